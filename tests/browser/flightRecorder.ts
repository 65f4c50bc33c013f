/** What a page said and heard lately: the phone's states, the sockets' frames, the console. A journey that fails prints it. */
import type { Page, WebSocket } from 'playwright-core';
import type { Payload } from '../testkit/api.ts';

/** Lines that are kept of each page, and letters of each line. */
const LINES = 160;
const LETTERS = 420;

const records = new WeakMap<Page, string[]>();

/** Begins to keep what a page says. The states of its phone are written to the console by {@link tellStates}. */
export function recordFlight(page: Page): void {
  const lines: string[] = [];
  records.set(page, lines);
  const note = (what: string, text: string) => {
    if (text === '') return;
    lines.push(`${new Date().toISOString().slice(11, 23)} ${what} ${text.slice(0, LETTERS)}`);
    if (lines.length > LINES) lines.shift();
  };
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', (error) => note('error', error.message));
  page.on('requestfailed', (request) => note('failed', `${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('websocket', (socket: WebSocket) => {
    const name = new URL(socket.url()).pathname;
    note(name, 'opens');
    socket.on('close', () => note(name, 'closes'));
    socket.on('framesent', ({ payload }) => note(`${name} >`, told(payload)));
    socket.on('framereceived', ({ payload }) => note(`${name} <`, told(payload)));
  });
}

/** Of the carrier's signalling everything, of the edge's frames those of a call. Empty: it says nothing about one. */
function told(payload: string | Buffer): string {
  const text = String(payload);
  if (!text.startsWith('{')) return '';
  const { type, payload: said } = JSON.parse(text) as { type: string; payload?: Payload };
  if (said?.callsid !== undefined || type === 'register' || type === 'ready')
    return `${type} ${said?.callsid ?? ''} ${JSON.stringify(said?.error ?? said?.reconnect ?? '').slice(0, 80)}`;
  const changed = said?.data?.callChanged;
  if (!changed) return '';
  const { id, phase, version, status, endReason, myOffer, elsewhere, transfer } = changed.call;
  return JSON.stringify({
    cause: changed.cause,
    id,
    phase,
    version,
    status,
    endReason,
    myOffer,
    elsewhere,
    stage: transfer?.stage,
  });
}

/** What was kept of a page, one line each with the time of day. */
export const flightOf = (page: Page): string => (records.get(page) ?? []).join('\n');

/** Runs in every page before its own code: says when the phone shows another state, and how long a microphone takes to open. */
export function tellStates(): void {
  let before = '';
  const look = () => {
    const phone = document.querySelector('[data-testid="phone"]')?.getAttribute('data-state') ?? '-';
    const chip = document.querySelector('[data-testid="phone-status"]')?.getAttribute('data-status') ?? '-';
    const now = `phone ${phone}, chip ${chip}`;
    if (now === before) return;
    before = now;
    console.debug(now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state', 'data-status'],
  });
  const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (!ask) return;
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const since = performance.now();
    try {
      return await ask(constraints);
    } finally {
      console.debug(`microphone asked for, ${Math.round(performance.now() - since)} ms`);
    }
  };
}
