/** Templates of WhatsApp messages: what one holds, how it stands, and its words with the places filled in. */
import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { readPhoneNumber } from '@ringline/kit/phone';
import { isBlank } from '@ringline/kit/text';
import type { SaveWhatsAppTemplateRequest } from '@ringline/proto/messaging/v1/channels_pb';
import type { Unit } from '../context.ts';
import type { WhatsappTemplate } from '../generated/prisma/client.ts';

export type { WhatsappTemplate };
type TemplateState = 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'PAUSED' | 'DISABLED';
type ButtonKind = 'REPLY' | 'URL' | 'PHONE';
/** A type, since it is kept as JSON. */
export type TemplateButton = { readonly kind: ButtonKind; readonly text: string; readonly target: string };

/** Of a workspace: what WhatsApp allows a business that it has not verified. */
export const MOST_TEMPLATES = 250;
const LONGEST_NAME = 60;
/** Characters of the words, with the places filled in as well: WhatsApp's limit. */
const LONGEST_BODY = 1_024;
const LONGEST_VALUE = 200;
const LONGEST_BUTTON = 20;
const MOST_BUTTONS: Readonly<Record<'REPLY' | 'LINK', number>> = { REPLY: 3, LINK: 2 };
const CATEGORIES: ReadonlySet<string> = new Set(['MARKETING', 'UTILITY']);
/** ISO 639-1, with a country where WhatsApp tells two apart. */
const LANGUAGE = /^[a-z]{2}(?:_[A-Z]{2})?$/;
const PLACE = /\{\{(.*?)\}\}/g;

/** The carrier's words as people know them; one that is new is a step before it works. */
const STATES: Readonly<Record<string, TemplateState>> = {
  '': 'DRAFT',
  unsubmitted: 'DRAFT',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  paused: 'PAUSED',
  disabled: 'DISABLED',
};
export const stateOf = ({ status }: Pick<WhatsappTemplate, 'status'>): TemplateState =>
  STATES[status.toLowerCase()] ?? 'IN_REVIEW';

export const buttonsOf = ({ buttons }: Pick<WhatsappTemplate, 'buttons'>): readonly TemplateButton[] =>
  buttons as unknown as TemplateButton[];

/** What the words have at their places. @param values as many as there are places */
export const filled = (body: string, values: readonly string[]): string =>
  body.replace(PLACE, (place, name: string) => values[Number(name) - 1] ?? place);

export type TemplateFields = Pick<WhatsappTemplate, 'name' | 'language' | 'category' | 'body' | 'samples'> & {
  readonly buttons: TemplateButton[];
};

/**
 * What somebody wrote, where WhatsApp would take it: it says no to the rest only after a day or more.
 * @throws Refusal VALIDATION_FAILED
 */
export function readTemplate(
  input: Pick<SaveWhatsAppTemplateRequest, 'name' | 'language' | 'category' | 'body' | 'samples' | 'buttons'>,
): TemplateFields {
  const { name, language, category, body, samples } = input;
  if (isBlank(name)) throw invalid('name', 'A template needs a name. Enter one.');
  if (name.length > LONGEST_NAME) throw invalid('name', `A name has up to ${LONGEST_NAME} characters. Shorten it.`);
  if (!LANGUAGE.test(language)) throw invalid('language', 'Choose the language that the template is written in.');
  if (!CATEGORIES.has(category)) throw invalid('category', 'Choose whether the template is marketing or utility.');
  if (isBlank(body)) throw invalid('body', 'Write the message first.');
  const places = placesOf(body);
  if (samples.length !== places || samples.some((sample) => isBlank(sample)))
    throw invalid('samples', 'WhatsApp needs an example for each variable. Enter one for each.');
  if (samples.some((sample) => sample.length > LONGEST_VALUE))
    throw invalid('samples', `An example has up to ${LONGEST_VALUE} characters. Shorten it.`);
  if (Math.max(body.length, filled(body, samples).length) > LONGEST_BODY)
    throw invalid('body', `A template has up to ${LONGEST_BODY} characters, examples included. Shorten it.`);
  return { name, language, category, body, samples, buttons: readButtons(input.buttons) };
}

