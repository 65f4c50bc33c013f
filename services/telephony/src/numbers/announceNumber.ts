import type { MessageInitShape } from '@bufbuild/protobuf';
import { type NumberChangeSchema, NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { numberInit, teamsOf } from './numberView.ts';

interface Change {
  /** Who changed its settings. */
  readonly changedByUserId: string;
  readonly changes: MessageInitShape<typeof NumberChangeSchema>[];
  /** Whose it was before. */
  readonly formerTeamId?: string;
}

/** Tells the other services what the number now looks like; its teams see it, and the one that has just lost it. */
export function announceNumber(uow: Unit, number: PhoneNumber, change?: Change): void {
  const { formerTeamId, ...told } = change ?? {};
  const teams = new Set([...(formerTeamId === undefined ? [] : [formerTeamId]), ...teamsOf(number)]);
  uow.emit(
    NumberChangedSchema,
    { number: numberInit(number), ...told },
    { key: number.id, audience: { teams: [...teams], users: [] } },
  );
}
