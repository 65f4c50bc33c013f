/** What is made of the samples of a leg: worst and median, and fewer samples of a call that lasts. */

export interface Sample {
  /** Counted from 0. */
  number: number;
  /** When it ended, epoch ms. */
  at: number;
  rttMs?: number;
  jitterMs?: number;
  /** Percent of the packets, 0 to 100: on their way to the browser, and on their way from it. */
  lossPercent?: number;
  sentLossPercent?: number;
  /** Mean opinion score, 1 to 5. */
  mos?: number;
  heard: boolean;
  spoke: boolean;
}

export type Figure = 'rttMs' | 'jitterMs' | 'lossPercent' | 'sentLossPercent' | 'mos';
export type Figures = Partial<Record<Figure, number>>;
export interface Summary {
  worst: Figures;
  median: Figures;
  silentSeconds: number;
}

const FIGURES: readonly Figure[] = ['rttMs', 'jitterMs', 'lossPercent', 'sentLossPercent', 'mos'];

/** Of a mean opinion score less is worse, of everything else more. */
const worse = (figure: Figure, one: number, other: number): number =>
  figure === 'mos' ? Math.min(one, other) : Math.max(one, other);

/** The worst and the median of each figure that there is. @param sampleSeconds that each sample stands for */
export function summarise(samples: readonly Sample[], sampleSeconds: number): Summary {
  const summary: Summary = {
    worst: {},
    median: {},
    silentSeconds: samples.filter(({ heard }) => !heard).length * sampleSeconds,
  };
  for (const figure of FIGURES) {
    const known = samples.flatMap((sample) => sample[figure] ?? []).toSorted((one, other) => one - other);
    const [first] = known;
    if (first === undefined) continue;
    summary.worst[figure] = known.reduce((one, other) => worse(figure, one, other));
    summary.median[figure] = known[Math.floor(known.length / 2)] ?? first;
  }
  return summary;
}

/** Adds what was reported; what comes again replaces itself. Beyond `most` two neighbours become one, with the worse of each figure. */
export function withSamples(known: readonly Sample[], more: readonly Sample[], most: number): Sample[] {
  const byNumber = new Map([...known, ...more].map((sample) => [sample.number, sample]));
  let samples = [...byNumber.values()].toSorted((one, other) => one.number - other.number);
  while (samples.length > most) samples = thinned(samples);
  return samples;
}

function thinned(samples: readonly Sample[]): Sample[] {
  const pairs: Sample[] = [];
  for (let index = 0; index < samples.length; index += 2) {
    const [one, other] = [samples[index], samples[index + 1]];
    if (one) pairs.push(other ? joined(one, other) : one);
  }
  return pairs;
}

function joined(one: Sample, other: Sample): Sample {
  const pair: Sample = { ...one, ...other, heard: one.heard || other.heard, spoke: one.spoke || other.spoke };
  for (const figure of FIGURES) {
    const [before, after] = [one[figure], other[figure]];
    if (before !== undefined && after !== undefined) pair[figure] = worse(figure, before, after);
  }
  return pair;
}
