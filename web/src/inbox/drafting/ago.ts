const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit that fits: "4 sec. ago". @param left negative milliseconds */
export function agoWords(left: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const passed = Math.max(0, -left);
  for (const [unit, ms] of STEPS) if (passed >= ms) return format.format(-Math.floor(passed / ms), unit);
  return format.format(-Math.max(1, Math.floor(passed / 1_000)), 'second');
}
