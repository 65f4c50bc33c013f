import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Unit } from '../context.ts';
import { loadMembers, type LoadedMember } from './member.ts';

/** A present member by the membership's id. @throws Refusal NOT_FOUND */
export async function findMember(uow: Unit, id: string): Promise<LoadedMember> {
  const profile = isUuid(id) ? await uow.tx.userProfile.findFirst({ where: { id, removedAt: null } }) : null;
  const [member] = profile ? await loadMembers(uow, [profile.userId]) : [];
  if (!member) throw notFound('The member');
  return member;
}
