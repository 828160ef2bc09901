// Shown when the program has failed: says what has happened, and saves a copy of what is stored. It does not need the program.

// What has happened; that all is stored, or that something is not; and the two buttons.
const TEXTS = {
  en: ["LYNGK has stopped because of an error.", "Your games and studies are stored in this browser. Load the page again to go on.", "Something could not be stored. Save a copy before you load the page again.", "Load again", "Save a copy"],
  de: ["LYNGK ist wegen eines Fehlers stehen geblieben.", "Deine Partien und Studien sind in diesem Browser gespeichert. Lade die Seite neu, um weiterzumachen.", "Etwas konnte nicht gespeichert werden. Sichere eine Kopie, bevor du die Seite neu lädst.", "Neu laden", "Kopie sichern"],
  fr: ["LYNGK s’est arrêté à cause d’une erreur.", "Vos parties et vos études sont enregistrées dans ce navigateur. Rechargez la page pour continuer.", "Quelque chose n’a pas pu être enregistré. Enregistrez une copie avant de recharger la page.", "Recharger", "Enregistrer une copie"],
  it: ["LYNGK si è fermato per un errore.", "Le tue partite e i tuoi studi sono salvati in questo browser. Ricarica la pagina per continuare.", "Qualcosa non è stato salvato. Salva una copia prima di ricaricare la pagina.", "Ricarica", "Salva una copia"],
  nl: ["LYNGK is door een fout gestopt.", "Je partijen en studies zijn in deze browser bewaard. Laad de pagina opnieuw om verder te gaan.", "Iets kon niet worden bewaard. Bewaar een kopie voordat je de pagina opnieuw laadt.", "Opnieuw laden", "Kopie bewaren"],
  es: ["LYNGK se ha detenido por un error.", "Tus partidas y estudios están guardados en este navegador. Vuelve a cargar la página para continuar.", "Algo no se ha podido guardar. Guarda una copia antes de volver a cargar la página.", "Volver a cargar", "Guardar una copia"],
  pl: ["LYNGK przestał działać z powodu błędu.", "Twoje partie i studia są zapisane w tej przeglądarce. Wczytaj stronę ponownie, aby kontynuować.", "Czegoś nie udało się zapisać. Zapisz kopię, zanim wczytasz stronę ponownie.", "Wczytaj ponownie", "Zapisz kopię"],
  ru: ["LYNGK остановился из-за ошибки.", "Ваши партии и разборы сохранены в этом браузере. Перезагрузите страницу, чтобы продолжить.", "Что-то не удалось сохранить. Сохраните копию, прежде чем перезагружать страницу.", "Перезагрузить", "Сохранить копию"],
};

const STYLE = `
  .failed { max-width: min(30rem, 100vw - 2rem); padding: 1.25rem; border: 1px solid var(--line, gray); border-radius: 12px; background: var(--surface-raised, Canvas); color: var(--text, CanvasText); font: 1rem/1.5 var(--font, system-ui); }
  .failed::backdrop { background: var(--backdrop, rgb(0 0 0 / .5)); }
  .failed h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
  .failed p { margin: 0 0 1rem; }
  .failed div { display: flex; flex-wrap: wrap; gap: .75rem; }
  .failed button { min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--line-strong, gray); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
  .failed button.primary { border-color: var(--accent, Highlight); background: var(--accent, Highlight); color: var(--accent-contrast, HighlightText); }
`;

// Keys of local storage with games: the one on the board, and those that wait for the library.
const GAMES = ["lyngk.game", "lyngk.games"];
// What is open in the study: the number of an entry, or another sign, and then a record.
const OPEN = "lyngk.study.open";

// The page's variables of the same names hold what could not be written there.
function kept(key) {
  const texts = [window[key]];
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      texts.push(window[name].getItem(key));
    } catch {
      // The browser refuses access.
    }
  }
  return texts.filter((text) => typeof text === "string" && text !== "");
}

// The record of an open study that is not an entry of the library.
function unstored(open) {
  const [head, ...record] = (open ?? "").split("\n");
  return record.length > 0 && Number.isNaN(Number.parseInt(head)) ? [record.join("\n")] : [];
}

// The entries of the library, as records. The first line of an entry has its kind.
async function entries() {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    const request = indexedDB.open("lyngk");
    // There is none.
    request.onupgradeneeded = () => request.transaction.abort();
    const database = await done(request);
    const texts = await done(database.transaction("entries").objectStore("entries").getAll());
    database.close();
    return texts.reverse().map((text) => {
      const end = text.indexOf("\n");
      return (text.startsWith("study") ? '[Kind "study"]\n' : "") + text.slice(end + 1);
    });
  } catch {
    return [];
  }
}

async function save() {
  const records = [...kept(OPEN).flatMap(unstored), ...GAMES.flatMap(kept), ...(await entries())].map((text) => text.trim());
  const file = new Blob([...new Set(records)].filter(Boolean).map((text) => `${text}\n\n`), { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `lyngk-${new Date().toISOString().slice(0, 10)}.lgn`;
  link.click();
}

function show() {
  const [title, stored, endangered, load, copy] = TEXTS[document.documentElement.lang] ?? TEXTS.en;
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const dialog = Object.assign(document.createElement("dialog"), { className: "failed", id: "rescue" });
  dialog.setAttribute("aria-labelledby", "rescue-title");
  const isUnstored = [...GAMES.map((key) => window[key]), ...unstored(window[OPEN])].some((text) => typeof text === "string");
  const add = (to, name, properties) => to.appendChild(Object.assign(document.createElement(name), properties));
  add(dialog, "h2", { id: "rescue-title", textContent: title });
  add(dialog, "p", { textContent: isUnstored ? endangered : stored });
  const buttons = add(dialog, "div", {});
  const reload = { id: "rescue-load", type: "button", textContent: load, onclick: () => location.reload() };
  const download = { id: "rescue-save", type: "button", textContent: copy, onclick: save };
  const [first, second] = isUnstored ? [download, reload] : [reload, download];
  add(buttons, "button", { ...first, className: "primary" });
  add(buttons, "button", second);
  // The program behind it is dead.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  document.body.append(dialog);
  dialog.showModal();
  // Whatever fails after this must not show it again.
  document.getElementById("failed").remove();
}

if (!document.getElementById("rescue")) show();
