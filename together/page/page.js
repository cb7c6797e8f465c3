// The page that the other phones at a table open: it draws what the host sends, and sends what is tapped. It keeps
// every tap until the host has answered it, and works out nothing itself.

import { html, nothing, render } from "./lit-html.js";

const KEPT = "elvaland"; // begins the names under which this browser keeps something
const MOST_ACTS = 20; // in a request
const RETRY = [300, 1000, 2000]; // milliseconds until a request is tried again
const FULL_RETRY = 2000; // where the host could not store a tap
const CLOSED_RETRY = 5000;
const SLOW = 6000; // milliseconds after which a request is given up, and later one that waits for news
const WAIT = 14000; // longer than the host waits

const root = document.documentElement;
const page = document.getElementById("page");

const kept = {
  get(name) {
    try {
      return localStorage.getItem(`${KEPT}.${name}`);
    } catch {
      return null; // storage is switched off
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`${KEPT}.${name}`, value);
    } catch {
      // full or switched off: the page itself still holds it
    }
  },
};

const random = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");

let key = new URLSearchParams(location.hash.slice(1)).get("k") || "";
let language = kept.get("language") || (navigator.language.startsWith("fr") ? "fr" : "en");
let labels = {};
const guest = kept.get("guest") || random();
kept.set("guest", guest);
const pageId = crypto.getRandomValues(new Uint32Array(1))[0];

let table = null; // what the host told last
let sections = new Map(); // the sections of the hand, by id
let queue = []; // acts that the host has not answered
let state = "choosing";
let lost = false; // whether the host is out of reach
let message = ""; // a sentence about the last refusal
let dialog = null; // an explanation that lies over the page
let opened = new Set(); // long groups that were opened
let choosing = false; // whether another seat is chosen
let lit = ""; // the section in sight

const say = (name, values = {}) => (labels[name] || name).replace(/\{(\w+)\}/g, (_, gap) => values[gap]);

// the acts, kept until they are answered

const queueName = () => `acts.${key.slice(0, 8)}`;

function act(what) {
  queue.push({ id: random(), seat: 0, section: "", key: "", sections: 0, ...what });
  message = "";
  keepQueue();
  draw();
  wake();
}

function keepQueue() {
  kept.set(queueName(), JSON.stringify(queue));
}

// talking with the host: one request at a time; one that waits for news is given up when there is something to send

let wakeUp = () => {};
let waiting = null;

function wake() {
  if (waiting) waiting.abort();
  wakeUp();
}

const pause = (time) =>
  new Promise((done) => {
    const timer = setTimeout(done, time);
    wakeUp = () => {
      clearTimeout(timer);
      done();
    };
  });

async function post(path, body, signal) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Elvaland-Key": key },
    body: JSON.stringify(body),
    cache: "no-store",
    signal,
  });
  return { status: response.status, told: response.headers.get("Content-Type").includes("json") ? await response.json() : {} };
}

async function talk() {
  let failed = 0;
  for (;;) {
    const acts = queue.slice(0, MOST_ACTS);
    const waits = !acts.length && table !== null && !lost;
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), waits ? WAIT : SLOW);
    waiting = waits ? control : null;
    try {
      const seen = table ? table.version : 0;
      const { status, told } = await post(
        "/table",
        { guest, language, seen, page: pageId, acts, waits },
        control.signal,
      );
      failed = 0;
      lost = false;
      if (status === 403) {
        state = "refused";
        draw();
        return;
      }
      if (told.state === "again") continue; // a later request of this page took its turn
      if (told.state === "closed") {
        state = "closed";
        draw();
        await pause(CLOSED_RETRY);
      } else if (status === 200) {
        answered(told);
        if (told.refused.includes("refused_not_kept")) await pause(FULL_RETRY);
      } else {
        throw new Error(`status ${status}`);
      }
    } catch (error) {
      if (error.name === "AbortError" && waits && queue.length) continue;
      failed += 1;
      if (failed > 1 && state !== "closed") {
        lost = true;
        draw();
      }
      await pause(RETRY[Math.min(failed, RETRY.length) - 1]);
    } finally {
      clearTimeout(timer);
      waiting = null;
    }
  }
}

