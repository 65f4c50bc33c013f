import { formatLocale } from '../app/i18n/formatLocale.ts';

/** So many labels fit below the bars. */
const MOST_LABELS = 12;

const WRITTEN: Readonly<Record<string, [short: Intl.DateTimeFormatOptions, whole: Intl.DateTimeFormatOptions]>> = {
  HOUR: [{ hour: 'numeric' }, { weekday: 'short', hour: 'numeric', minute: '2-digit' }],
  DAY: [
    { day: 'numeric', month: 'short' },
    { weekday: 'long', day: 'numeric', month: 'long' },
  ],
  MONTH: [{ month: 'short' }, { month: 'long', year: 'numeric' }],
};

/** How the buckets of a plot are named, on the clocks of the workspace: below the bars as far as there is room, and in whole. */
export function axisOf(bucket: string, timezone: string, buckets: number) {
  const [short, whole] = WRITTEN[bucket] ?? [{}, {}];
  const written = (at: unknown, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale(), { timeZone: timezone, ...options }).format(new Date(String(at)));
  const every = Math.ceil(buckets / MOST_LABELS);
  return {
    label: (at: unknown, index: number) => (index % every === 0 ? written(at, short) : ''),
    whole: (at: unknown) => written(at, whole),
  };
}
