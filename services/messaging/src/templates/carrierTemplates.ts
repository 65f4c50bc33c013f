/** Templates at the carrier, by its Content API. */
import { carrierFailure } from '@ringline/kit/carrier';
import { Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { buttonsOf, type WhatsappTemplate } from './template.ts';

type Parts = Pick<Deps, 'carrier' | 'log'>;

/** What the carrier says of a template. */
export interface Judged {
  readonly status: string;
  readonly reason: string;
}

/** What WhatsApp calls it. One business may have many workspaces, and each name is given once, so a part of the id is in it. */
const nameOf = ({ id, name }: WhatsappTemplate): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return [words.slice(0, 60), id.replaceAll('-', '').slice(-12)].filter((part) => part !== '').join('_');
};

/** Its words and buttons in the carrier's form. */
function typesOf(template: WhatsappTemplate): object {
  const { body } = template;
  const buttons = buttonsOf(template);
  if (buttons.length === 0) return { 'twilio/text': { body } };
  if (buttons[0]?.kind === 'REPLY')
    return {
      'twilio/quick-reply': {
        body,
        actions: buttons.map(({ text }, index) => ({ type: 'QUICK_REPLY', title: text, id: `reply_${index + 1}` })),
      },
    };
  return {
    'twilio/call-to-action': {
      body,
      actions: buttons.map(({ kind, text, target }) =>
        kind === 'URL'
          ? { type: 'URL', title: text, url: target }
          : { type: 'PHONE_NUMBER', title: text, phone: target },
      ),
    },
  };
}

/** Values by the number of their place, as the carrier takes them. */
export const variablesOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

/** Gives the carrier a template. @returns its id there @throws Refusal CARRIER_ERROR */
export async function handOver(parts: Parts, template: WhatsappTemplate): Promise<string> {
  const { sid } = await asked(parts, () =>
    parts.carrier.rest.content.v1.contents.create({
      friendlyName: nameOf(template),
      language: template.language,
      variables: variablesOf(template.samples),
      types: typesOf(template),
    }),
  );
  return sid;
}

/** Has WhatsApp judge a template that the carrier has. @throws Refusal CARRIER_ERROR */
export async function askApproval(parts: Parts, template: WhatsappTemplate): Promise<Judged> {
  const content = parts.carrier.rest.content.v1.contents(template.carrierSid);
  const asking = { name: nameOf(template), category: template.category };
  const { status, rejectionReason } = await asked(parts, () => content.approvalCreate.create(asking as never));
  return { status, reason: rejectionReason ?? '' };
}

/** How WhatsApp judges it now. @throws Error when the carrier does not say */
export async function fetchJudged({ carrier }: Pick<Parts, 'carrier'>, carrierSid: string): Promise<Judged> {
  const { whatsapp } = await carrier.rest.content.v1.contents(carrierSid).approvalFetch().fetch();
  const { status, rejection_reason: reason } = (whatsapp ?? {}) as { status?: unknown; rejection_reason?: unknown };
  return {
    status: typeof status === 'string' ? status : 'unsubmitted',
    reason: typeof reason === 'string' ? reason : '',
  };
}

/** Has the carrier forget it; what it does not have is forgotten. @throws Refusal CARRIER_ERROR */
export async function forgetContent(parts: Parts, carrierSid: string): Promise<void> {
  try {
    await parts.carrier.rest.content.v1.contents(carrierSid).remove();
  } catch (error) {
    if ((error as { status?: number }).status === 404) return;
    throw refused(parts, error);
  }
}

async function asked<T>(parts: Parts, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw refused(parts, error);
  }
}

function refused({ log }: Parts, error: unknown): Refusal {
  const { code } = carrierFailure(error);
  log.warn({ err: error }, 'the carrier did not take a template');
  return new Refusal({
    code: 'CARRIER_ERROR',
    message: `The carrier did not take the template${code ? ` (code ${code})` : ''}. Try again later.`,
    retryable: true,
  });
}