function answered(told) {
  const done = new Set(told.answered);
  const before = table && table.hand && table.hand.seat;
  queue = queue.filter((one) => !done.has(one.id));
  keepQueue();
  if (told.hand) {
    const now = new Map();
    for (const section of told.hand.sections) {
      now.set(section.id, section.title === undefined ? sections.get(section.id) : section);
    }
    sections = now;
    if (before !== told.hand.seat) {
      choosing = false;
      opened = new Set();
      toTop();
    }
  }
  if ((told.state === "result") !== (state === "result")) toTop();
  table = told;
  state = told.state;
  if (told.refused.length) message = say(told.refused[told.refused.length - 1]);
  draw();
}

// drawing

function toTop() {
  const scrolls = page.querySelector(".scroller");
  if (scrolls) scrolls.scrollTop = 0;
  scrollTo(0, 0);
}

const scroller = (content) => html`<div class="scroller">${content}</div>`;
const icon = (sign) => (sign ? html`<span class="icon" aria-hidden="true">${sign}</span>` : nothing);
const number = (text) => html`<span class="number">${text}</span>`;

function draw() {
  const shown = lost ? "lost" : state;
  root.dataset.state = shown;
  root.dataset.unsent = queue.length;
  root.lang = language;
  document.title = say("page_title");
  render(html`${body()} ${dialog ? dialogBox() : nothing}`, page);
}

function body() {
  if (!labels.page_title) return nothing;
  if (state === "refused") return scroller(codeForm());
  if (state === "closed") return scroller(html`<main class="notice"><h1>${say("closed")}</h1></main>`);
  if (!table) return lost ? scroller(html`<main class="notice"><h1>${say("lost_host")}</h1></main>`) : nothing;
  if (state === "result" && !choosing) return scroller(resultPage());
  if (!table.hand || choosing) return scroller(seatsPage());
  return handPage();
}

function notices() {
  return html`
    <div role="status" class="notices">
      ${lost ? html`<p class="lost">${say("lost_host")}</p>` : nothing}
      ${lost && queue.length ? html`<p>${say("unsent", { count: queue.length })}</p>` : nothing}
      ${message ? html`<p>${message}</p>` : nothing}
    </div>`;
}

const languageButton = () =>
  html`<button class="plain" lang=${language === "fr" ? "en" : "fr"} @click=${switchLanguage}>${say("language")}</button>`;

function codeForm() {
  return html`
    <main class="notice">
      <h1>Elvaland</h1>
      <p>${say("refused_key")}</p>
      <form @submit=${enter}>
        <label for="code">${say("code")}</label>
        <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" required>
        <button class="gold">${say("enter")}</button>
      </form>
      ${notices()} ${languageButton()}
    </main>`;
}

function seatsPage() {
  const taken = (index) => table.hand && table.hand.seat === index;
  return html`
    <main class="seats">
      <p class="game">${table.title}</p>
      <h1>${say("choose_seat")}</h1>
      <p>${say("choose_seat_how")}</p>
      ${notices()}
      <ul>
        ${table.seats.map((seat, index) => html`
          <li>
            <button class="seat" data-seat=${index} aria-current=${taken(index) ? "true" : nothing} @click=${() => sit(index)}>
              <span class="name">${seat.name}</span>
              ${seat.note ? html`<span class="note">${seat.note}</span>` : nothing}
              <span class="number" data-total=${index}>${seat.total}</span>
            </button>
          </li>`)}
      </ul>
      ${state === "result" ? html`<button class="plain" @click=${() => show(false)}>${say("close")}</button>` : nothing}
      ${languageButton()}
    </main>`;
}

