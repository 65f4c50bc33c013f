/**
 * What the people of a workspace set, as the calls that come in need it: the hours and the flow of a number, and the values of the
 * plan. They are kilobytes and the same from call to call, so that PostgreSQL is told which of them are at hand and sends the others.
 */
import type { WeeklyHours } from '@ringline/kit/hours';
import { LRUCache } from 'lru-cache';
import type { PlanValues } from '../numbers/planValues.ts';
import type { FlowDetails } from './engine/flow/config.ts';
import { readShared } from './sharedJson.ts';

export interface InboundSettings {
  hours: WeeklyHours | null;
  flow: FlowDetails | null;
  plan: PlanValues;
}

/** What read_inbound_calls_seen says of them. A text that is null is not there, or its row has the version that was asked with. */
export interface SettingsColumns {
  workspace_id: string | null;
  id: string | null;
  hours: string | null;
  flow: string | null;
  settings_version: string | null;
  plan: string | null;
  plan_version: string | null;
}

/** Settings as they were last read, and of which rows in which version. */
export interface AtHand extends InboundSettings {
  readonly workspaceId: string;
  readonly numberId: string;
  readonly version: string;
  readonly planVersion: string | null;
  /** Characters of the texts from which the number's settings were read, and the plan's. */
  readonly size: { readonly number: number; readonly plan: number };
}

/** Characters of text that are kept: flows may be long, and numbers many. */
const MOST_CHARACTERS = 16_000_000;
/** What a number is counted for beside its texts. */
const ENTRY_CHARACTERS = 200;

/** Of one database: a version says nothing about another one's rows. */
export class SettingsAtHand {
  readonly #kept = new LRUCache<string, AtHand>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ size }) => ENTRY_CHARACTERS + size.number + size.plan,
  });

  /** @param called number that was dialled, E.164 */
  of(called: string): AtHand | undefined {
    return this.#kept.get(called);
  }

  /**
   * What a row says, with what was at hand in place of what it leaves out; kept for the next call. Undefined: the number has become
   * another one's whose row has the very same version (rows of one transaction have), so that it must be read without what was at hand.
   */
  take(called: string, row: SettingsColumns, had: AtHand | undefined): InboundSettings | undefined {
    const { workspace_id: workspaceId, id: numberId, settings_version: version } = row;
    if (workspaceId === null || numberId === null || version === null) return { hours: null, flow: null, plan: {} };
    const sameNumber = had?.version === version;
    const samePlan = had !== undefined && had.planVersion !== null && had.planVersion === row.plan_version;
    if ((sameNumber && had.numberId !== numberId) || (samePlan && had.workspaceId !== workspaceId)) {
      this.#kept.delete(called);
      return undefined;
    }
    if (sameNumber && had.planVersion === row.plan_version) return had;
    const now: AtHand = {
      workspaceId,
      numberId,
      version,
      planVersion: row.plan_version,
      size: {
        number: sameNumber ? had.size.number : (row.hours?.length ?? 0) + (row.flow?.length ?? 0),
        plan: samePlan ? had.size.plan : (row.plan?.length ?? 0),
      },
      hours: sameNumber ? had.hours : (readShared(row.hours) as WeeklyHours | null),
      flow: sameNumber ? had.flow : readShared(row.flow),
      plan: samePlan ? had.plan : ((readShared(row.plan) as PlanValues | null) ?? {}),
    };
    this.#kept.set(called, now);
    return now;
  }
}
