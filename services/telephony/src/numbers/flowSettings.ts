/** What of a number's flow is given, read and checked: targets exist, belong to the workspace, and do not lead in circles. */
import { create } from '@bufbuild/protobuf';
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { addressOf, readPhoneNumber } from '@ringline/kit/phone';
import {
  CallPromptSchema,
  type CallFallback,
  type CallForward,
  type CallPrompt,
  type CallQueueChanges,
  type IvrChoice,
  type Holidays,
  type IvrMenu,
} from '@ringline/proto/telephony/v1/telephony_pb';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import {
  type Fallback,
  type FlowDetails,
  type LiveVersion,
  liveVersionOf,
  type MenuTarget,
} from '../calls/engine/flow/config.ts';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Forward, Prompt } from '../calls/engine/flow/graph.ts';
import type { Deps, Unit } from '../context.ts';
import { surroundings } from '../flows/flowState.ts';
import { problemsOf } from '../flows/problems.ts';
import type { PhoneNumber, Prisma } from '../generated/prisma/client.ts';
import { assertMayAutomate } from './automationPlan.ts';
import { isPromptLanguage, PROMPT_LANGUAGES, type PromptLanguage } from '../sounds/promptLanguage.ts';
import { CHOICE_OF_SOUNDS } from '../sounds/soundName.ts';
import { soundNamed } from '../sounds/sounds.ts';
import { choiceField, type GivenChoice, menuOf } from './flowChoices.ts';
import { givesSounds, readSounds, type SoundSettings } from './flowSounds.ts';
import { readHolidays } from './holidays.ts';
import { readQueue } from './queueChoices.ts';
import { type RecordingNoticeSettings, setRecordingNotice } from './recordingNotice.ts';
import { givesSmartAgent, setSmartAgent, type SmartAgentSettings } from './smartAgent.ts';
import { mayTestNumberCall } from './testNumberReach.ts';
import { givesTextBack, readTextBack, type TextBackSettings } from './textBack.ts';

const LONGEST_SAY = 500;
const TYPES: readonly string[] = ['CLASSIC', 'CUSTOM', 'IVR', 'QUEUE', 'SOUND'];
const ACTIONS: readonly string[] = ['LET_CALL_THROUGH', 'PHONE_NUMBER', 'TEAM_TEAMMATE', 'VOICEMAIL'];

export interface FlowSettings extends SoundSettings, TextBackSettings, RecordingNoticeSettings, SmartAgentSettings {
  type?: string | undefined;
  /** Whether a caller whom nobody takes may leave a message. */
  voicemail?: boolean | undefined;
  fallback?: CallFallback | undefined;
  closedFallback?: string | undefined;
  closedTarget?: CallFallback | undefined;
  callForward?: CallForward | undefined;
  ivr?: IvrMenu | undefined;
  sound?: CallPrompt | undefined;
  queue?: CallQueueChanges | undefined;
  /** Of our own words; empty: the workspace's. */
  promptLanguage?: string | undefined;
  finishQueueAtClose?: boolean | undefined;
  allowPause?: boolean | undefined;
  leaveOutsidersConnected?: boolean | undefined;
  /** All of them. */
  holidays?: Holidays | undefined;
}

type FlowColumns = Pick<
  Prisma.PhoneNumberUpdateManyMutationInput,
  'flowType' | 'flow' | 'closedFallback' | 'voicemail'
>;

interface Asked {
  deps: Pick<Deps, 'env'>;
  uow: Unit;
  number: PhoneNumber;
  principal: Principal;
}

/**
 * The columns that the settings change.
 * @throws Refusal VALIDATION_FAILED at the field, DESTINATION_NOT_SUPPORTED, FEATURE_NOT_IN_PLAN for an IVR or a queue
 */
