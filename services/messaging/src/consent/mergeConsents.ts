/** Consent of contacts that become one, or two again: who opted out with one number has opted out with all (defaults 13.1). */
import { phoneMatchKey } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import { changeTimeline, unitStore } from '../timeline/timeline.ts';
import { changeConsent, type Consent, type ConsentState, stateOf, TEXTS } from './consent.ts';
import { announceConsent } from './describe.ts';

type Needs = Pick<Deps, 'clock' | 'ids'>;

/** Takes an opt-out of one number over to the others. A number that agreed lends that to no other: none is texted that did not agree. */
export const joinConsents =
  ({ clock, ids }: Needs) =>
  async (uow: Unit, contactId: string, numbers: readonly string[]): Promise<void> => {
    const known = await consentsOf(uow, numbers);
    const stopped = known.find((consent) => stateOf(consent) === 'UNSUBSCRIBED');
    if (!stopped) return;
    for (const peerNumber of numbers) {
      const who = { workspaceId: uow.workspaceId, peerNumber };
      await changeTimeline(unitStore(uow), uow.workspaceId, { peerNumber }, ({ consent }) => {
        // The words name the number that opted out: by them the merge is taken back.
        const cause = { state: 'UNSUBSCRIBED', source: 'MERGE', words: stopped.peerNumber } as const;
        const change = changeConsent(consent, who, cause, { entryId: ids.uuid(), at: clock.now() });
        return change && { consent: change, announce: (emit) => announceConsent(emit, change, contactId) };
      });
    }
  };

/** Gives back what numbers had before they were one person's. What was said since holds. */
export const partConsents =
  ({ clock, ids }: Needs) =>
  async (
    uow: Unit,
    { staying, left }: { readonly staying: readonly string[]; readonly left: readonly string[] },
  ): Promise<void> => {
    const { tx, workspaceId } = uow;
    for (const [own, others] of [
      [staying, left],
      [left, staying],
    ] as const) {
      const keys = new Set(others.map(phoneMatchKey));
      for (const { source, peerKey, peerNumber } of await consentsOf(uow, own)) {
        if (source !== 'MERGE') continue;
        const [last, before] = await tx.consentEntry.findMany({
          where: { workspaceId, peerKey, channel: TEXTS },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          take: 2,
        });
        if (last?.source !== 'MERGE' || !keys.has(phoneMatchKey(last.words))) continue;
        const state = last.previousState as ConsentState;
        const who = { workspaceId, peerNumber };
        await changeTimeline(unitStore(uow), workspaceId, { peerNumber }, ({ consent, contactId }) => {
          const cause = { state, source: 'MERGE', words: last.words } as const;
          const change = changeConsent(consent, who, cause, { entryId: ids.uuid(), at: clock.now() });
          if (!change) return undefined;
          const { source: was, optInLevel } = before ?? change.consent;
          const back = { ...change, consent: { ...change.consent, source: was, optInLevel } };
          return { consent: back, announce: (emit) => announceConsent(emit, back, contactId) };
        });
      }
    }
  };

const consentsOf = ({ tx, workspaceId }: Unit, numbers: readonly string[]): Promise<Consent[]> =>
  tx.consent.findMany({ where: { workspaceId, channel: TEXTS, peerKey: { in: numbers.map(phoneMatchKey) } } });
