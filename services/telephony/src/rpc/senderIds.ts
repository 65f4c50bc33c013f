import type { ConnectRouter } from '@connectrpc/connect';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { principalOf } from '@ringline/kit/auth';
import { SenderIdService } from '@ringline/proto/telephony/v1/sender_ids_pb';
import type { Deps } from '../context.ts';
import { SENDER_ID_RULES } from '../senderIds/countries.ts';
import {
  createSenderId,
  type ListedSenderId,
  listSenderIds,
  removeSenderId,
  updateSenderId,
} from '../senderIds/senderIds.ts';

/** The handlers of SenderIdService. */
export const senderIdRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const list = listSenderIds(deps);
    const [create, update, remove] = [createSenderId(deps), updateSenderId(deps), removeSenderId(deps)];
    router.service(SenderIdService, {
      listSenderIdCountries: () => ({
        countries: Object.entries(SENDER_ID_RULES).map(([country, rule]) => ({ country, rule })),
      }),
      listSenderIds: async (_request, context) => ({ senderIds: (await list(principalOf(context))).map(senderIdInit) }),
      createSenderId: async (request, context) => ({
        senderId: senderIdInit(await create(request, principalOf(context))),
      }),
      updateSenderId: async (request, context) => ({
        senderId: senderIdInit(await update(request, principalOf(context))),
      }),
      removeSenderId: async ({ id }, context) => {
        await remove(id, principalOf(context));
        return {};
      },
    });
  };

const senderIdInit = ({ number, state, reasons }: ListedSenderId) => ({
  id: number.id,
  senderId: number.number,
  country: number.country,
  state,
  reasons: [...reasons],
  teamId: number.teamId,
  version: number.version,
  createdAt: timestampFromDate(number.createdAt),
});
