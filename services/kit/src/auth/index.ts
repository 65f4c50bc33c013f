export {
  PRINCIPAL_HEADER,
  assertAllowed,
  assertAuthorizationDeclared,
  authorizationOf,
  authorize,
  identify,
  principalOf,
} from './authorization.ts';
export { featureMissing, planWord } from './featureMissing.ts';
export {
  PRINCIPAL_SECONDS,
  anonymous,
  serviceClaims,
  signPrincipal,
  verifyPrincipal,
  type Grants,
  type KeyPurpose,
  type PermissionAction,
  type Principal,
  type PrincipalClaims,
  type Scope,
  type SigningKeys,
} from './principal.ts';
export { CLIENT_ADDRESS_HEADER, clientAddressOf } from './clientAddress.ts';
