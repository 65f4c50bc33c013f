import { create } from '@bufbuild/protobuf';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { Action, AuthorizationSchema, type Authorization } from '@ringline/proto/options/v1/options_pb';
import { CallService } from '@ringline/proto/telephony/v1/telephony_pb';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors/index.ts';
import { anonymous, assertAllowed, assertAuthorizationDeclared, authorizationOf, type Principal } from './index.ts';
import { carelessService } from './testing/undeclared.ts';

const member: Principal = {
  ...anonymous,
  kind: 'user',
  userId: 'u',
  workspaceId: 'w',
  role: 'MEMBER',
  grants: { CALLS: { CREATE: 'own' } },
  features: ['INTERNET_CALL'],
  plan: 'FREE',
  seat: true,
  ownerName: 'Maya',
  scope: (resource, action) => (resource === 'CALLS' && action === 'CREATE' ? 'own' : undefined),
};

type Declaration = Parameters<typeof create<typeof AuthorizationSchema>>[1];
const declare = (init: Declaration): Authorization => create(AuthorizationSchema, init);

function decision(principal: Principal, declared: Authorization): string {
  try {
    assertAllowed(principal, declared);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} by ${error.why?.check}`;
  }
}

describe('who may call a method', () => {
  const rules = [
    declare({ rule: { case: 'public', value: true } }),
    declare({ rule: { case: 'self', value: true } }),
    declare({ rule: { case: 'member', value: true } }),
    declare({ rule: { case: 'service', value: true } }),
    declare({ rule: { case: 'permission', value: { resource: 'CALLS', action: Action.CREATE } } }),
    declare({ rule: { case: 'permission', value: { resource: 'BILLING', action: Action.READ } } }),
  ];
  const stranger: Principal = { ...member, workspaceId: '', role: '', scope: () => undefined };
  const service: Principal = { ...anonymous, kind: 'service', userId: 'billing' };
  const out = 'UNAUTHENTICATED by signed-in';

  it.each([
    {
      who: 'anonymous',
      principal: anonymous,
      decisions: ['allowed', out, out, 'UNAUTHENTICATED by service', out, out],
    },
    {
      who: 'a user without a workspace',
      principal: stranger,
      decisions: [
        'allowed',
        'allowed',
        'NOT_FOUND by member',
        'FORBIDDEN_ROLE by service',
        'NOT_FOUND by member',
        'NOT_FOUND by member',
      ],
    },
    {
      who: 'a member',
      principal: member,
      decisions: ['allowed', 'allowed', 'allowed', 'FORBIDDEN_ROLE by service', 'allowed', 'FORBIDDEN_ROLE by role'],
    },
    { who: 'a service', principal: service, decisions: ['allowed', out, out, 'allowed', out, out] },
  ])('$who', ({ principal, decisions }) => {
    expect(rules.map((declared) => decision(principal, declared))).toEqual(decisions);
  });

  it('a feature that the plan lacks and a missing seat are named', () => {
    const gated = declare({ rule: { case: 'member', value: true }, feature: 'IVR' });
    const seated = declare({ rule: { case: 'member', value: true }, seat: true });
    expect(decision(member, gated)).toBe('FEATURE_NOT_IN_PLAN by feature');
    expect(decision({ ...member, features: ['IVR'] }, gated)).toBe('allowed');
    expect(decision({ ...member, seat: false }, seated)).toBe('SEAT_REQUIRED by seat');
  });

  it('a feature that the plan lacks is refused with its name, the plan, and the plan that has it', () => {
    const gated = declare({ rule: { case: 'member', value: true }, feature: 'CALL_RECORDING' });
    const refusalOf = (principal: Principal) => {
      try {
        assertAllowed(principal, gated);
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(refusalOf({ ...member, plan: 'FREE', plansWith: { CALL_RECORDING: 'STARTER' } })).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      message:
        'The Free plan doesn’t include call recording. Starter is the cheapest plan that does. The owner can change the plan.',
      why: { check: 'feature', required: 'CALL_RECORDING:STARTER', current: 'FREE', whoCanFix: ['OWNER'] },
      details: { feature: 'CALL_RECORDING', currentPlan: 'FREE', requiredPlan: 'STARTER' },
    });
    // Before billing has told which plan has it.
    expect(refusalOf({ ...member, plan: 'FREE' })).toMatchObject({
      message: 'The Free plan doesn’t include call recording. The owner can change the plan.',
      why: { check: 'feature', required: 'CALL_RECORDING', current: 'FREE', whoCanFix: ['OWNER'] },
      details: { feature: 'CALL_RECORDING', currentPlan: 'FREE' },
    });
  });

  it('a refusal says who can help', () => {
    const billing = declare({ rule: { case: 'permission', value: { resource: 'BILLING', action: Action.READ } } });
    expect(() => assertAllowed(member, billing)).toThrow(/Ask Maya/);
  });
});

describe('declarations', () => {
  it('every method of the contracts declares its authorization', () => {
    expect(() => assertAuthorizationDeclared([IdentityService, CallService])).not.toThrow();
    expect(authorizationOf(CallService.method.reportDevice)).toMatchObject({
      seat: true,
      rule: { case: 'permission' },
    });
    // Its handler asks for the same, but for emergency numbers, which every member may call.
    expect(authorizationOf(CallService.method.placeCall)).toMatchObject({ seat: false, rule: { case: 'member' } });
  });

  it('a method that declares nothing keeps the service from starting', () => {
    expect(() => assertAuthorizationDeclared([carelessService])).toThrow(/declares no authorization/);
  });
});