function handPage() {
  const { hand, seats } = table;
  const me = seats[hand.seat];
  const list = [...sections.values()];
  const wanted = pending();
  return html`
    <header>
      <div class="me">
        <h1 class="name">${me.name}</h1>
        <button class="whole" data-do="why" @click=${() => explain(hand.seat, {})}>
          <span role="status" aria-atomic="true"><span class="hidden">${me.name} </span><span class="number" data-total=${hand.seat}>${me.total}</span></span><span class="hidden"> ${say("why")}</span>
        </button>
        <button class="plain" data-do="seats" @click=${() => show(true)}>${say("other_seat")}</button>
      </div>
    </header>
    <nav class="strip" aria-label=${say("sections")}>
      ${list.map((section) => html`
        <button class="c-${section.colour} ${lit === section.id ? "lit" : ""}" @click=${() => jump(section.id)}>
          ${icon(section.icon)}<span class="hidden">${section.title}</span>${number(section.points)}
          ${section.marks.length ? html`<span class="mark" aria-hidden="true"></span>` : nothing}
        </button>`)}
    </nav>
    ${notices()}
    <main class="scroller">
      <ul class="others" aria-label=${say("everybody")}>
        ${seats.map((seat, index) => index === hand.seat ? nothing : html`
          <li class=${seat.counted ? "counted" : ""}><span class="name">${seat.name}</span> <span class="number" data-total=${index}>${seat.total}</span></li>`)}
      </ul>
      <p class="game">${[table.title, hand.cards].filter(Boolean).join(" · ")}</p>
      <div class="hand">
      ${list.map((section) => sectionBox(section, wanted))}
      ${hand.commands.length ? html`
        <div class="actions">
          ${hand.commands.map((offer) => html`<button class="plain" data-key=${offer.key} @click=${() => command(offer.key)}>${offer.label}</button>`)}
        </div>` : nothing}
      ${languageButton()}
      </div>
    </main>
    <footer>
      ${hand.counted ? html`<p class="waiting" role="status"><b>${say("waiting_for_all")}</b> ${table.waiting}</p>` : nothing}
      <button data-do="undo" aria-disabled=${!hand.undo} aria-label=${say("undo")} @click=${() => hand.undo && act({ do: "undo" })}>${icon(labels.icon_undo)}</button>
      <button data-do="redo" aria-disabled=${!hand.redo} aria-label=${say("redo")} @click=${() => hand.redo && act({ do: "redo" })}>${icon(labels.icon_redo)}</button>
      ${hand.counted
        ? html`<button class="wide" data-do="not_counted" @click=${() => act({ do: "not_counted" })}>${say("count_on")}</button>`
        : html`<button class="gold" data-do="done" aria-disabled=${!hand.countable} @click=${counted}>${say("my_hand_is_counted")}</button>`}
    </footer>`;
}

function sectionBox(section, wanted) {
  const name = `title-${section.id.replace(/\W/g, "-")}`;
  return html`
    <section data-section=${section.id} class="c-${section.colour}" aria-labelledby=${name}>
      <h2>
        <button class="head" data-do="why" @click=${() => explain(table.hand.seat, { section: section.id }, section.marks)}>
          ${icon(section.icon)}
          <span id=${name} class="title">${section.title}${section.hint ? html` <small>${section.hint}</small>` : nothing}</span>
          ${section.marks.length ? html`<span class="mark" role="img" aria-label=${section.marks.join(" ")}>?</span>` : nothing}
          ${number(section.points)}<span class="hidden">${say("why")}</span>
        </button>
      </h2>
      ${section.groups.map((group, index) => groupBox(section, group, `${section.id} ${index}`, wanted))}
    </section>`;
}

function groupBox(section, group, name, wanted) {
  const all = opened.has(name) || group.offers.slice(group.first).some((offer) => offer.held);
  const offers = all ? group.offers : group.offers.slice(0, group.first);
  return html`
    ${group.title ? html`<h3>${group.title}</h3>` : nothing}
    <div class="chips ${group.look}">
      ${offers.map((offer) => chip(section, offer, wanted))}
      ${offers.length < group.offers.length ? html`<button class="chip more" aria-label=${say("more_values")} @click=${() => open(name)}>…</button>` : nothing}
    </div>`;
}

function chip(section, offer, wanted) {
  const held = offer.held || 0;
  const note = offer.note || (held > 1 ? `×${held}` : "");
  const look = [held ? "held" : offer.gone ? "gone" : "", offer.colour ? `c-${offer.colour}` : "", wanted.has(`${section.id} ${offer.key}`) ? "unsent" : ""];
  return html`
    <button class="chip ${look.join(" ")}" data-key=${offer.key} data-held=${held} aria-pressed=${held > 0}
      @click=${() => act({ do: "tap", section: section.id, key: offer.key })}>
      ${offer.icon ? icon(offer.icon) : nothing}<span class="label">${offer.label}</span>
      ${note ? html`<span class="note">${held > 1 && !offer.note ? html`<span aria-hidden="true">${note}</span><span class="hidden">, ${say("held_times", { count: held })}</span>` : note}</span>` : nothing}
    </button>`;
}

