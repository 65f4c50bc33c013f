/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { RenewRecoveryCodesResponse } from '@ringline/proto/identity/v1/mfa_pb';
import type { Fields } from '../graphql/scalars.ts';
export type { ListSignInMethodsResponse as SignInMethodsMapper } from '@ringline/proto/identity/v1/google_pb';
export type {
  RequestMfaResetResponse as MfaResetStepMapper,
  CreateMfaResponse as MfaSetupMapper,
} from '@ringline/proto/identity/v1/mfa_pb';
export type { QrRequest as QrSignInRequestMapper } from '@ringline/proto/identity/v1/qr_pb';

export type RecoveryCodesMapper = Fields<RenewRecoveryCodesResponse>;
