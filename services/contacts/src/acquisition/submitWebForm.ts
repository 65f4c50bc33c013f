import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { conflict, Refusal } from '@ringline/kit/errors';
import { repeated } from '@ringline/kit/idempotency';
import { isUuid } from '@ringline/kit/ids';
import { addressOf, type PhoneNumber, phoneMatchKey } from '@ringline/kit/phone';
import { cutText, oneLine } from '@ringline/kit/text';
import type { SubmitWebFormRequest } from '@ringline/proto/contacts/v1/web_forms_pb';
import { announce } from '../contacts/contact.ts';
import { whoseNumber } from '../contacts/whoseNumber.ts';
import type { ImportDeps, Unit } from '../context.ts';
import { fillEmpty } from './fillEmpty.ts';
import { inputsOf, requireOpen, routeOf } from './openWebForm.ts';
import { askToConfirm, enter, ONCE_PER_MS, tell } from './signups.ts';
import { type Given, readSubmission } from './submission.ts';
import type { WebForm } from './webForm.ts';

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'jobs'>;
type Input = Omit<SubmitWebFormRequest, '$typeName' | '$unknown'>;
export type Outcome = 'JOINED' | 'CONFIRM' | 'OPTED_OUT';

/** Questions that a number gets in a day from forms, whoever types it there: it may be a stranger's. */
const MOST_QUESTIONS = 3;
const DAY_MS = 24 * 3_600_000;
const LONGEST_PAGE = 300;

/**
 * A stranger signs up: the number joins the form's list, or is asked by text to confirm. Whoever is a contact already stays as they
 * are, but for what nobody knew of them. The same page sent twice is one signup.
 * @returns what came of it: an opt-out holds until the number's owner texts START
 * @throws Refusal NOT_FOUND; GONE: closed; CONFLICT: the form changed since it was shown; VALIDATION_FAILED; RATE_LIMITED: the number
 * was asked too often
 */
export const submitWebForm =
  (deps: Deps) =>
  async (input: Input): Promise<Outcome> => {
    const { workspaceId, id } = await routeOf(deps, input.key);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const { form } = await requireOpen(uow, id);
      // What they agreed to has to be what they saw.
      if (input.version !== form.version) throw conflict('The form');
      const numbers = await tx.ownNumber.findMany({ where: { workspaceId }, select: { number: true } });
      const ours = new Set(numbers.map(({ number }) => number));
      const { phone, given } = readSubmission(form, await inputsOf(uow, form), ours, input);
      const matchKey = phoneMatchKey(addressOf(phone));
      // Who sends it from two pages at once waits for themselves here.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`signup:${workspaceId}:${matchKey}`}, 0))::text`;
      const repetition = await repeated(uow, deps, {
        operation: 'webForm.submit',
        owner: [workspaceId, id],
        key: repetitionKey(input.submissionId, matchKey),
        fingerprint: '',
      });
      if (repetition.earlier) return repetition.earlier as Outcome;
      const outcome = await take(deps, uow, form, { phone, given, matchKey, client: clientOf(input) });
      await repetition.remember(outcome);
      return outcome;
    });
  };

/** Another number on the same page is another signup: somebody went back, and typed their partner's. */
const repetitionKey = (submissionId: string, matchKey: string): string =>
  isUuid(submissionId) ? `${submissionId}.${createHash('sha256').update(matchKey).digest('base64url')}` : '';

interface Client {
  readonly ipAddress: string;
  readonly webPage: string;
}
function clientOf({ client }: Input): Client {
  const ip = client?.ip ?? '';
  return { ipAddress: isIP(ip) === 0 ? '' : ip, webPage: cutText(oneLine(client?.page ?? ''), LONGEST_PAGE) };
}

interface Sent {
  readonly phone: PhoneNumber;
  readonly given: Given;
  readonly matchKey: string;
  readonly client: Client;
}

