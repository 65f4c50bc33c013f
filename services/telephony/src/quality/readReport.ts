/** What a browser reports of its leg, checked and bounded: it is a stranger's figures until then. */
import { invalid } from '@ringline/kit/errors';
import type { TrackCallSessionRequest } from '@ringline/proto/telephony/v1/media_quality_pb';
import { MEDIA_TROUBLES, type MediaTrouble } from '../calls/engine/mediaTrouble.ts';
import type { Figures, Sample } from './figures.ts';
import { REPORTING } from './session.ts';

/** The longest call, and the oldest thing that may be told of it, in milliseconds. */
const LONGEST_MS = 24 * 3_600_000;
const MOST_WARNINGS = 20;
/** Samples and warnings are counted from 0: of a day of samples of a second none is beyond it. */
const MOST_NUMBER = 100_000;
const ICE_TYPES: ReadonlySet<string> = new Set(['', 'HOST', 'SRFLX', 'PRFLX', 'RELAY']);
const MOST: Readonly<Record<keyof Figures, number>> = {
  rttMs: 60_000,
  jitterMs: 60_000,
  lossPercent: 100,
  sentLossPercent: 100,
  mos: 5,
};

export interface Setup {
  connectMs?: number;
  firstHeardMs?: number;
  iceType?: string;
}

export interface Warning {
  number: number;
  kind: MediaTrouble;
  /** Epoch ms; null: it goes on. */
  raisedAt: number;
  clearedAt: number | null;
  value: number;
}

export interface Report {
  setup: Setup;
  samples: Sample[];
  warnings: Warning[];
}

const within = (value: number, most: number): boolean => Number.isFinite(value) && value >= 0 && value <= most;

/** @param now epoch ms @throws Refusal VALIDATION_FAILED with the field that cannot be */
export function readReport(request: TrackCallSessionRequest, now: number): Report {
  const { samples, warnings, setup } = request;
  if (samples.length > REPORTING.mostSamples)
    throw invalid('samples', `A report has ${REPORTING.mostSamples} samples at most; send the rest with the next one.`);
  if (warnings.length > MOST_WARNINGS)
    throw invalid('warnings', `A report has ${MOST_WARNINGS} warnings at most; send the rest with the next one.`);
  return { setup: readSetup(setup), samples: samples.map(sampleOf), warnings: warnings.map(warningOf) };

  function ago(field: string, ms: bigint): number {
    if (!within(Number(ms), LONGEST_MS)) throw invalid(field, 'This is not a time of the last 24 hours.');
    return now - Number(ms);
  }
  function counted(field: string, number: number): number {
    if (!Number.isInteger(number) || !within(number, MOST_NUMBER))
      throw invalid(field, `Numbers count from 0 and end at ${MOST_NUMBER}.`);
    return number;
  }
  function sampleOf(sample: TrackCallSessionRequest['samples'][number]): Sample {
    const read: Sample = {
      number: counted('samples.number', sample.number),
      at: ago('samples.msAgo', sample.msAgo),
      heard: sample.heard,
      spoke: sample.spoke,
    };
    for (const figure of Object.keys(MOST) as (keyof Figures)[]) {
      const value = sample[figure];
      if (value === undefined) continue;
      if (!within(value, MOST[figure])) throw invalid(`samples.${figure}`, `It lies between 0 and ${MOST[figure]}.`);
      read[figure] = Math.round(value * 10) / 10;
    }
    return read;
  }
  function warningOf(warning: TrackCallSessionRequest['warnings'][number]): Warning {
    const kind = MEDIA_TROUBLES.find((known) => known === warning.kind);
    if (!kind) throw invalid('warnings.kind', `A warning is ${MEDIA_TROUBLES.join(', ')}.`);
    const most = kind === 'LOSS_IN' || kind === 'LOSS_OUT' ? 100 : MOST.rttMs;
    if (!within(warning.value, most)) throw invalid('warnings.value', `It lies between 0 and ${most}.`);
    const raisedAt = ago('warnings.raisedMsAgo', warning.raisedMsAgo);
    const clearedAt = warning.clearedMsAgo === undefined ? null : ago('warnings.clearedMsAgo', warning.clearedMsAgo);
    if (clearedAt !== null && clearedAt < raisedAt)
      throw invalid('warnings.clearedMsAgo', 'A warning ends after it began.');
    return { number: counted('warnings.number', warning.number), kind, raisedAt, clearedAt, value: warning.value };
  }
}

function readSetup(setup: TrackCallSessionRequest['setup']): Setup {
  const read: Setup = {};
  for (const figure of ['connectMs', 'firstHeardMs'] as const) {
    const value = setup?.[figure];
    if (value === undefined) continue;
    if (!within(value, 600_000)) throw invalid(`setup.${figure}`, 'It lies between 0 and 600000 ms.');
    read[figure] = Math.round(value);
  }
  if (setup && !ICE_TYPES.has(setup.iceType))
    throw invalid('setup.iceType', 'A connection is HOST, SRFLX, PRFLX or RELAY, or empty while it is unknown.');
  if (setup?.iceType) read.iceType = setup.iceType;
  return read;
}
