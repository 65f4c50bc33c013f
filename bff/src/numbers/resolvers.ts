import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import {
  NumberService,
  type CallPrompt,
  type CallWorkFlow,
  type PhoneNumber,
  type SmartAgentStep,
} from '@ringline/proto/telephony/v1/telephony_pb';
import { CallFlowService } from '@ringline/proto/telephony/v1/call_flows_pb';
import { documentOf, type DocumentInput } from '../automation/document.ts';
import { pageOf, type PageArguments } from '../graphql/paging.ts';
import { given } from '../graphql/given.ts';
import type { Loaders } from '../graphql/loaders.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import type { WorkingHoursInput } from '../people/settings.ts';
import { hoursType } from './hoursType.ts';
import { prompt, type PromptInput } from './prompt.ts';
import { queueChanges, queueFields, type QueueInput } from './queue.ts';

interface UpdateSettings extends QueueInput {
  readonly id: string;
  readonly version: number;
  readonly name?: string | null;
  readonly enableCallRecording?: boolean | null;
  readonly enableTranscription?: boolean | null;
  readonly blockAnonymousCalls?: boolean | null;
  readonly emergencyAddress?: { readonly [field: string]: string | null } | null;
  readonly voicemail?: boolean | null;
  readonly teamId?: string | null;
  readonly timeout?: number | null;
  readonly greeting?: boolean | null;
  readonly businessHours?: WorkingHoursInput | null;
  readonly closedFallback?: string | null;
  readonly closedTarget?: FallbackInput | null;
  readonly type?: string | null;
  readonly fallback?: FallbackInput | null;
  readonly callForward?: ForwardInput | null;
  readonly ivr?: { readonly prompt: PromptInput; readonly ivrChoices: readonly ChoiceInput[] } | null;
  readonly sound?: PromptInput | null;
  readonly greetingMediaId?: string | null;
  readonly holdMusicMediaId?: string | null;
  readonly voicemailMediaId?: string | null;
  readonly closedMediaId?: string | null;
  readonly finishQueueAtClose?: boolean | null;
  readonly holidays?: readonly HolidayInput[] | null;
  readonly textBack?: boolean | null;
  readonly textBackText?: string | null;
  readonly promptLanguage?: string | null;
  readonly recordingNotice?: string | null;
  readonly recordingNoticeConfirmation?: string | null;
  readonly allowPause?: boolean | null;
  readonly leaveOutsidersConnected?: boolean | null;
  readonly smartAgent?: boolean | null;
  readonly smartAgentMode?: string | null;
}

interface HolidayInput {
  readonly date: string;
  readonly name: string;
  readonly blocks: readonly { readonly start: string; readonly end: string }[];
  readonly closesAtMidnight?: boolean | null;
  readonly greeting?: PromptInput | null;
}

interface TryFlow {
  readonly phoneNumberId: string;
  readonly at?: Timestamp | null;
  readonly caller: string;
  readonly availableUserIds: readonly string[];
  readonly offlineUserIds?: readonly string[] | null;
  readonly answers?: string | null;
  readonly keys: readonly string[];
  readonly draft?: boolean | null;
  readonly version?: number | null;
  readonly document?: DocumentInput | null;
}

interface ForwardInput {
  readonly phoneNumber: string;
  readonly pressOneToAccept?: boolean | null;
  readonly showCallerNumber?: boolean | null;
}

interface FallbackInput {
  readonly action?: string | null;
  readonly forward?: ForwardInput | null;
  readonly teamId?: string | null;
  readonly userId?: string | null;
}

interface ChoiceInput {
  readonly keys: readonly string[];
  readonly label: string;
  readonly target: string;
  readonly teamId?: string | null;
  readonly userId?: string | null;
  readonly forward?: ForwardInput | null;
  readonly prompt?: PromptInput | null;
}

