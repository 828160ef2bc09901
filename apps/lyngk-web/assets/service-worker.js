// Service worker: caches the page for offline use.
//
// `cargo xtask page` puts two constants before this: VERSION, the version of the page, and FILES, the names of all files with their
// digests. Names change with content, so a cached file never goes stale. Only the document, at SCOPE, differs between versions under
// one name.
//
// A new version is cached beside the one in use and waits until it is accepted, or until no tab is open.

const SCOPE = registration.scope;
const OURS = `lyngk ${SCOPE} `;
const CACHE = OURS + VERSION;
const IMMUTABLE = /^[\w-]+-[0-9a-f]{12}\.\w+$/;

// Users of a cache hold a lock of its name: a page for its own version, this worker for the cache it is filling.
addEventListener("install", (event) => event.waitUntil(navigator.locks.request(CACHE, { mode: "shared" }, fill)));

// Take control of open pages at once.
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(tidy)));

addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const [address] = url.split(/[?#]/);
  if (method !== "GET" || !address.startsWith(SCOPE)) return;
  const name = address.slice(SCOPE.length);
  if (mode === "navigate") {
    if (name === "" || name === "index.html") event.respondWith(cached(SCOPE, event.request));
  } else if (IMMUTABLE.test(name)) {
    event.respondWith(cached(address, event.request));
  }
});

// A notification leads to the page, which says there what it is about, or opens what it names.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  return page ? page.focus() : clients.openWindow(address);
}

// The cached response, or that of the network.
async function cached(address, request) {
  const cache = await caches.open(CACHE);
  return (await find(cache, address)) ?? (await find(caches, address)) ?? fetch(request);
}

// Responses vary by encoding, but their content does not.
function find(where, address) {
  return where.match(address, { ignoreVary: true });
}

// Fetches missing files. After a failure the next try continues.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const [name, integrity] of Object.entries(FILES)) {
    const address = SCOPE + name;
    if (await find(cache, address)) continue;
    await cache.put(address, (await find(caches, address)) ?? (await fetched(address, { integrity })));
  }
  const page = await fetched(SCOPE, { cache: "no-cache" });
  const text = await page.text();
  if (!text.includes(VERSION)) throw new Error("the document is of another version");
  // A new response: a redirected one cannot answer a navigation, and its body is already decompressed.
  const headers = new Headers(page.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  await cache.put(SCOPE, new Response(text, { headers }));
}

async function fetched(address, how) {
  const response = await fetch(address, how);
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  return response;
}

// Deletes the caches of versions that no page uses.
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  for (const name of names) {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      const coming = registration.installing ?? registration.waiting;
      if (lock && !coming) await caches.delete(name);
    });
  }
}