export async function flowColumns(settings: FlowSettings, asked: Asked): Promise<FlowColumns> {
  const { number, principal } = asked;
  const { type, fallback, closedFallback, closedTarget, callForward, ivr, sound, queue, holidays } = settings;
  const { promptLanguage } = settings;
  const given = [
    type,
    settings.voicemail,
    fallback,
    closedFallback,
    closedTarget,
    callForward,
    ivr,
    sound,
    queue,
    holidays,
    promptLanguage,
    settings.finishQueueAtClose,
    settings.allowPause,
    settings.leaveOutsidersConnected,
    settings.recordingNotice,
  ];
  const givesParts = givesSounds(settings) || givesTextBack(settings) || givesSmartAgent(settings);
  if (given.every((value) => value === undefined) && !givesParts) return {};
  if (type !== undefined && !TYPES.includes(type))
    throw invalid('type', `A number's flow is one of ${TYPES.join(', ')}.`);
  const flowType = type ?? number.flowType;
  if (flowType === 'IVR' && (type !== undefined || ivr) && !principal.features.includes('IVR'))
    throw featureMissing(principal, 'IVR', 'type');
  if (flowType === 'QUEUE' && (type !== undefined || queue) && !principal.features.includes('WAIT_QUEUES'))
    throw featureMissing(principal, 'WAIT_QUEUES', 'type');
  const flow: FlowDetails = { ...(number.flow as FlowDetails | null) };
  if (type !== undefined) flow.custom = type === 'CUSTOM' ? (flow.custom ?? (await newestVersion(asked))) : null;
  setSmartAgent(flow, settings, { flowType, closedFallback: closedFallback ?? number.closedFallback });
  if (ivr) flow.menu = await readMenu(ivr, asked);
  if (queue) flow.queue = readQueue(queue, flow.queue);
  if (sound) flow.sound = await readPrompt(sound, 'sound', asked);
  if (holidays) flow.holidays = await readHolidays(holidays, (prompt, field) => readPrompt(prompt, field, asked));
  if (givesSounds(settings)) flow.sounds = await readSounds(settings, flow.sounds, asked.uow);
  if (promptLanguage !== undefined) {
    delete flow.language;
    if (promptLanguage !== '') flow.language = readLanguage(promptLanguage);
  }
  if (settings.finishQueueAtClose !== undefined) {
    delete flow.finishQueueAtClose;
    if (!settings.finishQueueAtClose) flow.finishQueueAtClose = false;
  }
  if (settings.allowPause !== undefined) {
    delete flow.allowPause;
    if (!settings.allowPause) flow.allowPause = false;
  }
  if (settings.leaveOutsidersConnected !== undefined) {
    delete flow.leaveOutsidersConnected;
    if (settings.leaveOutsidersConnected) flow.leaveOutsidersConnected = true;
  }
  if (settings.recordingNotice !== undefined) setRecordingNotice(flow, settings, number, principal);
  if (givesTextBack(settings)) flow.textBack = readTextBack(settings, flow.textBack);
  if (callForward) flow.callForward = await readForward(callForward, 'callForward', asked);
  const takes = fallback ? await readFallback(fallback, 'fallback', asked) : null;
  if (fallback) flow.fallback = takes;
  const messages = flow.fallback?.action === 'VOICEMAIL';
  if (messages && settings.voicemail === false && (fallback || flowType === 'SOUND'))
    throw invalid(
      'voicemail',
      'Callers are asked for a message when no one takes the call. Choose something else for that, or leave voicemail on.',
    );
  // A message after the tone is what the column `voicemail` says; a fallback is whom else to try before that. After an announcement
  // the caller is hung up on unless a fallback says otherwise, a message among them (defaults 11.2).
  if (messages && flowType !== 'SOUND') flow.fallback = null;
  if (flowType === 'IVR' && !flow.menu) throw invalid('ivrChoices', 'An IVR needs a menu: give at least one key.');
  if (flowType === 'SOUND' && !flow.sound) throw invalid('sound', 'Choose what callers hear.');
  const closed = await readClosed(settings, flow, asked);
  return {
    flowType,
    flow: { ...flow, closed } as unknown as Prisma.InputJsonObject,
    ...(closedFallback === undefined ? {} : { closedFallback }),
    ...(messages && settings.voicemail !== false ? { voicemail: true } : {}),
  };
}

