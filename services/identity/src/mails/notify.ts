import { languageOf } from '@ringline/kit/mail';
import { isTimezone } from '../accounts/details.ts';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { deviceWords } from '../sessions/device.ts';
import type { Happening, Notices } from './kinds.ts';
import { enqueueMail } from './sendMail.ts';

type Reader = Pick<Account, 'email' | 'language' | 'timezone'>;

/** Tells a person of a change that touches the security of the account, after the commit; always sent (defaults 18). */
export async function notifySecurityChange<Kind extends keyof Notices>(
  deps: Pick<Dependencies, 'jobs' | 'secrets' | 'clock'>,
  uow: Unit,
  account: Reader,
  kind: Kind,
  client: Client,
  ...[more]: Happening extends Notices[Kind] ? [] : [Omit<Notices[Kind], keyof Happening>]
): Promise<void> {
  const facts = { ...happening(account, client, deps.clock.now()), ...more } as Notices[Kind];
  await enqueueMail(deps, uow, { to: account.email, language: account.language }, kind, facts as never);
}

function happening(account: Reader, client: Client, now: Date): Happening {
  const language = languageOf(account.language);
  return {
    when: new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: isTimezone(account.timezone) ? account.timezone : 'UTC',
    }).format(now),
    device: deviceWords(client.userAgent, language),
    ip: client.ip,
  };
}
