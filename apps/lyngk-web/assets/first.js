// Runs before the first paint: applies the language and the colours of the last visit, and requests what the program will ask for.
(() => {
  // In some browsers even reading the property throws.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const settings = Object.fromEntries((stored("lyngk.settings") ?? "").split("\n").map((line) => line.split("=")));
  const root = document.documentElement;

  const metas = [...document.querySelectorAll("meta[name^='lyngk-words-']")];
  const texts = new Map(metas.map(({ name, content }) => [name.split("-")[2], content]));
  const languages = [settings.language ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = languages.find((code) => texts.has(code)) ?? "en";

  const manifest = document.querySelector(`meta[name="lyngk-manifest-${root.lang}"]`);
  document.querySelector("link[rel='manifest']").href = manifest.content;

  if (settings.theme) root.dataset.theme = settings.theme;
  if (settings.pieces) root.dataset.pieces = settings.pieces;
  if (["light", "dark"].includes(settings.theme)) {
    document.querySelector("meta[name='color-scheme']").content = settings.theme;
    // The frame of the window has the chosen colours, too.
    for (const color of document.querySelectorAll("meta[name='theme-color']")) color.media = color.media.includes(settings.theme) ? "all" : "not all";
  }

  // A file that the system opens with the page, or a text that is shared with it, opens in the study.
  const study = (text) => {
    try {
      sessionStorage.setItem("lyngk.shared", text);
      location.hash = `study/shared-${Date.now()}`;
    } catch {
      // Without storage there is no way to hand it over.
    }
  };
  const parameters = new URLSearchParams(location.search);
  const shared = ["text", "url", "title"].map((name) => parameters.get(name)).find(Boolean);
  if (shared) {
    const here = location.origin + location.pathname;
    history.replaceState(null, "", here + location.hash);
    const [, link] = shared.split(`${here}#`);
    if (link) location.hash = link.split(/\s/)[0];
    else study(shared);
  }
  window.launchQueue?.setConsumer(async ({ files }) => {
    const [file] = files ?? [];
    if (file) study(await (await file.getFile()).text());
  });

  // The outline of the page belongs to the game, and the aim of the game to the first visit.
  if (/^#(learn|puzzles|study)\b/.test(location.hash)) root.dataset.first = "room";
  else if (stored("lyngk.welcomed")) root.dataset.first = "again";

  // The start of a first game is only true, and looks as the program will draw it, on a first visit.
  if (stored("lyngk.settings")) root.dataset.start = "unknown";

  // The program has failed.
  addEventListener("lyngk-failed", () => import(`./${document.querySelector("meta[name='lyngk-rescue']").content}`));

  const preload = (href) => document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
  preload(texts.get(root.lang));
  // A stored game can only be read by the part around the board.
  if (stored("lyngk.game")) for (const { content } of document.querySelectorAll("meta[name='lyngk-around']")) preload(content);
})();