/** The flow that was published last, with which calls begin again. @throws Refusal FEATURE_NOT_IN_PLAN, VALIDATION_FAILED without one */
async function newestVersion({ deps, number, principal, uow }: Asked): Promise<LiveVersion> {
  assertMayAutomate(principal, 'type');
  const { tx, workspaceId } = uow;
  const newest = await tx.callFlowVersion.findFirst({
    where: { workspaceId, phoneNumberId: number.id },
    orderBy: { version: 'desc' },
  });
  if (!newest)
    throw invalid(
      'type',
      'This number has no published call flow yet. Build one and publish it; the number then uses it.',
    );
  const document = newest.document as unknown as FlowDocument;
  const problems = problemsOf(document, await surroundings(deps, uow, number, principal, document));
  if (problems.some(({ severity }) => severity === 'ERROR'))
    throw invalid(
      'type',
      `Version ${newest.version} of the call flow leads to something that no longer exists. Fix its draft and publish it.`,
    );
  return liveVersionOf(newest.version, document);
}

function readLanguage(given: string): PromptLanguage {
  if (isPromptLanguage(given)) return given;
  throw invalid('promptLanguage', `Our own words are spoken in one of ${PROMPT_LANGUAGES.join(', ')}.`);
}

/** Whom calls outside the hours go to; null where the column alone says what happens. */
async function readClosed(
  { closedFallback, closedTarget }: FlowSettings,
  flow: FlowDetails,
  asked: Asked,
): Promise<Fallback | null> {
  const action = closedFallback ?? asked.number.closedFallback;
  if (!ACTIONS.includes(action))
    throw invalid('closedFallback', `Outside its hours a number does one of ${ACTIONS.join(', ')}.`);
  if (action === 'VOICEMAIL' || action === 'LET_CALL_THROUGH') return null;
  if (!closedTarget && flow.closed?.action === action) return flow.closed;
  if (!closedTarget) throw invalid('closedTarget', 'Choose who takes calls when you’re closed.');
  return readFallback({ ...closedTarget, action }, 'closedTarget', asked);
}

async function readFallback(given: CallFallback, field: string, asked: Asked): Promise<Fallback | null> {
  const { action, forward, teamId, userId } = given;
  switch (action) {
    case '':
      return null;
    case 'VOICEMAIL':
    case 'LET_CALL_THROUGH':
      return { action };
    case 'PHONE_NUMBER': {
      const phone = forward && (await readForward(forward, `${field}.phoneNumber`, asked));
      if (!phone) throw invalid(`${field}.phoneNumber`, 'Enter the number that calls are forwarded to.');
      return { action, forward: phone };
    }
    case 'TEAM_TEAMMATE': {
      if ((teamId === '') === (userId === '')) throw invalid(field, 'Choose either a team or a person.');
      if (teamId !== '') await assertTeam(teamId, `${field}.teamId`, asked);
      else await assertPerson(userId, `${field}.userId`, asked);
      if (field === 'fallback' && asked.number.flowType === 'CLASSIC' && teamId === asked.number.teamId)
        throw invalid(`${field}.teamId`, 'This team has already rung by then. Choose another one.');
      return { action, teamId: teamId || null, userId: userId || null };
    }
    default:
      throw invalid(field, `A fallback is one of ${ACTIONS.join(', ')}.`);
  }
}

