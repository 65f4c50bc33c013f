import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useMeQuery } from '../__generated__/useMeQuery.graphql.ts';
import { roleKey } from '../ui/roleKey.ts';
import { covers, type RoleRights, rolesWith, scopeOf } from './rights.ts';

/** The signed-in member here: role and rights as they are now, the workspace's roles, and why something is not theirs. */
export interface Me {
  id: string;
  roleId: string;
  role: string;
  teamIds: readonly string[];
  /** First name of the workspace's owner, or what owners are called. */
  ownerName: string;
  roles: readonly RoleRights[];
  roleOf: (roleId: string | null | undefined) => ReturnType<typeof roleKey>;
  scope: (resource: string, action: string) => string | undefined;
  /**
   * Why the member may not do it, and who can: undefined when they may.
   * @param inScope whether it is about something of their teams; false also for what only a grant for all allows
   */
  whyNot: (resource: string, action: string, inScope?: boolean) => string | undefined;
}

/** Reads the own role from the store, so that a new role shows at once on every open page. */
export function useMe(): Me {
  const { t, i18n } = useTranslation(['people', 'common']);
  const { getWorkspaceUserProfile: me, fetchRoles: roles } = useLazyLoadQuery<useMeQuery>(
    graphql`
      query useMeQuery {
        getWorkspaceUserProfile {
          id
          roleId
          teamIds
          ownerName
          version
        }
        fetchRoles {
          id
          name
          permissions {
            resource
            action
            scope
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const roleOf = (roleId: string | null | undefined) => roleKey(roles.find(({ id }) => id === roleId)?.name);
  const own = roles.find(({ id }) => id === me.roleId);
  const scope = (resource: string, action: string) => scopeOf(own, resource, action);
  return {
    id: me.id,
    roleId: me.roleId ?? '',
    role: roleOf(me.roleId),
    teamIds: me.teamIds,
    ownerName: me.ownerName ?? t('common:role.OWNER'),
    roles,
    roleOf,
    scope,
    whyNot: (resource, action, inScope = true) => {
      const granted = scope(resource, action);
      if (covers(granted, inScope)) return undefined;
      const names = rolesWith(roles, resource, action).map((name) => t(`common:role.${roleKey(name)}`));
      const who = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
      const owner = me.ownerName ?? t('common:role.OWNER');
      return t(granted === undefined ? 'why.role' : 'why.scope', { who, owner });
    },
  };
}
