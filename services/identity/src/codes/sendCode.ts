import { job } from '@ringline/kit/jobs';
import type { ServiceContext } from '@ringline/kit/service';
import { z } from 'zod';
import { codePolicy } from '../policy.ts';

/** Name of the job that mails a code. */
export const SEND_CODE = 'send-code';

const content = z.object({ to: z.string(), code: z.string() });

/**
 * The mail with a code in it. It holds nothing that the person who asked for it wrote: whoever signs up with a stranger's
 * address must not be able to send that stranger a message.
 */
function codeMail({ to, code }: z.infer<typeof content>): {
  to: string;
  subject: string;
  text: string;
} {
  const minutes = codePolicy.lifetime / 60;
  return {
    to,
    subject: `${code} is your Ringline code`,
    text: [
      `Your Ringline code is ${code}. It works once, for ${minutes} minutes.`,
      'If you did not ask for it, ignore this email: without the code nobody gets in. We never ask for it by phone or text.',
    ].join('\n\n'),
  };
}

/** Mails a code that was sealed into the job's payload. */
export const sendCode = ({ secrets, mail }: Pick<ServiceContext<unknown, unknown>, 'secrets' | 'mail'>) =>
  job({
    name: SEND_CODE,
    schema: z.object({ sealed: z.string() }),
    handler: async ({ sealed }) => {
      await mail.send(codeMail(content.parse(JSON.parse(secrets.open(sealed)))));
    },
  });
