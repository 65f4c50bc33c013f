/** Regions whose week begins on Sunday (CLDR), for browsers that do not tell. */
const SUNDAY = new Set(
  `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG
   SV TH TT TW UM US VE VI WS YE ZA ZW`.split(/\s+/),
);

type WeekInfo = { readonly firstDay: number };

/** The day that a week begins with where a locale is spoken, 0 for Sunday. @param locale BCP 47 */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const first = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  if (first !== undefined) return (first % 7) as 0;
  return SUNDAY.has(known.maximize().region ?? '') ? 0 : 1;
}