function resultPage() {
  const { result, seats } = table;
  return html`
    <main class="result" data-result>
      <p class="game">${table.title}</p>
      ${result.curtain ? curtainBox(result) : result.reveal ? revealBox(result) : html`
        <h1>${result.verdict}</h1>
        ${result.warnings.map((text) => html`<p class="warning">${text}</p>`)}
        <ol class="standings">
          ${result.standings.map((one) => html`
            <li class=${one.won ? "won" : ""}>
              <button class="standing" data-do="why" @click=${() => explain(one.seat, {})}>
                ${standing(one, result.zero)}
                <span class="hidden">${say("why")}</span>
                <span class="figures" aria-hidden="true">
                  ${result.rows.slice(0, -1).map((row) => html`
                    <span class=${row.cells[one.seat].best ? "best" : ""}><span class="c-${row.colour}">${icon(row.icon)}</span>${row.cells[one.seat].number}</span>`)}
                </span>
              </button>
            </li>`)}
        </ol>
        ${result.ahead ? html`<p>${result.ahead}</p>` : nothing}
        <div class="scrolls" tabindex="0" role="region" aria-label=${say("everybody")}>
          <table>
            <thead><tr><td></td>${seats.map((seat) => html`<th scope="col">${seat.name}</th>`)}</tr></thead>
            <tbody>
              ${result.rows.map((row) => html`
                <tr class=${row.id === "total" ? "total" : ""}>
                  <th scope="row" class="c-${row.colour}">${icon(row.icon)} <span class="title">${row.title}</span></th>
                  ${row.cells.map((cell, seat) => html`
                    <td><button class="cell ${cell.best ? "best" : ""}" data-do="why"
                      @click=${() => explain(seat, row.id === "total" ? {} : { row: row.id })}>${cell.number}<span class="hidden"> ${say("why")}</span></button></td>`)}
                </tr>`)}
            </tbody>
          </table>
        </div>
        ${result.notes.map((notes) => html`<h2>${notes.title}</h2><ul class="notes">${notes.sentences.map((text) => html`<li>${text}</li>`)}</ul>`)}
        `}
      ${notices()}
      <div class="actions">
        ${table.hand ? html`<button class="plain" data-do="not_counted" @click=${() => act({ do: "not_counted" })}>${say("count_on")}</button>` : nothing}
        ${languageButton()}
      </div>
    </main>`;
}

const curtainBox = ({ curtain, names }) => html`
  <div role="status"><h1>${curtain}</h1></div>
  <p>${names}</p>
  <p class="warning">${say("curtain_elsewhere")}</p>`;

function revealBox({ reveal, zero }) {
  const many = reveal.players.length;
  return html`
    <div role="status">
      <h1 class="c-${reveal.colour} reveal">${icon(reveal.icon)} ${reveal.title}</h1>
      ${reveal.sentence ? html`<p>${reveal.sentence}</p>` : nothing}
    </div>
    <ol class="standings moving" .style=${`height:${many * 5}rem`}>
      ${reveal.players.map((one) => html`
        <li class=${one.won ? "won" : ""} .style=${`top:${(100 * one.position) / many}%`}>
          <div class="standing">${standing(one, zero)}</div>
        </li>`)}
    </ol>`;
}

const standing = (one, zero) => html`
  <span class="rank">${one.rank}</span><span class="name">${one.name}</span>
  <span class="crown">${one.won ? icon(labels.icon_winner) : nothing}</span>
  <span class="number" data-total=${one.seat === undefined ? nothing : one.seat}>${one.total}</span>
  ${bar(one.bar, zero)}`;

function bar(parts, zero) {
  const percent = (share) => `${(100 * share).toFixed(2)}%`;
  return html`
    <span class="bar" aria-hidden="true">
      ${parts.map(({ colour, icon: sign, start, reach }) => html`
        <i class="c-${colour}" .style=${`left:${percent(Math.min(start, start + reach))};width:calc(${percent(Math.abs(reach))} - 2px)`}>${Math.abs(reach) > 0.09 ? icon(sign) : nothing}</i>`)}
      ${zero ? html`<i class="zero" .style=${`left:${percent(zero)}`}></i>` : nothing}
    </span>`;
}

// what lies over the page: an explanation, with the focus inside until it is closed

