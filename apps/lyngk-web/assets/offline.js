// Has the service worker keep the page for when there is no network, and says when a newer one is here: the event "lyngk-update".
// Whoever wants that one says "lyngk-load". Where browsers have no service worker, as outside of secure contexts, nothing happens.

// What is needed now comes first. An idle moment is not waited for: Chromium knows none between an input and the next picture, which
// may never be drawn.
const LATER = 5_000;
// A page that is never closed looks for a newer one whenever somebody comes back to it, but not more often.
const CHECK_AFTER = 3_600_000;

const workers = available();

// Without storage, or in some private windows, nothing can be kept either. The page is as good as it was.
if (workers) {
  stay().catch(() => {});
  setTimeout(() => start().catch(() => {}), LATER);
}

// Some browsers have them and forbid even to ask.
function available() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

// As long as this page is open its version is kept.
async function stay() {
  const scope = new URL("./", document.baseURI).href;
  const version = document.querySelector("meta[name='lyngk-version']").content;
  await navigator.locks.request(`lyngk ${scope} ${version}`, { mode: "shared" }, () => new Promise(() => {}));
}

async function start() {
  // Who asks for it without a network is told in the console that there is none.
  const registration = await (navigator.onLine ? workers.register("service-worker.js") : workers.getRegistration());
  if (!registration) return;
  watch(registration);
  registration.active?.postMessage("tidy");
  addEventListener("lyngk-load", () => load(registration));
}

function watch(registration) {
  const offer = () => dispatchEvent(new Event("lyngk-update"));
  // The first one ever does not wait for another.
  const look = () => registration.waiting && registration.active && offer();
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  // It was loaded in another page. This one goes on, and may follow.
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

// The newer version takes over, and this page becomes one of it.
function load({ waiting }) {
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener("statechange", () => waiting.state === "activating" || location.reload());
  waiting.postMessage("take over");
}