const forward = ({ phoneNumber, pressOneToAccept, showCallerNumber }: ForwardInput) => ({
  phoneNumber,
  pressOneToAccept: pressOneToAccept ?? true,
  showCallerNumber: showCallerNumber ?? true,
});
const target = (input: Pick<FallbackInput, 'forward' | 'teamId' | 'userId'>) => ({
  teamId: input.teamId ?? '',
  userId: input.userId ?? '',
  ...(input.forward ? { forward: forward(input.forward) } : {}),
});
const fallback = (input: FallbackInput) => ({ ...target(input), action: input.action ?? '' });
const choice = (input: ChoiceInput) => ({
  ...target(input),
  keys: [...input.keys],
  label: input.label,
  target: input.target,
  ...(input.prompt ? { prompt: prompt(input.prompt) } : {}),
});

const holiday = ({ date, name, blocks, closesAtMidnight, greeting }: HolidayInput) => ({
  date,
  name,
  blocks: [...blocks],
  closesAtMidnight: closesAtMidnight ?? false,
  ...(greeting ? { greeting: prompt(greeting) } : {}),
});

/** The parts of a flow that are messages of their own, where they are given. */
function flowParts({ closedTarget, fallback: falls, callForward, ivr, sound, holidays }: UpdateSettings) {
  return {
    ...(holidays ? { holidays: { holidays: holidays.map(holiday) } } : {}),
    ...(closedTarget ? { closedTarget: fallback(closedTarget) } : {}),
    ...(falls ? { fallback: fallback(falls) } : {}),
    ...(callForward ? { callForward: forward(callForward) } : {}),
    ...(ivr ? { ivr: { prompt: prompt(ivr.prompt), choices: ivr.ivrChoices.map(choice) } } : {}),
    ...(sound ? { sound: prompt(sound) } : {}),
  };
}

const VOICE = ['INBOUND_CALL', 'OUTBOUND_CALL', 'RECEIVE_WEB_CALLS'];
const TEXTS = ['RECEIVE_SMS', 'SEND_SMS'];

/** A sound of the workspace; null where ours is heard. */
const soundOf = (loaders: Loaders, id: string) => (id ? loaders.sound.load(id) : null);

