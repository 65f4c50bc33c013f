/** Drafts: each person's own, the one that was typed last, and who hears that somebody is replying. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { emittedEvents } from '@ringline/kit/testing';
import { DraftChangedSchema, ReplyBegunSchema } from '@ringline/proto/messaging/v1/events_pb';
import { expect, it } from 'vitest';
import { clock, db, deps, inbox, OTHER_TEAM, ownMessaging, TEAM, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { listDrafts, saveDraft } from './drafts.ts';

ownMessaging();

const [ANA, BEN] = ['a1', 'b1'].map((end) => `0190a000-0000-7000-8000-0000000000${end}`) as [string, string];
const person = (userId: string, teamIds = [TEAM]) => testPrincipal(ws, 'team', { userId, teamIds });
const [ana, ben] = [() => person(ANA), () => person(BEN)];

async function aThread(): Promise<string> {
  await textFrom('Is it there?');
  return (await inbox()).rows[0]!.thread.id;
}
const save = (threadId: string, text: string, by = ana(), secondsAgo = 0) =>
  saveDraft(deps)({ threadId, text, typedAt: new Date(clock.now().getTime() - secondsAgo * 1_000) }, by);
const texts = async (by = ana(), threadId = '') => (await listDrafts(deps)(threadId, by)).map(({ text }) => text);

it('is each person’s own, and gone when it is emptied', async () => {
  const threadId = await aThread();
  await save(threadId, 'On its w');
  expect([await texts(), await texts(ben())]).toEqual([['On its w'], []]);
  clock.advance(1_000);
  await save(threadId, ' \u200b ');
  expect([await texts(), await texts(ana(), threadId)]).toEqual([[], ['']]);
});

it('keeps what was typed last, whichever device saves last, and no fast clock wins for long', async () => {
  const threadId = await aThread();
  await save(threadId, 'from the phone', ana(), 2);
  expect(await save(threadId, 'older, from the laptop', ana(), 5)).toMatchObject({ text: 'from the phone' });
  await save(threadId, 'in an hour', ana(), -3_600);
  clock.advance(1_000);
  expect(await save(threadId, 'now')).toMatchObject({ text: 'now' });
  // What was sent does not come back with a save that took its time.
  await save(threadId, '');
  expect(await save(threadId, 'late', ana(), 3)).toMatchObject({ text: '' });
});

it('tells its person alone that it changed, and the thread’s teams who is replying and until when', async () => {
  const threadId = await aThread();
  const mine = async () =>
    (await emittedEvents(db, DraftChangedSchema)).filter(({ event }) => event.threadId === threadId);
  const told = async () =>
    (await emittedEvents(db, ReplyBegunSchema)).filter(({ event }) => event.threadId === threadId);
  await save(threadId, 'On its way');
  expect((await mine()).map(({ audience }) => audience)).toEqual([{ teams: [], users: [ANA] }]);
  expect((await told()).map(({ audience, event }) => [audience, event.userId, timestampDate(event.until!)])).toEqual([
    [{ teams: [TEAM], users: [] }, ANA, new Date(clock.now().getTime() + 8_000)],
  ]);
  await save(threadId, '');
  expect(timestampDate((await told()).at(-1)!.event.until!)).toEqual(clock.now());
  // What was typed long ago, and is saved by a page that comes back, is nobody who replies.
  const before = (await told()).length;
  await save(await aThread(), 'old', ben(), 60);
  expect(await told()).toHaveLength(before);
});

it('refuses what is too long, and conversations that the person does not see', async () => {
  const threadId = await aThread();
  await expect(save(threadId, 'a'.repeat(10_001))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(save(threadId, 'x', person(ANA, [OTHER_TEAM]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(save(threadId, 'x', testPrincipal(db.ids.uuid()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await save(threadId, 'kept');
  expect(await texts(person(ANA, [OTHER_TEAM]))).toEqual([]);
});
