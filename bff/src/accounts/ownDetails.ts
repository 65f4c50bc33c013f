import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { AddressService } from '@ringline/proto/identity/v1/addresses_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { client } from './handOver.ts';

interface UpdateUserInput {
  readonly version?: number | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly country?: string | null;
  readonly city?: string | null;
  readonly address?: string | null;
  readonly timezone?: string | null;
  readonly language?: string | null;
  readonly locale?: string | null;
  readonly profileImageMediaId?: string | null;
  readonly settings?: { readonly singleKeyShortcuts?: boolean | null; readonly enterSends?: boolean | null } | null;
}

/** What a person sets about themselves, and the addresses that they prove. */
export const ownDetails: Resolvers = {
  Mutation: {
    async updateUser(_source, { input }: { input: UpdateUserInput }, context) {
      const { settings, ...details } = input;
      const given = Object.entries({ ...details, ...settings }).filter(([, value]) => value !== null);
      const { user } = await context.callOutsideWorkspaces(IdentityService).updateUser(Object.fromEntries(given));
      return user;
    },
    requestEmailChange: (_source, { email, password }: { email: string; password?: string | null }, context) =>
      context
        .callOutsideWorkspaces(AddressService)
        .requestEmailChange({ email, password: password ?? '', client: client(context) }),
    verifyEmailChange: async (_source, { code }: { code: string }, context) =>
      (await context.callOutsideWorkspaces(AddressService).verifyEmailChange({ code, client: client(context) })).user,
    requestPhoneVerification: (_source, { phoneNumber }: { phoneNumber: string }, context) =>
      context.callOutsideWorkspaces(AddressService).requestPhoneVerification({ phoneNumber, client: client(context) }),
    verifyPhoneNumber: async (_source, { code }: { code: string }, context) =>
      (await context.callOutsideWorkspaces(AddressService).verifyPhoneNumber({ code, client: client(context) })).user,
  },
};
