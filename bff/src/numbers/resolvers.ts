import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import {
  NumberService,
  type CallForward,
  type CallPrompt,
  type CallWorkFlow,
  type PhoneNumber,
  type SmartAgentStep,
} from '@ringline/proto/telephony/v1/telephony_pb';
import type { ReclaimQuote } from '@ringline/proto/telephony/v1/purchases_pb';
import { CallFlowService } from '@ringline/proto/telephony/v1/call_flows_pb';
import { documentOf } from '../automation/document.ts';
import { pageOf } from '../graphql/paging.ts';
import { given } from '../graphql/given.ts';
import { present } from '../graphql/present.ts';
import type { Loaders } from '../graphql/loaders.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import { hoursType } from './hoursType.ts';
import { prompt } from './prompt.ts';
import { vendorProduct } from './vendorProduct.ts';
import { queueChanges, queueFields } from './queue.ts';
import type {
  CallFallbackInput,
  CallForwardInput,
  HolidayInput,
  IvrChoiceInput,
  UpdatePhoneNumberSettingsInput,
} from '../generated/resolverTypes.ts';

const forward = ({ phoneNumber, pressOneToAccept, showCallerNumber }: CallForwardInput) => ({
  phoneNumber,
  pressOneToAccept: pressOneToAccept ?? true,
  showCallerNumber: showCallerNumber ?? true,
});
const target = (input: Pick<CallFallbackInput, 'forward' | 'teamId' | 'userId'>) => ({
  teamId: input.teamId ?? '',
  userId: input.userId ?? '',
  ...(input.forward ? { forward: forward(input.forward) } : {}),
});
const fallback = (input: CallFallbackInput) => ({ ...target(input), action: input.action ?? '' });
const choice = (input: IvrChoiceInput) => ({
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
function flowParts({
  closedTarget,
  fallback: falls,
  callForward,
  ivr,
  sound,
  holidays,
}: UpdatePhoneNumberSettingsInput) {
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

export const numbers = {
  Query: {
    fetchWorkspacePhoneNumbers: async (_source, args, context) =>
      pageOf(
        (
          await context.call(NumberService).listNumbers({
            usable: args.usable,
            released: args.released,
            web: args.web,
            senders: args.senders,
          })
        ).numbers,
        args,
      ),
    getSinglePhoneNumber: async (_source, { id }, context) =>
      (await context.call(NumberService).getNumber({ id })).number,
    tryCallFlow: async (_source, { input }, context) => {
      const { phoneNumberId: id, at, caller, availableUserIds, offlineUserIds, answers, keys } = input;
      const people = { availableUserIds: [...availableUserIds], offlineUserIds: [...(offlineUserIds ?? [])] };
      const call = { id, caller, ...people, answers: answers ?? '', keys: [...keys], ...(at ? { at } : {}) };
      const { draft, version, document } = input;
      if (!draft && !version && !document) return context.call(NumberService).tryFlow(call);
      const custom = { call, version: version ?? 0, ...(document ? { document: documentOf(document) } : {}) };
      const { outcome, ...run } = await context.call(CallFlowService).tryCallFlow(custom);
      return { ...run, ...present(outcome, 'the outcome') };
    },
    getTestPhoneNumber: async (_source, _args, context) => (await context.call(NumberService).getTestNumber({})).number,
  },
  Mutation: {
    createWebNumber: async (_source, { input }, context) =>
      (await context.call(NumberService).createWebNumber({ ...input, teamId: input.teamId ?? '' })).number,
    async updateWebNumber(_source, { input }, context) {
      const { id, version, name, webNumberUrl, teamId } = input;
      const changes = given({ name, webNumberUrl, teamId });
      return (await context.call(NumberService).updateWebNumber({ id, version, ...changes })).number;
    },
    removeWebNumber: async (_source, { id }, context) =>
      (await context.call(NumberService).removeWebNumber({ id })).number,
    async updatePhoneNumberSettings(_source, { input }, context) {
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
    phoneNumberChanged: live(() =>
      listen(
        NumberChangedSchema,
        (event, audience, principal) => (maySee(principal, 'PHONE_NUMBERS', audience) ? event.number : undefined),
        { stateOf: ({ number }) => number?.id },
      ),
    ),
  },
  WorkspacePhoneNumber: {
    webNumberUrl: ({ webNumberUrl }: PhoneNumber) => webNumberUrl || null,
    callerId: ({ callerId }: PhoneNumber) => callerId || null,
    areaCode: ({ areaCode }: PhoneNumber) => areaCode || null,
    featureFlags: ({ capabilities }: PhoneNumber) => ({
      voiceCallEnabled: VOICE.some((name) => capabilities.includes(name)),
      smsFeatureEnabled: TEXTS.some((name) => capabilities.includes(name)),
    }),
    vendorProduct: ({ type, country, monthlyMinor }: PhoneNumber) =>
      vendorProduct({ type, country, monthlyMinor, needsDocuments: false }),
    reclaimPrice: ({ id, status }: PhoneNumber, _args, { loaders }) =>
      status === 'RELEASED' ? loaders.reclaimQuote.load(id) : null,
    vendorName: async ({ id }: PhoneNumber, _args, { loaders }) =>
      (await loaders.numberSetup.load(id))?.vendorName || null,
    isPhoneConfigurationComplete: async ({ id }: PhoneNumber, _args, { loaders }) =>
      (await loaders.numberSetup.load(id))?.isComplete ?? false,
  },
  ReclaimPrice: {
    dueNow: ({ dueNowMinor }: ReclaimQuote) => Number(dueNowMinor) / 100,
    onNextInvoice: ({ laterMinor }: ReclaimQuote) => Number(laterMinor) / 100,
    tax: ({ tax }: ReclaimQuote) => tax ?? null,
    monthly: ({ monthlyMinor }: ReclaimQuote) => Number(monthlyMinor) / 100,
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
  CallForward: {
    showCallerNumber: ({ showCallerNumber }: CallForward) => showCallerNumber ?? true,
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
} satisfies Resolvers;
