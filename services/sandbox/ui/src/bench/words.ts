/** Numbers and times as a phone shows them. */

/** National for the North American plan, grouped otherwise. */
export function showNumber(number: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (us) return `(${us[1]}) ${us[2]}-${us[3]}`;
  const gb = /^\+44(\d{4})(\d{6})$/.exec(number);
  if (gb) return `0${gb[1]} ${gb[2]}`;
  return number;
}

/** Grouped, with the country code. */
export function showInternational(number: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (us) return `+1 ${us[1]} ${us[2]} ${us[3]}`;
  return number.replace(/^(\+44)(\d{4})/, '$1 $2 ');
}

/** Digits as people type them, in E.164: ten digits are North American. */
export function toE164(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/** Whether it calls and rings; short codes and names of senders do nothing but text. */
export const isPhone = (number: string): boolean => number.startsWith('+');

/** A number as it is typed, or a sender's name or short code as it is. */
export const toAddress = (typed: string): string =>
  /[a-z]/i.test(typed) || /^\d{3,8}$/.test(typed.trim()) ? typed.trim() : toE164(typed);

/** mm:ss since a moment in milliseconds. */
export function clock(sinceMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

export const timeOfDay = (iso: string) =>
  new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });

/** A number that its workspace gave no name is called by its digits. */
const isNamed = ({ name }: { readonly name: string }) => name !== '' && !name.startsWith('(');

/** Numbers that have a name come first, since people know what these are; the others keep their order. */
export const namedFirst = <Number extends { readonly name: string }>(numbers: readonly Number[]): Number[] => [
  ...numbers.filter(isNamed),
  ...numbers.filter((one) => !isNamed(one)),
];

/** What a button that calls a number says. */
export const callLabel = (one: { readonly name: string; readonly number: string }): string =>
  `Call ${isNamed(one) ? one.name : showNumber(one.number)}`;
