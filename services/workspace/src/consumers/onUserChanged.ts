import { isDeepStrictEqual } from 'node:util';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, copyOf } from '@ringline/kit/events';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { changesOf } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { PrismaClient, UserCopy } from '../generated/prisma/client.ts';
import { lockUser } from '../members/member.ts';
import { ANNOUNCE_MEMBER } from '../members/announceMemberJob.ts';

/** Keeps the copy of each user, and lets every workspace of the user announce its member anew when it changed. */
export const onUserChanged = ({ jobs }: Pick<Context, 'jobs'>) =>
  consumer<PrismaClient>({
    name: 'users',
    handlers: [
      copyOf(UserChangedSchema, async ({ event: { user }, meta, uow }) => {
        if (!user) return;
        const { tx } = uow;
        const { id: userId, firstName, lastName, email, phoneNumber, status, version } = user;
        const { language, isEmailVerified, mfaEnabled, profileImageMediaId, mfaReset } = user;
        const mfaResetDueAt = mfaReset?.dueAt ? timestampDate(mfaReset.dueAt) : null;
        // A membership made meanwhile either sees this copy or is seen here.
        await lockUser(tx, userId);
        const known = await tx.userCopy.findUnique({ where: { userId } });
        if (known && known.version > version) return;
        const names = { firstName, lastName, email, phoneNumber };
        const copy = {
          ...names,
          status,
          version,
          language,
          isEmailVerified,
          mfaEnabled,
          mfaResetDueAt,
          profileImageMediaId,
        };
        const kept = await tx.userCopy.upsert({ where: { userId }, create: { userId, ...copy }, update: copy });
        // The same once more, or a copy that was lost: members were announced with it before. Not so with a column that is new.
        if (meta.republished && !known) return;
        if (known && isDeepStrictEqual(meta.republished ? { ...known, version } : known, kept)) return;
        const rightsChanged = known !== null && (known.status !== status || known.mfaEnabled !== mfaEnabled);
        // Nothing happened to a user who is told of again: nothing to note, and nobody to mail.
        const before = meta.republished ? null : known;
        const changes = before ? changesOf(security(before), security(copy)) : [];
        const asked = !meta.republished && mfaResetDueAt && known?.mfaResetDueAt?.getTime() !== mfaResetDueAt.getTime();
        for (const { targetWorkspace } of await tx.membershipIndex.findMany({ where: { userId } })) {
          await jobs.enqueue(uow, ANNOUNCE_MEMBER, {
            workspaceId: targetWorkspace,
            userId,
            rightsChanged,
            changes,
            ...(asked && { mfaReset: { dueAt: mfaResetDueAt.toISOString(), ip: mfaReset?.ip ?? '' } }),
          });
        }
      }),
    ],
  });

/** What of an account the audit log of its workspaces notes. */
const security = ({
  email,
  phoneNumber,
  status,
  mfaEnabled,
  mfaResetDueAt,
}: Pick<UserCopy, 'email' | 'phoneNumber' | 'status' | 'mfaEnabled' | 'mfaResetDueAt'>) => ({
  email,
  phoneNumber,
  status,
  mfaEnabled,
  mfaResetDueAt: mfaResetDueAt?.toISOString() ?? null,
});
