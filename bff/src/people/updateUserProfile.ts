import { Refusal } from '@ringline/kit/errors';
import { MemberService } from '@ringline/proto/workspace/v1/members_pb';
import type { UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { given } from '../graphql/given.ts';
import { updateOwnSettings } from './settings.ts';
import type { UpdateUserProfileInput } from '../generated/resolverTypes.ts';

/** The settings of the own profile, or role, status and seat of another: two aggregates, of which one is changed at a time. */
export async function updateUserProfile(
  { id, version, settings, ...fields }: UpdateUserProfileInput,
  context: OperationContext,
): Promise<UserProfile | undefined> {
  const { profileId } = await context.principal();
  const changed = given(fields);
  if (!settings) {
    const answer = await context
      .call(MemberService)
      .updateMember({ id: id ?? profileId, ...(typeof version === 'number' ? { version } : {}), ...changed });
    return answer.userProfile;
  }
  if ((id && id !== profileId) || Object.keys(changed).length > 0) {
    throw new Refusal({
      code: 'VALIDATION_FAILED',
      field: 'settings',
      message: 'You can change only your own settings here. Leave out the rest.',
      why: { check: 'own-profile', required: 'the own profile and settings alone', current: 'more' },
    });
  }
  return updateOwnSettings(context, version, settings);
}
