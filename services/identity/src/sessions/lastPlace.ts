import { languageOf } from '@ringline/kit/mail';
import type { Deps } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { countryWords } from '../places/countryWords.ts';

/** Where a person's last sign-in came from, in their language; empty when its address told none. */
export const lastPlace =
  (deps: Deps) =>
  async ({ id, language }: Account): Promise<string> => {
    const newest = await deps.db.platform('people have no workspace', ({ tx }) =>
      tx.session.findFirst({ where: { accountId: id }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    );
    const country = newest && (newest.country ?? deps.geography.countryOf(newest.ip));
    return countryWords(country, languageOf(language));
  };
