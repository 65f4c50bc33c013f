import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@ringline/kit/errors';
import { languageOf } from '@ringline/kit/mail';
import type { Deps } from '../context.ts';
import { countryWords } from '../places/countryWords.ts';
import { deviceWords } from '../sessions/device.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import type { Shower } from './qrToken.ts';

/** Who claimed a code of this session; nobody yet, or no longer in time: undefined. */
export const getQrRequest = (deps: Deps) => async (input: { token: string }, shower: Shower) => {
  const found = await deps.db.platform('people have no workspace', ({ tx }) =>
    tx.qrSignIn.findFirst({
      where: { tokenHash: hashToken(input.token), accountId: shower.userId, sessionId: shower.sessionId },
      include: { account: true },
    }),
  );
  if (!found) throw notFound('The QR code');
  if (!found.claimedAt || found.decision || found.expiresAt <= deps.clock.now()) return undefined;
  const language = languageOf(found.account.language);
  return {
    device: deviceWords(found.claimUserAgent, language),
    ip: found.claimIp,
    location: countryWords(deps.geography.countryOf(found.claimIp), language),
    askedAt: timestampFromDate(found.claimedAt),
  };
};
