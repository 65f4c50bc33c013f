import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { TestNumberEndingSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;
const NUMBER = '+14155550100';

it('the end of a test number is told to the owner and admins, once for each of its moments, and mailed to who wants that', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { language: 'de' });
  const silent = await kit.join(workspaceId, 'ADMIN');
  const member = await kit.join(workspaceId, 'MEMBER');
  await db.platform('test', ({ tx }) =>
    Promise.all(
      [owner, admin, silent, member].map((userId) =>
        tx.userCopy.update({ where: { userId }, data: { email: `${userId}@x.example` } }),
      ),
    ),
  );
  await updateProfileSettings(deps)(
    { version: 0, channels: [{ event: 'CREDIT', email: false, toast: false, push: false }] },
    { workspaceId, userId: silent },
  );
  const phoneNumberId = deps.ids.uuid();
  const endsAt = timestampFromDate(new Date('2035-11-22T10:00:00Z'));
  clock.set(new Date('2035-11-19T10:00:00Z'));
  for (const daysLeft of [3, 3, 1, 0, 0])
    await kit.deliver(
      TestNumberEndingSchema,
      { phoneNumberId, number: NUMBER, daysLeft, endsAt },
      phoneNumberId,
      workspaceId,
    );
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language)).toSorted((a, b) => (a.kind! < b.kind! ? -1 : 1));
  };
  const of = { url: `/settings/channels?number=${phoneNumberId}`, phoneNumber: NUMBER, peerNumber: '' };
  expect(await bell(owner)).toMatchObject([
    { ...of, kind: 'TEST_NUMBER_ENDED', ways: ['toast', 'push', 'sound'] },
    {
      ...of,
      kind: 'TEST_NUMBER_ENDS',
      message: `The test number ${NUMBER} ends within three days: get a number of your own`,
    },
    { ...of, kind: 'TEST_NUMBER_ENDS_TOMORROW' },
  ]);
  expect((await bell(owner)).some((one) => 'conversationId' in one)).toBe(false);
  expect((await bell(admin))[0]?.message).toContain(`Die Testnummer ${NUMBER} ist abgelaufen`);
  expect((await bell(silent)).map(({ ways }) => ways)).toEqual([[], [], []]);
  expect(await bell(member)).toEqual([]);

  const mailed = (userId: string) => kit.mails.filter(({ to }) => to === `${userId}@x.example`);
  await eventually(() => expect([mailed(owner), mailed(admin)].map(({ length }) => length)).toEqual([3, 3]));
  expect(
    mailed(admin)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual([
    'Die Testnummer von Otter Repairs endet am 22. November 2035',
    'Die Testnummer von Otter Repairs endet am 22. November 2035',
    'Die Testnummer von Otter Repairs ist abgelaufen',
  ]);
  expect(mailed(owner)[0]?.text).toContain('Get your own number to continue.');
  expect(mailed(owner)[0]?.text).toContain(`https://ringline.example/settings/channels?number=${phoneNumberId}`);
  expect([...mailed(silent), ...mailed(member)]).toEqual([]);
});
