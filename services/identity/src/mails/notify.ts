import { languageOf, momentWords } from '@ringline/kit/mail';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { countryWords } from '../places/countryWords.ts';
import { deviceWords } from '../sessions/device.ts';
import type { Happening, Notices } from './kinds.ts';
import { enqueueMail } from './sendMail.ts';

type Reader = Pick<Account, 'email' | 'language' | 'timezone'>;

/** Tells a person of a change that touches the security of the account, after the commit; always sent (defaults 18). */
export async function notifySecurityChange<Kind extends keyof Notices>(
  deps: Pick<Deps, 'jobs' | 'secrets' | 'clock' | 'geography'>,
  uow: Unit,
  account: Reader,
  kind: Kind,
  client: Client,
  ...[more]: Happening extends Notices[Kind] ? [] : [Omit<Notices[Kind], keyof Happening>]
): Promise<void> {
  const facts = { ...happening(deps, account, client), ...more } as Notices[Kind];
  await enqueueMail(deps, uow, { to: account.email, language: account.language }, kind, facts as never);
}

function happening(
  { clock, geography }: Pick<Deps, 'clock' | 'geography'>,
  account: Reader,
  client: Client,
): Happening {
  const language = languageOf(account.language);
  return {
    when: momentWords(account, clock.now()),
    device: deviceWords(client.userAgent, language),
    ip: client.ip,
    country: countryWords(geography.countryOf(client.ip), language),
  };
}
