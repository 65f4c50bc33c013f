import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { NumberService, type CallWorkFlow } from '@ringline/proto/telephony/v1/telephony_pb';
import { pageOf, type PageArguments } from '../graphql/paging.ts';
import { given } from '../graphql/given.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import type { WorkingHoursInput } from '../people/settings.ts';
import { hoursType } from './hoursType.ts';

interface UpdateSettings {
  readonly id: string;
  readonly version: number;
  readonly name?: string | null;
  readonly enableCallRecording?: boolean | null;
  readonly voicemail?: boolean | null;
  readonly teamId?: string | null;
  readonly timeout?: number | null;
  readonly greeting?: boolean | null;
  readonly businessHours?: WorkingHoursInput | null;
  readonly closedFallback?: string | null;
}

export const numbers: Resolvers = {
  Query: {
    fetchWorkspacePhoneNumbers: async (_source, args: PageArguments, context) =>
      pageOf((await context.call(NumberService).listNumbers({})).numbers, args),
    getSinglePhoneNumber: async (_source, { id }: { id: string }, context) =>
      (await context.call(NumberService).getNumber({ id })).number,
    getTestPhoneNumber: async (_source, _args, context) => (await context.call(NumberService).getTestNumber({})).number,
  },
  Mutation: {
    async updatePhoneNumberSettings(_source, { input }: { input: UpdateSettings }, context) {
      const { timeout: timeoutSeconds, greeting: playGreeting, ...settings } = input;
      const { id, version } = input;
      const answer = await context
        .call(NumberService)
        .updateNumberSettings({ ...given({ ...settings, timeoutSeconds, playGreeting }), id, version });
      return answer.number;
    },
  },
  Subscription: {
    phoneNumberChanged: live((_source, _args, context) =>
      listen(context.edge.hub, context.liveSocket(), NumberChangedSchema, (event, audience, principal) =>
        maySee(principal, 'PHONE_NUMBERS', audience) ? event.number : undefined,
      ),
    ),
  },
  CallWorkFlow: {
    timeout: (flow: CallWorkFlow) => flow.timeoutSeconds,
    greeting: (flow: CallWorkFlow) => flow.playGreeting,
    timezone: (flow: CallWorkFlow) => flow.businessHours?.timezone,
    businessHoursType: (flow: CallWorkFlow) => hoursType(flow.businessHours),
    team: (flow: CallWorkFlow) => (flow.teamId ? { teamId: flow.teamId } : null),
  },
  CallWorkFlowTeam: {
    async teamMembers({ teamId }: { teamId: string }, _args, { loaders }) {
      const team = await loaders.team.load(teamId);
      const members = await loaders.profile.loadMany(team?.memberUserIds ?? []);
      return members.flatMap((profile) => (profile && !(profile instanceof Error) ? [profile.id] : []));
    },
  },
};
