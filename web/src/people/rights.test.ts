import { describe, expect, it } from 'vitest';
import { covers, mayGrant, outranks, rolesWith, scopeOf } from './rights.ts';

const owner = { id: '1', name: 'OWNER', permissions: [{ resource: 'TEAMS', action: 'UPDATE', scope: 'all' }] };
const admin = { ...owner, id: '2', name: 'ADMIN' };
const manager = { id: '3', name: 'MANAGER', permissions: [{ resource: 'TEAMS', action: 'UPDATE', scope: 'team' }] };

describe('who may change whom', () => {
  it('is decided by rank: below the own one, the owner excepted', () => {
    expect(outranks('OWNER', 'ADMIN')).toBe(true);
    expect(outranks('ADMIN', 'MANAGER')).toBe(true);
    expect(outranks('ADMIN', 'ADMIN')).toBe(false);
    expect(outranks('MANAGER', 'ADMIN')).toBe(false);
  });

  it('never gives the owner’s role away: that is a transfer', () => {
    expect(mayGrant('OWNER', 'OWNER')).toBe(false);
    expect(mayGrant('OWNER', 'ADMIN')).toBe(true);
    expect(mayGrant('ADMIN', 'ADMIN')).toBe(false);
    expect(mayGrant('MEMBER', 'MEMBER')).toBe(false);
  });
});

describe('a grant', () => {
  it('has the scope of its role, or none', () => {
    expect(scopeOf(manager, 'TEAMS', 'UPDATE')).toBe('team');
    expect(scopeOf(manager, 'TEAMS', 'CREATE')).toBeUndefined();
    expect(scopeOf(undefined, 'TEAMS', 'UPDATE')).toBeUndefined();
  });

  it('reaches everything where it holds for all, else only what is in its scope', () => {
    expect(covers(scopeOf(admin, 'TEAMS', 'UPDATE'), false)).toBe(true);
    expect(covers(scopeOf(manager, 'TEAMS', 'UPDATE'), true)).toBe(true);
    expect(covers(scopeOf(manager, 'TEAMS', 'UPDATE'), false)).toBe(false);
    expect(covers(scopeOf(manager, 'TEAMS', 'DELETE'), true)).toBe(false);
  });

  it('names who can help, the highest first: those who have it everywhere', () => {
    expect(rolesWith([manager, admin, owner], 'TEAMS', 'UPDATE')).toEqual(['OWNER', 'ADMIN']);
  });
});
