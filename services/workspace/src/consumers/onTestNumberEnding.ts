import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { momentWords, writtenName } from '@ringline/kit/mail';
import { type TestNumberEnding, TestNumberEndingSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { noteOf } from '../mails/noteMail.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { type Kind, languagesOf, numberUrl } from '../notifications/notification.ts';
import { BELL_ALONE, toldOf } from '../notifications/ways.ts';

type Needs = Pick<Deps, 'ids' | 'clock' | 'env' | 'jobs' | 'secrets'>;

const KINDS: Readonly<Record<number, Kind>> = {
  3: 'TEST_NUMBER_ENDS',
  1: 'TEST_NUMBER_ENDS_TOMORROW',
  0: 'TEST_NUMBER_ENDED',
};
/** Whoever is told that the credit ends is told of this, in the same ways: after it calls need a number that is paid for. */
const ROW = 'CREDIT';

/** Tells the owner and admins that the test number ends, or has ended, and what to do: each once of each moment (defaults 7.3, 18). */
export const onTestNumberEnding = (deps: Needs) =>
  consumer<PrismaClient>({
    name: 'test-number-ends',
    handlers: [
      on(TestNumberEndingSchema, async ({ event, uow }) => {
        const kind = KINDS[event.daysLeft];
        if (kind) await tell(deps, uow, event, kind);
      }),
    ],
  });

async function tell(
  deps: Needs,
  uow: Unit,
  { phoneNumberId, number, daysLeft, endsAt }: TestNumberEnding,
  kind: Kind,
): Promise<void> {
  const { tx } = uow;
  const members = await tx.userProfile.findMany({
    where: {
      removedAt: null,
      NOT: { status: 'DEACTIVATED' },
      role: { in: ['OWNER', 'ADMIN'] },
      workspace: { status: 'ACTIVE' },
    },
    select: { userId: true, workspace: { select: { displayName: true, timezone: true } } },
  });
  const userIds = members.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  const now = deps.clock.now();
  const settings = await settingsOf(uow, userIds);
  const told = new Map(
    userIds.map((userId) => {
      const own = settings.get(userId);
      return [userId, own ? toldOf(own, ROW, now) : { ...BELL_ALONE, mail: true }];
    }),
  );
  const subject = { id: phoneNumberId, threadId: phoneNumberId, contactId: '', peerNumber: '', phoneNumber: number };
  const created = await addNotifications(
    deps,
    uow,
    subject,
    { kind, happenedAt: now },
    // It is mailed by itself, not with calls that were missed.
    userIds.map((userId) => ({ userId, told: { ...(told.get(userId) ?? BELL_ALONE), mail: false } })),
  );
  const languageFor = await languagesOf(uow, userIds);
  for (const row of created) {
    const { userId } = row;
    const user = told.get(userId)?.mail ? await tx.userCopy.findUnique({ where: { userId } }) : null;
    const place = members.find((member) => member.userId === userId)?.workspace;
    if (!user?.email || !place) continue;
    const language = languageFor(userId);
    const timezone = settings.get(userId)?.timezone || place.timezone || 'UTC';
    const letter = {
      workspace: writtenName(place.displayName),
      number,
      days: String(daysLeft),
      date: momentWords({ language, timezone }, endsAt ? timestampDate(endsAt) : now, { dateStyle: 'long' }),
      link: pageOf(deps.env, numberUrl(phoneNumberId)),
    };
    await enqueueMail(deps, uow, { to: user.email, language }, 'test-number-ends', letter, noteOf(uow, [row]));
  }
}