/** Null: an empty number, nothing is forwarded. */
async function readForward(given: CallForward, field: string, asked: Asked): Promise<Forward | null> {
  const { deps, uow, number } = asked;
  if (given.phoneNumber.trim() === '') return null;
  const phone = readPhoneNumber(given.phoneNumber, number.country);
  if (!phone)
    throw invalid(field, 'This isn’t a valid phone number. Enter it with its country code, such as +1 415 555 0142.');
  const { workspaceId } = uow;
  const own = await uow.tx.phoneNumber.count({
    where: { workspaceId, number: phone.number, NOT: { status: 'RELEASED' } },
  });
  if (own > 0)
    throw invalid(
      field,
      `${phone.number} is a number of this workspace: the call would come back. Choose a team instead.`,
    );
  if (number.isTestNumber) mayTestNumberCall(deps.env, phone.number, field);
  const hidesCaller = given.showCallerNumber === false;
  return { to: addressOf(phone), pressOne: given.pressOneToAccept, ...(hidesCaller ? { showCaller: false } : {}) };
}

async function readPrompt({ sound, say, soundId }: CallPrompt, field: string, { uow }: Asked): Promise<Prompt> {
  const words = trimmed(say);
  if (words.length > LONGEST_SAY) throw invalid(field, `A text has ${LONGEST_SAY} characters at most.`);
  if (words !== '') return { say: words };
  if (soundId !== '') return { sound: (await soundNamed(uow, soundId, field)).sound };
  if (!CHOICE_OF_SOUNDS.includes(sound)) throw invalid(field, 'Write what callers hear, or choose a sound.');
  return { sound };
}

async function readMenu({ prompt, choices }: IvrMenu, asked: Asked) {
  const given: GivenChoice[] = [];
  for (const choice of choices) {
    given.push({ keys: choice.keys, label: choice.label, target: await readTarget(choice, asked) });
  }
  if (!prompt) throw invalid('ivrPrompt', 'Write what the menu says.');
  return menuOf(await readPrompt(prompt, 'ivrPrompt', asked), given);
}

async function readTarget(choice: IvrChoice, asked: Asked): Promise<GivenChoice['target']> {
  const field = choiceField(choice.keys);
  const prompt = () => readPrompt(choice.prompt ?? create(CallPromptSchema), field, asked);
  switch (choice.target as MenuTarget['kind']) {
    case 'TEAM':
      await assertTeam(choice.teamId, field, asked);
      return { kind: 'TEAM', teamId: choice.teamId };
    case 'QUEUE':
      if (!asked.principal.features.includes('WAIT_QUEUES'))
        throw featureMissing(asked.principal, 'WAIT_QUEUES', field);
      await assertTeam(choice.teamId, field, asked);
      return { kind: 'QUEUE', teamId: choice.teamId };
    case 'USER':
      await assertPerson(choice.userId, field, asked);
      return { kind: 'USER', userId: choice.userId };
    case 'PHONE_NUMBER': {
      const forward = choice.forward && (await readForward(choice.forward, field, asked));
      if (!forward) throw invalid(field, 'Enter the number that this key forwards to.');
      return { kind: 'PHONE_NUMBER', forward };
    }
    case 'MENU':
      return { kind: 'MENU', prompt: await prompt() };
    case 'SOUND':
      return { kind: 'SOUND', prompt: await prompt() };
    case 'VOICEMAIL':
      return { kind: 'VOICEMAIL' };
    case 'HANG_UP':
      return { kind: 'HANG_UP' };
    case 'BACK':
      return { kind: 'BACK' };
    case 'OPERATOR':
      return { kind: 'OPERATOR' };
    case 'AI_AGENT':
      return { kind: 'AI_AGENT' };
    default:
      throw invalid(field, 'Choose where this key leads.');
  }
}

async function assertTeam(id: string, field: string, { uow: { tx, workspaceId } }: Asked): Promise<void> {
  const team = isUuid(id) ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!team || team.deleted) throw invalid(field, 'This team is not in this workspace. Choose another one.');
}

async function assertPerson(userId: string, field: string, { uow: { tx, workspaceId } }: Asked): Promise<void> {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const member = isUuid(userId) ? await tx.memberCopy.findUnique({ where }) : null;
  if (!member) throw invalid(field, 'This person is not in this workspace. Choose someone else.');
  if (!member.active) throw invalid(field, `${member.name} is no longer active. Choose someone else.`);
}