export const numbers: Resolvers = {
  Query: {
    fetchWorkspacePhoneNumbers: async (_source, args: PageArguments & { usable: boolean }, context) =>
      pageOf((await context.call(NumberService).listNumbers({ usable: args.usable })).numbers, args),
    getSinglePhoneNumber: async (_source, { id }: { id: string }, context) =>
      (await context.call(NumberService).getNumber({ id })).number,
    tryCallFlow: async (_source, { input }: { input: TryFlow }, context) => {
      const { phoneNumberId: id, at, caller, availableUserIds, offlineUserIds, answers, keys } = input;
      const people = { availableUserIds: [...availableUserIds], offlineUserIds: [...(offlineUserIds ?? [])] };
      const call = { id, caller, ...people, answers: answers ?? '', keys: [...keys], ...(at ? { at } : {}) };
      const { draft, version, document } = input;
      if (!draft && !version && !document) return context.call(NumberService).tryFlow(call);
      const custom = { call, version: version ?? 0, ...(document ? { document: documentOf(document) } : {}) };
      const { outcome, ...run } = await context.call(CallFlowService).tryCallFlow(custom);
      return { ...run, ...outcome };
    },
    getTestPhoneNumber: async (_source, _args, context) => (await context.call(NumberService).getTestNumber({})).number,
  },
  Mutation: {
    async updatePhoneNumberSettings(_source, { input }: { input: UpdateSettings }, context) {
      const {
        timeout: timeoutSeconds,
        greeting: playGreeting,
        name,
        enableCallRecording,
        enableTranscription,
        blockAnonymousCalls,
        voicemail,
      } = input;
      const { teamId, businessHours, closedFallback, type } = input;
      const { greetingMediaId, holdMusicMediaId, voicemailMediaId, closedMediaId } = input;
      const { textBack, textBackText, promptLanguage, finishQueueAtClose } = input;
      const { recordingNotice, recordingNoticeConfirmation, allowPause, leaveOutsidersConnected } = input;
      const { smartAgent, smartAgentMode } = input;
      const sounds = {
        greetingSoundId: greetingMediaId,
        holdMusicSoundId: holdMusicMediaId,
        voicemailSoundId: voicemailMediaId,
        closedSoundId: closedMediaId,
      };
      const settings = {
        name,
        enableCallRecording,
        enableTranscription,
        blockAnonymousCalls,
        voicemail,
        teamId,
        businessHours,
        closedFallback,
        type,
        textBack,
        textBackText,
        promptLanguage,
        finishQueueAtClose,
        recordingNotice,
        recordingNoticeConfirmation,
        allowPause,
        leaveOutsidersConnected,
        smartAgent,
        smartAgentMode,
        ...sounds,
      };
      const { id, version } = input;
      const answer = await context.call(NumberService).updateNumberSettings({
        ...given({ ...settings, timeoutSeconds, playGreeting }),
        ...flowParts(input),
        ...(input.emergencyAddress ? { emergencyAddress: given(input.emergencyAddress) } : {}),
        ...queueChanges(input),
        id,
        version,
      });
      return answer.number;
    },
  },
  Subscription: {
    phoneNumberChanged: live((_source, _args, context) =>
      listen(
        context.edge.hub,
        context.liveSocket(),
        NumberChangedSchema,
        (event, audience, principal) => (maySee(principal, 'PHONE_NUMBERS', audience) ? event.number : undefined),
        { stateOf: ({ number }) => number?.id },
      ),
    ),
  },
  WorkspacePhoneNumber: {
    callerId: ({ callerId }: PhoneNumber) => callerId || null,
    areaCode: ({ areaCode }: PhoneNumber) => areaCode || null,
    featureFlags: ({ capabilities }: PhoneNumber) => ({
      voiceCallEnabled: VOICE.some((name) => capabilities.includes(name)),
      smsFeatureEnabled: TEXTS.some((name) => capabilities.includes(name)),
    }),
    vendorProduct: ({ type, country }: PhoneNumber) => ({ type, country: { code: country } }),
    vendorName: async ({ id }: PhoneNumber, _args, { loaders }) =>
      (await loaders.numberSetup.load(id))?.vendorName || null,
    isPhoneConfigurationComplete: async ({ id }: PhoneNumber, _args, { loaders }) =>
      (await loaders.numberSetup.load(id))?.isComplete ?? false,
  },
  SmartAgentStep: {
    name: ({ name }: SmartAgentStep) => name || null,
  },
  CallWorkFlow: {
    ...queueFields,
    smartAgentMode: (flow: CallWorkFlow) => flow.smartAgentMode || null,
    timeout: (flow: CallWorkFlow) => flow.timeoutSeconds,
    greeting: (flow: CallWorkFlow) => flow.playGreeting,
    timezone: (flow: CallWorkFlow) => flow.businessHours?.timezone,
    businessHoursType: (flow: CallWorkFlow) => hoursType(flow.businessHours),
    team: (flow: CallWorkFlow) => (flow.teamId ? { teamId: flow.teamId } : null),
    greetingMedia: (flow: CallWorkFlow, _args, { loaders }) => soundOf(loaders, flow.greetingSoundId),
    holdMusicMedia: (flow: CallWorkFlow, _args, { loaders }) => soundOf(loaders, flow.holdMusicSoundId),
    voicemailMedia: (flow: CallWorkFlow, _args, { loaders }) => soundOf(loaders, flow.voicemailSoundId),
    closedMedia: (flow: CallWorkFlow, _args, { loaders }) => soundOf(loaders, flow.closedSoundId),
  },
  CallFlowTrial: {
    path: ({ path }: { path?: string[] }) => path ?? [],
  },
  CallPrompt: {
    media: ({ soundId }: CallPrompt, _args, { loaders }) => soundOf(loaders, soundId),
  },
  CallWorkFlowTeam: {
    async teamMembers({ teamId }: { teamId: string }, _args, { loaders }) {
      const team = await loaders.team.load(teamId);
      const members = await loaders.profile.loadMany(team?.memberUserIds ?? []);
      return members.flatMap((profile) => (profile && !(profile instanceof Error) ? [profile.id] : []));
    },
  },
};
