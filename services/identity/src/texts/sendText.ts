import { carrierFailure, type Carrier } from '@ringline/kit/carrier';
import { job } from '@ringline/kit/jobs';
import { languageOf } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Deps, Unit } from '../context.ts';
import { words } from '../mails/words.ts';
import { senderOf } from './sender.ts';

/** Name of the job that sends a text. */
const SEND_TEXT = 'send-text';
/** The carrier's code for a sender that the account does not hold. */
const NOT_OURS = 21_606;

const content = z.object({ to: z.string(), body: z.string() });

/** Texts a code after the commit. Sealed: a job's payload lies in clear, and a code must not. */
export async function enqueueCodeText(
  { jobs, secrets }: Pick<Deps, 'jobs' | 'secrets'>,
  uow: Unit,
  { to, language }: { to: string; language: string },
  facts: { code: string; minutes: number },
): Promise<void> {
  const body = words[languageOf(language)].codeText(facts);
  await jobs.enqueue(uow, SEND_TEXT, { sealed: secrets.seal(JSON.stringify({ to, body })) });
}

/**
 * Sends a text by the carrier. One that the carrier refuses is given up, since it would refuse it again; after a failure
 * that may have happened or not it is sent again: the same code twice does no harm.
 */
export const sendText = (deps: Pick<Context, 'secrets' | 'env' | 'log'> & { readonly carrier: Carrier }) =>
  job({
    name: SEND_TEXT,
    schema: z.object({ sealed: z.string() }),
    handler: async ({ sealed }) => {
      const { to, body } = content.parse(JSON.parse(deps.secrets.open(sealed)));
      const from = senderOf(deps.env);
      if (!from) throw new Error('VERIFICATION_NUMBER is not set any more');
      try {
        await deps.carrier.rest.messages.create({ from, to, body });
      } catch (error) {
        const failure = carrierFailure(error);
        if (failure.kind !== 'refused') throw error;
        if (failure.code === NOT_OURS && deps.env.SANDBOX_ENABLED && !deps.env.VERIFICATION_NUMBER) {
          await deps.carrier.rest.incomingPhoneNumbers.create({ phoneNumber: from, friendlyName: 'Ringline codes' });
          await deps.carrier.rest.messages.create({ from, to, body });
          return;
        }
        deps.log.warn({ code: failure.code }, 'the carrier refuses a text with a code');
      }
    },
  });
