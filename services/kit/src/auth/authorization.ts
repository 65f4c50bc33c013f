/**
 * Enforces the authorization that each method declares in its proto options. One interceptor, every service; a service
 * with a method that declares nothing does not start.
 */
import { getOption, hasOption, type DescMethod, type DescService } from '@bufbuild/protobuf';
import { createContextKey, type HandlerContext, type Interceptor } from '@connectrpc/connect';
import { Action, authorization, type Authorization } from '@ringline/proto/options/v1/options_pb';
import { Refusal } from '../errors/index.ts';
import type { Clock } from '../clock/index.ts';
import { featureMissing } from './featureMissing.ts';
import { anonymous, verifyPrincipal, type PermissionAction, type Principal, type SigningKeys } from './principal.ts';
import { concerns } from '../telemetry/index.ts';

/** Request header that carries the signed principal. */
export const PRINCIPAL_HEADER = 'ringline-principal';

const principalKey = createContextKey<Principal>(anonymous, { description: 'principal' });

/** The principal of the request that a handler serves. */
export function principalOf(context: Pick<HandlerContext, 'values'>): Principal {
  return context.values.get(principalKey);
}

const actionNames: Readonly<Record<number, PermissionAction>> = {
  [Action.CREATE]: 'CREATE',
  [Action.READ]: 'READ',
  [Action.UPDATE]: 'UPDATE',
  [Action.DELETE]: 'DELETE',
};

/** What a method declares. @throws Error when it declares nothing. */
export function authorizationOf(method: DescMethod): Authorization {
  const declared = hasOption(method, authorization) ? getOption(method, authorization) : undefined;
  if (!declared?.rule.case) {
    throw new Error(
      `${method.parent.typeName}/${method.name} declares no authorization. Add (ringline.options.v1.authorization) to it in proto/.`,
    );
  }
  if (
    declared.rule.case === 'permission' &&
    (!declared.rule.value.resource || !actionNames[declared.rule.value.action])
  ) {
    throw new Error(`${method.parent.typeName}/${method.name} declares a permission without a resource or an action.`);
  }
  return declared;
}

/** Refuses to let a service start with a method that declares no authorization. */
export function assertAuthorizationDeclared(services: readonly DescService[]): void {
  for (const service of services) for (const method of service.methods) authorizationOf(method);
}

/**
 * Decides whether a principal may call a method. The first failing check names itself (defaults 2.1).
 * @throws Refusal UNAUTHENTICATED, NOT_FOUND (no member), FORBIDDEN_ROLE, FEATURE_NOT_IN_PLAN or SEAT_REQUIRED.
 */
export function assertAllowed(principal: Principal, declared: Authorization): void {
  const { rule, feature, seat } = declared;
  if (rule.case === 'public') return;
  if (rule.case === 'service') {
    if (principal.kind === 'service') return;
    throw new Refusal({
      code: principal.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN_ROLE',
      message: 'Only services of this deployment may do this.',
      why: { check: 'service', required: 'a service', current: principal.kind },
    });
  }
  if (principal.kind !== 'user') {
    throw new Refusal({
      code: 'UNAUTHENTICATED',
      message: 'You’re not signed in. Sign in and try again.',
      why: { check: 'signed-in', required: 'a signed-in user', current: principal.kind },
    });
  }
  if (rule.case === 'self') return;
  if (!principal.workspaceId) {
    throw new Refusal({
      code: 'NOT_FOUND',
      message: 'The workspace was not found. Choose a workspace you belong to.',
      why: { check: 'member', required: 'membership', current: 'none' },
    });
  }
  if (rule.case === 'permission') {
    const action = actionNames[rule.value.action] as PermissionAction;
    const resource = rule.value.resource;
    if (!principal.scope(resource, action)) {
      throw new Refusal({
        code: 'FORBIDDEN_ROLE',
        message: `Your role ${principal.role} does not include ${resource}:${action}. Ask ${principal.ownerName || 'the owner'}.`,
        why: {
          check: 'role',
          required: `${resource}:${action}`,
          current: principal.role,
          whoCanFix: principal.ownerName ? [principal.ownerName] : ['OWNER'],
        },
      });
    }
  }
  if (feature && !principal.features.includes(feature)) throw featureMissing(principal, feature);
  if (seat && !principal.seat) {
    throw new Refusal({
      code: 'SEAT_REQUIRED',
      message: `You need a seat for this. Ask ${principal.ownerName || 'the owner'}.`,
      why: { check: 'seat', required: 'a seat', current: 'none', whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
}

/** The server interceptor: reads the principal, checks it against the method's declaration, hands it to the handler. */
export function authorize(keys: SigningKeys, clock: Clock): Interceptor {
  const identified = identify(keys, clock);
  return (next) =>
    identified(async (request) => {
      assertAllowed(request.contextValues.get(principalKey), authorizationOf(request.method));
      return next(request);
    });
}

/** Hands the handler the principal and checks nothing: for tests of what holds without authorization. */
export function identify(keys: SigningKeys, clock: Clock): Interceptor {
  return (next) => async (request) => {
    const token = request.header.get(PRINCIPAL_HEADER);
    const principal = token ? await verifyPrincipal(token, keys, clock.now()) : anonymous;
    request.contextValues.set(principalKey, principal);
    concerns(principal.workspaceId);
    return next(request);
  };
}
