// Registers the service worker, which caches the page. Fires the event "lyngk-update" when a newer version is cached, and loads it on
// the event "lyngk-load". Without service workers, as outside of secure contexts, it does nothing.

// Delay before the registration, so that it does not compete with the page. Not requestIdleCallback: in Chromium it can wait forever
// between an input and the next frame.
const LATER = 5_000;
// Minimum time between checks for an update when a tab becomes visible.
const CHECK_AFTER = 3_600_000;

const workers = available();

// Registration fails without storage and in some private windows. The page works all the same.
if (workers) {
  holdLock().catch(() => {});
  setTimeout(() => start().catch(() => {}), LATER);
}

// In some browsers even reading the property throws.
function available() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

// Holds a lock that keeps the cache of this version as long as the page is open.
async function holdLock() {
  const scope = new URL("./", document.baseURI).href;
  const version = document.querySelector("meta[name='lyngk-version']").content;
  await navigator.locks.request(`lyngk ${scope} ${version}`, { mode: "shared" }, () => new Promise(() => {}));
}

async function start() {
  // Offline, registering would log an error.
  const registration = await (navigator.onLine ? workers.register("service-worker.js") : workers.getRegistration());
  if (!registration) return;
  watch(registration);
  registration.active?.postMessage("tidy");
  addEventListener("lyngk-load", () => load(registration));
}

function watch(registration) {
  const offer = () => dispatchEvent(new Event("lyngk-update"));
  // The first installation is not an update.
  const look = () => registration.waiting && registration.active && offer();
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  // Another tab has loaded the update. This one is offered it, too.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (controlled) offer();
    controlled = true;
  });
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !navigator.onLine || Date.now() - checked < CHECK_AFTER) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}

// Activates the newer version and reloads the page.
function load({ waiting }) {
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener("statechange", () => waiting.state === "activating" || location.reload());
  waiting.postMessage("take over");
}
