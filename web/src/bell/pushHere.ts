/** Whether web push is on in this browser, for whom, and whether they were asked. */

const KEY = 'ringline.push';
const LATER_KEY = 'ringline.push-later';

export interface Pushed {
  readonly user: string;
  /** The session that the server knows it of. */
  readonly session: string;
  /** When the server was told, ms. */
  readonly at: number;
}

/** Undefined: it is off here. */
export function pushesHere(): Pushed | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Pushed);
}

export function rememberPush(on: Pushed | undefined): void {
  if (on === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(on));
}

/** The person said "not now" here: they find it in the settings. */
export const saidLater = (): boolean => localStorage.getItem(LATER_KEY) !== null;
export const sayLater = (): void => localStorage.setItem(LATER_KEY, '1');
