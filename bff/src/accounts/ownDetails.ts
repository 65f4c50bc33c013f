import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { AddressService } from '@ringline/proto/identity/v1/addresses_pb';
import { given } from '../graphql/given.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { client } from './handOver.ts';

/** What a person sets about themselves, and the addresses that they prove. */
export const ownDetails = {
  Mutation: {
    async updateUser(_source, { input }, context) {
      const { settings, ...details } = input;
      const changed = given({ ...details, ...settings });
      return (await context.callOutsideWorkspaces(IdentityService).updateUser(changed)).user;
    },
    requestEmailChange: (_source, { email, password }, context) =>
      context
        .callOutsideWorkspaces(AddressService)
        .requestEmailChange({ email, password: password ?? '', client: client(context) }),
    verifyEmailChange: async (_source, { code }, context) =>
      (await context.callOutsideWorkspaces(AddressService).verifyEmailChange({ code, client: client(context) })).user,
    requestPhoneVerification: (_source, { phoneNumber }, context) =>
      context.callOutsideWorkspaces(AddressService).requestPhoneVerification({ phoneNumber, client: client(context) }),
    verifyPhoneNumber: async (_source, { code }, context) =>
      (await context.callOutsideWorkspaces(AddressService).verifyPhoneNumber({ code, client: client(context) })).user,
  },
} satisfies Resolvers;
