import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter, HandlerContext } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { type BlockedNumberSchema, BlockListService } from '@ringline/proto/telephony/v1/block_list_pb';
import { blockNumber } from '../blockList/blockNumber.ts';
import { listBlockedNumbers } from '../blockList/listBlockedNumbers.ts';
import { unblockNumber } from '../blockList/unblockNumber.ts';
import type { Deps } from '../context.ts';
import type { BlockedNumber } from '../generated/prisma/client.ts';

/** The handlers of BlockListService. */
export const blockListRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const list = listBlockedNumbers(deps);
    const block = blockNumber(deps);
    const unblock = unblockNumber(deps);
    router.service(BlockListService, {
      async listBlockedNumbers(request, context) {
        const { rows, metadata } = await list(request, principalOf(context));
        return { blockedNumbers: rows.map(blockedInit), metadata };
      },
      blockNumber: async (request, context) => ({ blockedNumber: blockedInit(await block(request, actorOf(context))) }),
      unblockNumber: async (request, context) => ({
        blockedNumber: blockedInit(await unblock(request, actorOf(context))),
      }),
    });
  };

const blockedInit = (blocked: BlockedNumber): MessageInitShape<typeof BlockedNumberSchema> => ({
  id: blocked.id,
  number: blocked.number,
  reason: blocked.reason,
  blockedByUserId: blocked.blockedBy,
  blockedByName: blocked.blockedByName,
  blockedAt: timestampFromDate(blocked.blockedAt),
});

/** Who calls, with the network address for the audit log. */
const actorOf = (context: HandlerContext) => ({ ...principalOf(context), ip: clientAddressOf(context) });