let focusBefore = null;

function dialogBox() {
  return html`
    <div class="veil" @click=${closeDialog}></div>
    <div class="dialog" role="dialog" aria-modal="true" aria-labelledby="dialog-title" @keydown=${dialogKey}>
      <h2 id="dialog-title" tabindex="-1">${dialog.title}</h2>
      ${dialog.marks.map((text) => html`<p class="warning">${text}</p>`)}
      <ol class="steps">
        ${dialog.steps.map((step) => html`
          <li>
            <span class="number">${step.points}</span>
            <div><p>${step.text}</p>
              ${step.source ? html`<details><summary>${step.source}</summary><p>${step.rule}</p></details>` : nothing}
            </div>
          </li>`)}
      </ol>
      <button class="gold" data-do="close" @click=${closeDialog}>${say("close")}</button>
    </div>`;
}

function dialogKey(event) {
  if (event.key === "Escape") closeDialog();
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll("summary, button")];
  const at = inside.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
  inside[(at + inside.length) % inside.length].focus();
  event.preventDefault();
}

function closeDialog() {
  dialog = null;
  draw();
  if (focusBefore) focusBefore.focus();
}

async function explain(seat, what, marks = []) {
  focusBefore = document.activeElement;
  try {
    const { status, told } = await post("/why", { language, seat, section: "", row: "", ...what });
    if (status !== 200) return;
    dialog = { ...told, marks };
    draw();
    document.getElementById("dialog-title").focus();
  } catch {
    lost = true;
    draw();
  }
}

// what buttons do

const pending = () => new Set(queue.filter((one) => one.do === "tap").map((one) => `${one.section} ${one.key}`));

function sit(seat) {
  choosing = false;
  if (!table.hand || table.hand.seat !== seat) act({ do: "sit", seat });
  else draw();
}

function show(seats) {
  choosing = seats;
  draw();
  toTop();
}

function open(name) {
  opened.add(name);
  draw();
}

function command(name) {
  act({ do: "tap", section: "", key: name, sections: sections.size });
}

function counted() {
  if (table.hand.countable) act({ do: "counted" });
  else {
    message = say("refused_empty");
    draw();
  }
}

function jump(id) {
  const box = page.querySelector(`[data-section="${CSS.escape(id)}"]`);
  box.scrollIntoView({ block: "start" });
  box.querySelector("button").focus({ preventScroll: true });
}

async function enter(event) {
  event.preventDefault();
  const code = new FormData(event.target).get("code");
  try {
    const { told } = await post("/enter", { code });
    if (!told.key) {
      message = say(told.why || "wrong_code");
      draw();
      return;
    }
    key = told.key;
    history.replaceState(null, "", `#k=${key}`);
    start();
  } catch {
    message = say("lost_host");
    draw();
  }
}

async function switchLanguage() {
  language = language === "fr" ? "en" : "fr";
  kept.set("language", language);
  await learn();
  message = "";
  table = table && { ...table, version: 0 }; // in the other language nothing is known yet
  draw();
  wake();
}

async function learn() {
  const response = await fetch(`/${language}.json`);
  labels = await response.json();
}

// the section in sight is lit in the strip

let tick = false;

addEventListener("scroll", () => {
  if (tick) return;
  tick = true;
  requestAnimationFrame(() => {
    tick = false;
    const strip = page.querySelector(".strip");
    if (!strip) return;
    const line = strip.getBoundingClientRect().bottom + 60;
    const boxes = [...page.querySelectorAll("[data-section]")];
    const now = boxes.filter((box) => box.getBoundingClientRect().top <= line).pop() || boxes[0];
    if (now && lit !== now.dataset.section) {
      lit = now.dataset.section;
      draw();
    }
  });
}, { passive: true, capture: true });

addEventListener("online", () => wakeUp());
document.addEventListener("visibilitychange", () => document.hidden || wakeUp());
addEventListener("hashchange", () => location.reload());

async function start() {
  message = "";
  state = "choosing";
  try {
    queue = JSON.parse(kept.get(queueName()) || "[]");
  } catch {
    queue = [];
  }
  while (!labels.page_title) {
    try {
      await learn();
    } catch {
      await pause(1000);
    }
  }
  if (!key) state = "refused";
  draw();
  if (key) talk();
}

start();
