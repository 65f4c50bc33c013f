/** Whether answering a call opens the conversation with the caller: a choice of this browser, on unless it was switched off. */
const KEY = 'ringline.openThread';

export const opensThread = (): boolean => localStorage.getItem(KEY) !== 'off';

export function chooseOpensThread(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
