import { timestampDate } from '@bufbuild/protobuf/wkt';
import { ErasureChangedSchema, type ErasureChanged } from '@ringline/proto/workspace/v1/events_pb';
import type { TenantUnit } from '../db/index.ts';
import { consumer, on, type Consumer } from '../events/index.ts';
import type { Erasures } from './erasures.ts';

/**
 * Begins a service's part of an erasure when it is its turn.
 * @param numbersOf every number that is known of the person; as told in the event unless the service knows them itself
 */
export const onErasureTurn = <Client>(
  part: ErasureChanged['part'],
  { begin }: Pick<Erasures<Client>, 'begin'>,
  numbersOf?: (uow: TenantUnit<Client>, contactId: string) => Promise<string[]>,
): Consumer<Client> =>
  consumer<Client>({
    name: 'erasures',
    handlers: [
      on(ErasureChangedSchema, async ({ event: { erasure, part: turn, until, numbers }, uow }) => {
        if (!erasure || turn !== part || !until) return;
        const { id, contactId } = erasure;
        const kind = erasure.kind === 'PERSON' ? 'PERSON' : 'EVERYTHING';
        await begin(uow, {
          id,
          workspaceId: uow.workspaceId,
          kind,
          until: timestampDate(until).toISOString(),
          contactId,
          numbers: numbersOf ? (kind === 'PERSON' ? await numbersOf(uow, contactId) : []) : numbers,
        });
      }),
    ],
  });
