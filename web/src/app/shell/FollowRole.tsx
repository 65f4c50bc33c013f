import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useFragment } from 'react-relay';
import type { FollowRole_profile$key } from '../../__generated__/FollowRole_profile.graphql.ts';
import type { FollowRoleQuery } from '../../__generated__/FollowRoleQuery.graphql.ts';
import { setReader } from '../../ui/whoHelps.ts';
import { environment } from '../../base/relay/environment.ts';

/**
 * Reads the own rights anew when the own role changes, so that open pages allow and grey what they should at once; refusals are
 * worded for that role.
 */
export function FollowRole({ profile }: { profile: FollowRole_profile$key }) {
  const { roleId, role, ownerName } = useFragment(
    graphql`
      fragment FollowRole_profile on UserProfile {
        id
        roleId
        ownerName
        role {
          id
          name
        }
      }
    `,
    profile,
  );
  const roleName = role?.name;
  useEffect(() => setReader({ role: roleName, ownerName }), [roleName, ownerName]);
  const last = useRef(roleId);
  useEffect(() => {
    if (last.current === roleId) return;
    last.current = roleId;
    const reading = fetchQuery<FollowRoleQuery>(
      environment,
      graphql`
        query FollowRoleQuery {
          getWorkspaceUserProfile {
            id
            roleId
            role {
              id
              name
              permissions {
                resource
                action
                scope
              }
              features
            }
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true } },
      // What cannot be read anew stays as it is; the server refuses what is not allowed any more.
    ).subscribe({ error: () => undefined });
    return () => reading.unsubscribe();
  }, [roleId]);
  return null;
}
