// The page without a network.
//
// `cargo xtask page` writes two constants before this: VERSION, the version of the page, and FILES, the names of all its files with
// what their content is known by. Names change with content, so that a file that is kept is right for ever; only the document, at
// SCOPE, is another one in every version.
//
// A new version is fetched beside the one that is used and waits. It takes over when somebody says so, or when no page is open.

const SCOPE = registration.scope;
const OURS = `lyngk ${SCOPE} `;
const CACHE = OURS + VERSION;
const LASTING = /^[\w-]+-[0-9a-f]{16}\.\w+$/;

// Whoever uses a cache holds the lock of the same name: a page that of its version, and this the one that it fills.
addEventListener("install", (event) => event.waitUntil(navigator.locks.request(CACHE, { mode: "shared" }, fill)));

// Pages that are open already can use what is kept, too.
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
    if (name === "" || name === "index.html") event.respondWith(kept(SCOPE, event.request));
  } else if (LASTING.test(name)) {
    event.respondWith(kept(address, event.request));
  }
});

// What is kept, or else what the network has.
async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await find(cache, address)) ?? (await find(caches, address)) ?? fetch(request);
}

// The same file comes in several encodings, which makes no difference to what is in it.
function find(where, address) {
  return where.match(address, { ignoreVary: true });
}

// Fetches what is not there yet. When it fails it goes on from here next time.
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
  // Not as it came: what was redirected could not be shown later. What said how it was packed would be wrong now.
  const headers = new Headers(page.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  await cache.put(SCOPE, new Response(text, { headers }));
}

async function fetched(address, how) {
  const response = await fetch(address, how);
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  return response;
}

// Forgets the versions that nobody uses.
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  for (const name of names) {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      const coming = registration.installing ?? registration.waiting;
      if (lock && !coming) await caches.delete(name);
    });
  }
}
