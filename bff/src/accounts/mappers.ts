/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { ResendVerificationCodeResponse } from '@ringline/proto/identity/v1/accounts_pb';
import type { Fields } from '../graphql/scalars.ts';
export type { User as UserMapper } from '@ringline/proto/identity/v1/accounts_pb';
export type { RequestPasswordResetResponse as PasswordResetResultMapper } from '@ringline/proto/identity/v1/passwords_pb';
export type {
  Session as SessionMapper,
  GetSignInRulesResponse as SignInRulesMapper,
} from '@ringline/proto/identity/v1/sessions_pb';

export type CodeSentResultMapper = Fields<ResendVerificationCodeResponse>;
export type ResendVerificationCodeResultMapper = Fields<ResendVerificationCodeResponse>;
