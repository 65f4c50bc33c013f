/** Something came in: the rules are asked in its own time, after it is stored. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps, Unit } from '../context.ts';
import { askRules } from './askRules.ts';

/** @param cause a message, or a call that nobody took */
export const askAbout =
  (deps: Pick<Deps, 'clock' | 'ids'>) =>
  async (uow: Unit, conversation: Conversation | undefined, cause: 'MESSAGE' | 'CALL'): Promise<void> => {
    if (!conversation?.createdAt) return;
    const { id, threadId, channel, phoneNumberId, createdAt, message } = conversation;
    await askRules(deps, uow, {
      threadId,
      item: { id, channel, phoneNumberId, body: message?.body ?? '', createdAt: timestampDate(createdAt) },
      cause,
      causeKey: `item:${id}`,
    });
  };
