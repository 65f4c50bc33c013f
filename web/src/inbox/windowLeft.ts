const unit = (value: number, name: 'hour' | 'minute' | 'second', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

/** What is left of a time, never more than there is: 23 hr 59 min, 42 min, 30 sec. */
export function leftWords(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return unit(seconds, 'second', locale);
  const hours = Math.floor(minutes / 60);
  const rest = unit(minutes % 60, 'minute', locale);
  return hours === 0 ? rest : `${unit(hours, 'hour', locale)} ${rest}`;
}
