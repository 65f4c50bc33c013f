/** What a measurement says, and how it is said: one line a figure, `name ratio threshold ok|short`, costs beside it. */

/** Which side of the threshold is good. */
export interface Threshold {
  readonly kind: 'at least' | 'at most';
  readonly value: number;
}

export interface Figure {
  /** In words of the field, without spaces: `inbound-webhook`. */
  readonly name: string;
  /** Our side over the limit's side, or an absolute value when `unit` is given. */
  readonly value: number;
  /** For absolute values: `calls/s`, `ms`. A ratio has none. */
  readonly unit?: string;
  /** None: printed without a verdict. */
  readonly threshold?: Threshold;
  /** Printed beside it: CPU microseconds and SQL round trips per operation, both sides' absolute values. */
  readonly beside?: Readonly<Record<string, number | string>>;
}

/** How long and how often a measurement runs. `short` is for development: its figures are worth nothing. */
export interface BenchOptions {
  readonly short: boolean;
  /** One line of progress, for people. */
  readonly say: (line: string) => void;
}

export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

/** @returns undefined for a figure without a threshold */
export function isMet({ value, threshold }: Figure): boolean | undefined {
  if (!threshold) return undefined;
  return threshold.kind === 'at least' ? value >= threshold.value : value <= threshold.value;
}

export function rounded(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** `name ratio threshold ok|short (costs)`; `-` where there is no threshold. */
export function lineOf(figure: Figure): string {
  const met = isMet(figure);
  const threshold = figure.threshold
    ? `${figure.threshold.kind === 'at least' ? '>=' : '<='}${figure.threshold.value}`
    : '-';
  const verdict = met === undefined ? '-' : met ? 'ok' : 'short';
  const beside = Object.entries(figure.beside ?? {}).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? rounded(value) : value}`,
  );
  const value = rounded(figure.value) + (figure.unit ? ` ${figure.unit}` : '');
  return `${figure.name} ${value} ${threshold} ${verdict}${beside.length > 0 ? `   (${beside.join(', ')})` : ''}`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
