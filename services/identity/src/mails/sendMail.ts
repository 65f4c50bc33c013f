import { job } from '@ringline/kit/jobs';
import { LANGUAGES, composeMail, languageOf, type Letter } from '@ringline/kit/mail';
import type { ServiceContext } from '@ringline/kit/service';
import { z } from 'zod';
import type { Dependencies, Unit } from '../dependencies.ts';
import type { Mails } from './kinds.ts';
import { words } from './words.ts';

/** Name of the job that sends a mail. */
const SEND_MAIL = 'send-mail';

const content = z.object({
  /** Empty: nobody. The job runs all the same, so that what is done for an unknown address is what is done for a known one. */
  to: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Mails something after the commit, in the language of whoever reads it. Sealed: a job's payload lies in clear, and a code must not. */
export async function enqueueMail<Kind extends keyof Mails>(
  { jobs, secrets }: Pick<Dependencies, 'jobs' | 'secrets'>,
  uow: Unit,
  { to, language }: { to: string; language: string },
  kind: Kind,
  facts: Mails[Kind],
): Promise<void> {
  const sealed = secrets.seal(JSON.stringify({ to, language: languageOf(language), kind, facts }));
  await jobs.enqueue(uow, SEND_MAIL, { sealed });
}

/** Sends what was sealed into the job's payload. */
export const sendMail = ({ secrets, mail }: Pick<ServiceContext<unknown, unknown>, 'secrets' | 'mail'>) =>
  job({
    name: SEND_MAIL,
    schema: z.object({ sealed: z.string() }),
    handler: async ({ sealed }) => {
      const { to, language, kind, facts } = content.parse(JSON.parse(secrets.open(sealed)));
      const write = (words[language].mails as Partial<Record<string, (given: never) => Letter>>)[kind];
      if (!write) throw new Error(`There is no mail of the kind ${kind}`);
      const mailToSend = composeMail(to, language, write(facts as never));
      if (to !== '') await mail.send(mailToSend);
    },
  });