/** How many places the words have. @throws Refusal VALIDATION_FAILED, where WhatsApp would not take them */
export function placesOf(body: string): number {
  const names = [...body.matchAll(PLACE)].map(([, name]) => name);
  const most = new Set(names).size;
  if (names.some((name) => !/^[1-9]\d?$/.test(name ?? '') || Number(name) > most))
    throw invalid('body', 'Number variables {{1}}, {{2}}, {{3}} and so on, and leave none out.');
  if (/^\s*\{\{|\}\}\s*$/.test(body) && most > 0)
    throw invalid('body', 'WhatsApp rejects a template that begins or ends with a variable. Put words around it.');
  if (/\}\}\s*\{\{/.test(body) && most > 0)
    throw invalid('body', 'WhatsApp rejects two variables side by side. Put words between them.');
  return most;
}

function readButtons(given: SaveWhatsAppTemplateRequest['buttons']): TemplateButton[] {
  const buttons = given.map(({ kind, text, target }): TemplateButton => {
    if (isBlank(text)) throw invalid('buttons', 'A button needs a text. Enter one.');
    if (text.length > LONGEST_BUTTON)
      throw invalid('buttons', `A button has up to ${LONGEST_BUTTON} characters. Shorten it.`);
    if (kind === 'REPLY') return { kind, text, target: '' };
    if (kind === 'URL' && /^https:\/\/\S+$/.test(target) && URL.canParse(target)) return { kind, text, target };
    if (kind === 'URL') throw invalid('buttons', 'A link needs an address that begins with https://.');
    const number = kind === 'PHONE' ? readPhoneNumber(target) : undefined;
    if (kind === 'PHONE' && number) return { kind, text, target: number.number };
    throw invalid('buttons', 'A call button needs a phone number with its country code, such as +1 415 555 0142.');
  });
  const replies = buttons.filter(({ kind }) => kind === 'REPLY').length;
  if (replies > 0 && replies < buttons.length)
    throw invalid('buttons', 'A template has either reply buttons or links and calls. Remove one kind.');
  const most = MOST_BUTTONS[replies > 0 ? 'REPLY' : 'LINK'];
  if (buttons.length > most)
    throw invalid('buttons', `A template has up to ${most} buttons of this kind. Remove some.`);
  if (new Set(buttons.map(({ text }) => text)).size < buttons.length)
    throw invalid('buttons', 'Two buttons say the same. Give each its own text.');
  return buttons;
}

/** @throws Refusal NOT_FOUND */
export async function findTemplate({ tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>, id: string) {
  const template = isUuid(id) ? await tx.whatsappTemplate.findFirst({ where: { id, workspaceId } }) : null;
  if (!template) throw notFound('The template');
  return template;
}

/**
 * The words of an approved template for one person.
 * @throws Refusal TEMPLATE_NOT_APPROVED or VALIDATION_FAILED
 */
export function fillTemplate(template: WhatsappTemplate, values: readonly string[]): string {
  requireApproved(template);
  const places = placesOf(template.body);
  if (values.length !== places || values.some((value) => isBlank(value)))
    throw invalid('templateValues', 'Each variable of the template needs a value. Fill in all of them.');
  // WhatsApp refuses these in a value.
  if (values.some((value) => value.length > LONGEST_VALUE || /[\n\t]| {5}/.test(value)))
    throw invalid('templateValues', `A value is one line of up to ${LONGEST_VALUE} characters. Shorten it.`);
  const body = filled(template.body, values);
  if (body.length > LONGEST_BODY)
    throw new Refusal({
      code: 'MESSAGE_TOO_LONG',
      message: `A template has up to ${LONGEST_BODY} characters with its values. Shorten them.`,
      field: 'templateValues',
    });
  return body;
}

/** @throws Refusal TEMPLATE_NOT_APPROVED */
export function requireApproved(template: WhatsappTemplate): void {
  const state = stateOf(template);
  if (state === 'APPROVED') return;
  throw new Refusal({
    code: 'TEMPLATE_NOT_APPROVED',
    message: 'WhatsApp has not approved this template, so it can’t be sent. Choose another one.',
    field: 'templateId',
    why: {
      check: 'whatsapp_template',
      required: 'an approved template',
      current: state,
      whoCanFix: ['OWNER', 'ADMIN'],
    },
  });
}
