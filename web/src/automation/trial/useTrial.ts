import { useState } from 'react';
import { askZone } from '../../base/relay/askZone.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { momentIn, wallClock } from '../../ui/clocks.ts';
import { toE164 } from '../../ui/numbers.ts';
import type { Outcome, Trial } from '../data.ts';
import type { Flow } from '../flow/nodes.ts';
import { tryFlow, tryLive } from '../flowApi.ts';
import type { TrialValues } from './TrialForm.tsx';
import type { TrialState } from './TryPanel.tsx';
import { pressedIn, walkOf } from './walk.ts';

const NOTHING: TrialState = {
  result: undefined,
  walk: undefined,
  sameAsLive: undefined,
  pending: false,
  refusal: undefined,
  wrong: undefined,
};

/** The call that is tried, and what came of it. Begins with a caller right now, everybody there, and nobody who picks up. */
export function useTrial({
  id,
  flow,
  live,
  timezone,
  people,
}: {
  id: string;
  flow: Flow;
  live: number | undefined;
  timezone: string;
  people: readonly { readonly id: string }[];
}) {
  const [values, setValues] = useState<TrialValues>(() => ({
    ...wallClock(new Date(), timezone),
    timezone,
    caller: '+1 503 555 0174',
    available: people.map((person) => person.id),
    offline: [],
    answers: people[0]?.id ?? '',
    keys: '',
  }));
  const [state, setState] = useState(NOTHING);
  const [last, setLast] = useState<{ trial: Trial; outcome: Outcome }>();
  const run = async (given: TrialValues = values) => {
    await askZone(given.timezone);
    const at = momentIn(given.date, given.time, given.timezone);
    const caller = toE164(given.caller);
    if (at === undefined || caller === undefined) {
      setState({ ...NOTHING, wrong: at === undefined ? 'at' : 'caller' });
      return;
    }
    const trial: Trial = {
      at: at.toISOString(),
      timezone: given.timezone,
      caller,
      availableUserIds: given.available,
      offlineUserIds: given.offline,
      answers: given.answers === '' ? null : given.answers,
      keys: pressedIn(given.keys),
    };
    setState((before) => ({ ...before, pending: true, refusal: undefined, wrong: undefined }));
    try {
      const [result, lively] = await Promise.all([
        tryFlow(id, flow, trial),
        live === undefined ? undefined : tryLive(id, live, trial),
      ]);
      setLast({ trial, outcome: result });
      setState({
        ...NOTHING,
        result,
        walk: walkOf(flow, result.path, result.entries),
        sameAsLive: lively && lively.end === result.end && lively.answeredBy === result.answeredBy,
      });
    } catch (error) {
      setState({ ...NOTHING, refusal: refusalOf(error) });
    }
  };
  return {
    values,
    state,
    run,
    change: (part: Partial<TrialValues>) => setValues((before) => ({ ...before, ...part })),
    /** Takes a kept trial into the form and runs it. */
    load: async (test: Trial) => {
      await askZone(test.timezone);
      const loaded: TrialValues = {
        ...wallClock(new Date(test.at), test.timezone),
        timezone: test.timezone,
        caller: test.caller,
        available: test.availableUserIds,
        offline: test.offlineUserIds,
        answers: test.answers ?? '',
        keys: test.keys.join(' '),
      };
      setValues(loaded);
      await run(loaded);
    },
    /** The last trial, with what came of it. */
    kept: () => last,
  };
}
