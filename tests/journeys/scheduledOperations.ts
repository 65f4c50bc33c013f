/** A message is written now and sent later: seen waiting by a teammate, edited, canceled and sent ahead of its time; through all services. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const MESSAGE = 'id threadId body channel phoneNumberId sendAt createdAt author { mainUserId } canChange version';
const SCHEDULE = `mutation ($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { ${MESSAGE} } }`;
const UPDATE = `mutation ($input: UpdateScheduledMessageInput!) { updateScheduledMessage(input: $input) { ${MESSAGE} } }`;
const LIST = `query ($threadId: ID!) { fetchScheduledMessages(threadId: $threadId) { ${MESSAGE} } }`;

export async function executeScheduled(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MEMBER');
  await new OutsideWorld(product.url).text('+15035550191', owner.number.number, 'When do you open?');
  const { id: threadId, phoneNumberId } = await eventually(async () => {
    const { fetchInbox } = await owner.api.run(
      '{ fetchInbox { data { id lastConversation { phoneNumber { phoneNumberId } } } } }',
    );
    expect(fetchInbox.data).toHaveLength(1);
    const [{ id, lastConversation }] = fetchInbox.data;
    return { id, ...lastConversation.phoneNumber } as { id: string; phoneNumberId: string };
  });
  // By day in all of the US.
  const noon = new Date(Date.now() + 86_400_000);
  noon.setUTCHours(18, 0, 0, 0);
  const sendAt = noon.toISOString();
  const heard = owner.api.subscribe(
    `subscription { scheduledMessagesChanged(threadId: "${threadId}") { threadId messages { ${MESSAGE} } } }`,
  );
  const input = { threadId, phoneNumberId, body: 'We open at nine', sendAt, idempotencyKey: 'one' };
  const { scheduleMessage: waiting } = await bea.api.run(SCHEDULE, { input });
  expect(waiting).toMatchObject({ threadId, body: 'We open at nine', channel: 'SMS', sendAt, canChange: true });
  expect(await heard.frame(() => true)).toEqual({ threadId, messages: [waiting] });
  expect((await owner.api.run(LIST, { threadId })).fetchScheduledMessages).toEqual([waiting]);

  const { scheduleMessage: other } = await owner.api.run(SCHEDULE, { input: { ...input, idempotencyKey: 'two' } });
  expect(await bea.api.refused(UPDATE, { input: { id: other.id, body: 'Mine now' } })).toMatchObject({
    code: 'FORBIDDEN_ROLE',
  });
  const cancel = 'mutation ($id: ID!) { cancelScheduledMessage(id: $id) }';
  expect(await owner.api.run(cancel, { id: other.id })).toEqual({ cancelScheduledMessage: other.id });
  await bea.api.run(UPDATE, { input: { id: waiting.id, body: 'We open at ten' } });
  await bea.api.run(UPDATE, { input: { id: waiting.id, sendNow: true } });
  expect((await heard.frame(({ messages }) => messages.length === 0)).threadId).toBe(threadId);
  const { getWorkspaceConversationEntity: sent } = await owner.api.run(
    'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { body } } }',
    { id: waiting.id },
  );
  expect(sent.message.body).toBe('We open at ten');
}