async function take(deps: Deps, uow: Unit, form: WebForm, { phone, given, matchKey, client }: Sent): Promise<Outcome> {
  const { tx, workspaceId } = uow;
  const now = deps.clock.now();
  const consent = await tx.contactConsent.findFirst({ where: { workspaceId, matchKey } });
  // Nothing is kept of somebody whom nobody may write to.
  if (consent?.state === 'UNSUBSCRIBED') return 'OPTED_OUT';
  const who = { workspaceId, webFormId: form.id, matchKey };
  const again = await tx.signup.findFirst({
    where: {
      ...who,
      askedAt: { gt: new Date(now.getTime() - ONCE_PER_MS) },
      state: { in: ['PENDING', 'JOINED', 'REPEATED'] },
      leftAt: null,
    },
  });
  if (again) return again.state === 'PENDING' ? 'CONFIRM' : 'JOINED';
  const asks = form.optInLevel === 'DOUBLE';
  const contactId = await contactOf(deps, uow, phone, asks ? undefined : given, now);
  const { listId, phoneNumberId } = form;
  const isOn = await tx.subscription.findFirst({ where: { workspaceId, listId, contactId, leftAt: null } });
  const agreed = isOn !== null && consent?.state === 'SUBSCRIBED';
  if (asks && !agreed) await refuseFlood(uow, matchKey, now);
  const state = agreed || (isOn && !asks) ? 'REPEATED' : asks ? 'PENDING' : 'JOINED';
  const signup = {
    ...who,
    ...client,
    id: deps.ids.uuid(),
    listId,
    contactId,
    peerNumber: addressOf(phone),
    phoneNumberId,
    words: form.consent,
    state,
    askedAt: now,
    joinedAt: state === 'JOINED' ? now : null,
  };
  const said = { words: form.consent, source: 'WEB_FORM', ...client };
  if (state === 'PENDING') {
    await askToConfirm(deps, uow, { signup: { ...signup, given }, earlier: who, now });
    tell(uow, { signup, ...said, consent: 'PENDING', answer: form.question });
    return 'CONFIRM';
  }
  await tx.signup.create({ data: signup });
  // Whoever confirmed by text has nothing to prove; what is typed under their number by others is not theirs.
  if (asks) return 'JOINED';
  await fillEmpty(deps, uow, contactId, given);
  if (state === 'JOINED') await enter(uow, signup, 'WEB_FORM', now);
  tell(uow, { signup, ...said, consent: 'SUBSCRIBED', answer: state === 'JOINED' ? form.answer : '' });
  return 'JOINED';
}

/** The contact of a number, or a lead who came from the web. @param given what a new one begins with */
async function contactOf(
  { ids }: Pick<Deps, 'ids'>,
  uow: Unit,
  phone: PhoneNumber,
  given: Given | undefined,
  now: Date,
): Promise<string> {
  const { tx, workspaceId } = uow;
  const phoneNumber = addressOf(phone);
  const matchKey = phoneMatchKey(phoneNumber);
  const present = await whoseNumber(uow, matchKey);
  if (present) return present.id;
  const id = ids.uuid();
  const { count } = await tx.contact.createMany({
    data: [
      {
        ...given?.fields,
        id,
        workspaceId,
        phoneNumber,
        matchKey,
        properties: given?.properties ?? {},
        isLead: true,
        isFromWeb: true,
        countryCode: phone.country,
        createdAt: now,
        updatedAt: now,
      },
    ],
    skipDuplicates: true,
  });
  // A call of the same moment made the lead.
  if (count === 0) return (await tx.contact.findFirstOrThrow({ where: { workspaceId, matchKey, deletedAt: null } })).id;
  announce(uow, await tx.contact.findUniqueOrThrow({ where: { id, workspaceId } }));
  return id;
}

/** @throws Refusal RATE_LIMITED where the number was asked too often within a day */
async function refuseFlood({ tx, workspaceId }: Unit, matchKey: string, now: Date): Promise<void> {
  const asked = await tx.signup.findMany({
    where: {
      workspaceId,
      matchKey,
      webFormId: { not: null },
      state: { in: ['PENDING', 'LAPSED'] },
      askedAt: { gt: new Date(now.getTime() - DAY_MS) },
    },
    orderBy: { askedAt: 'asc' },
    select: { askedAt: true },
  });
  const [first] = asked;
  if (asked.length < MOST_QUESTIONS || !first) return;
  throw new Refusal({
    code: 'RATE_LIMITED',
    message: 'We have texted this number several times today. Answer YES to the last text, or try again tomorrow.',
    field: 'PHONE',
    retryable: true,
    why: { check: 'webFormQuestions' },
    details: { retryAfterSeconds: Math.ceil((first.askedAt.getTime() + DAY_MS - now.getTime()) / 1000) },
  });
}
