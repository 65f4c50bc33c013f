import { z } from 'zod';
import type { Jobs } from '../jobs/index.ts';
import { job, type Job } from '../jobs/index.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Mailer } from './mail.ts';
import { type Catalogues, composeMail, LANGUAGES, languageOf, type Letter } from './letter.ts';

/** Name of the job that sends a mail. */
const SEND_MAIL = 'send-mail';

const content = z.object({
  /** Empty: nobody. The job runs all the same, so that what is done for an unknown address is what is done for a known one. */
  to: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  note: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});

/** What a service needs to know again when a mail is sent, or is not. */
export type MailNote = NonNullable<z.infer<typeof content>['note']>;

/** REFUSED: the relay said no to it. UNREACHABLE: it could not be asked; the job tries again. */
export type MailOutcome = 'SENT' | 'REFUSED' | 'UNREACHABLE';

/** The mails of a service, sent after the commit and sealed until then: a job's payload lies in clear, and codes and links must not. */
export function sealedMails<Kinds>(catalogues: Catalogues<Kinds>) {
  return {
    /** Mails something after the commit, in the language of whoever reads it. */
    enqueueMail: async <Kind extends keyof Kinds>(
      { jobs, secrets }: { jobs: Jobs; secrets: Secrets },
      uow: Parameters<Jobs['enqueue']>[0],
      { to, language }: { to: string; language: string },
      kind: Kind,
      facts: Kinds[Kind],
      note?: MailNote,
    ): Promise<void> => {
      const sealed = secrets.seal(JSON.stringify({ to, language: languageOf(language), kind, facts, note }));
      await jobs.enqueue(uow, SEND_MAIL, { sealed });
    },

    /**
     * Sends what was sealed into the job's payload.
     * @param became hears of each try what became of a mail that has a note; it must not throw, or the mail would go out again
     */
    sendMail: ({
      secrets,
      mail,
      became,
    }: {
      secrets: Secrets;
      mail: Mailer;
      became?: (note: MailNote, outcome: MailOutcome) => Promise<void>;
    }): Job =>
      job({
        name: SEND_MAIL,
        schema: z.object({ sealed: z.string() }),
        handler: async ({ sealed }) => {
          const { to, language, kind, facts, note } = content.parse(JSON.parse(secrets.open(sealed)));
          const write = (catalogues[language] as Partial<Record<string, (given: never) => Letter>>)[kind];
          if (!write) throw new Error(`There is no mail of the kind ${kind}`);
          const mailToSend = composeMail(to, language, write(facts as never));
          if (to === '') return;
          const tell = async (outcome: MailOutcome) => note && became?.(note, outcome);
          try {
            await mail.send(mailToSend);
          } catch (error) {
            await tell(isRefused(error) ? 'REFUSED' : 'UNREACHABLE');
            throw error;
          }
          await tell('SENT');
        },
      }),
  };
}

/** A relay that answers with 5xx takes this mail never (RFC 5321). */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
