import { Tooltip } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SecondPersonQuery } from '../__generated__/SecondPersonQuery.graphql.ts';
import { secondWindow } from './secondWindow.ts';
import { Words } from '../ui/Words.tsx';

/** Beside the first window, on most screens. */
const WINDOW = 'popup,width=1180,height=860';

interface Second {
  readonly name: string;
  readonly href: string;
}

/** Who else of the demo can be opened beside whoever is signed in: the first of the others. */
export function useSecondPerson(): Second | undefined {
  const { getWorkspaceWithSettings, getWorkspaceUserProfile, fetchUserProfiles } = useLazyLoadQuery<SecondPersonQuery>(
    graphql`
      query SecondPersonQuery {
        getWorkspaceWithSettings {
          id
          isDemo
        }
        getWorkspaceUserProfile {
          id
        }
        fetchUserProfiles(first: 10) {
          edges {
            node {
              id
              mainUserId
              displayName
              status
              isRemoved
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  if (!getWorkspaceWithSettings.isDemo) return undefined;
  const other = fetchUserProfiles.edges
    .map(({ node }) => node)
    .find(({ id, isRemoved, status }) => id !== getWorkspaceUserProfile.id && !isRemoved && status !== 'DEACTIVATED');
  const href = other && secondWindow(other.mainUserId, location);
  return href === undefined ? undefined : { name: other?.displayName.split(' ')[0] ?? '', href };
}

/** Opens the second person in a window of their own; where the browser opens none, the link does what links do. */
export function openSecondPerson(event: { preventDefault: () => void }, { href }: Second): void {
  if (window.open(href, 'ringline-second', WINDOW) !== null) event.preventDefault();
}

/** One click to a call between two people: another of the demo's people, signed in beside the first. */
export function SecondPerson({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const second = useSecondPerson();
  if (second === undefined) return null;
  const label = t('sandbox.openAs', { name: second.name });
  return (
    <Tooltip label={label}>
      <a
        className={className}
        href={second.href}
        target="ringline-second"
        data-testid="second-person"
        onClick={(event) => openSecondPerson(event, second)}
      >
        <IconUserPlus size={14} aria-hidden />
        <Words aria-hidden>{second.name}</Words>
        <span className="visually-hidden">{label}</span>
      </a>
    </Tooltip>
  );
}
