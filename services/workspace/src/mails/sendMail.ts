import { job } from '@ringline/kit/jobs';
import { LANGUAGES, composeMail, languageOf, type Catalogues, type Letter } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Dependencies, Unit } from '../dependencies.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Mails } from './kinds.ts';

/** Name of the job that sends a mail. */
const SEND_MAIL = 'send-mail';

const catalogues: Catalogues<Mails> = { en, es, fr, de };

const content = z.object({
  to: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.string(),
  facts: z.record(z.string(), z.string()),
});

/** Mails something after the commit. Sealed: a job's payload lies in clear, and the link of an invitation must not. */
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
export const sendMail = ({ secrets, mail }: Pick<Context, 'secrets' | 'mail'>) =>
  job({
    name: SEND_MAIL,
    schema: z.object({ sealed: z.string() }),
    handler: async ({ sealed }) => {
      const { to, language, kind, facts } = content.parse(JSON.parse(secrets.open(sealed)));
      const write = (catalogues[language] as Partial<Record<string, (given: never) => Letter>>)[kind];
      if (!write) throw new Error(`There is no mail of the kind ${kind}`);
      await mail.send(composeMail(to, language, write(facts as never)));
    },
  });
