import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TeamRow_team$key } from '../__generated__/TeamRow_team.graphql.ts';
import { sideBySide } from '../base/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './People.module.css';

const MOST_FACES = 4;

/** One team of the list: its name and tags, who is in it, and which numbers ring it. */
export function TeamRow({ team: key }: { team: TeamRow_team$key }) {
  const { t } = useTranslation('people');
  const { name, tags, isDefault, totalMembers, members, phoneNumbers } = useFragment(
    graphql`
      fragment TeamRow_team on Team {
        name
        tags
        isDefault
        totalMembers
        members {
          id
          displayName
          profileImageMedia {
            url
          }
        }
        phoneNumbers {
          id
          name
          number
        }
      }
    `,
    key,
  );
  return (
    <ResourceRow label={name} data-testid="team-row" data-name={name}>
      <Cell column="name">
        <RowOpen label={t('teams.open', { name })}>{name}</RowOpen>{' '}
        {isDefault ? <StatusChip tone="accent">{t('teams.default')}</StatusChip> : null}
        <span className={styles['tags']}>
          {tags.map((tag) => (
            <StatusChip key={tag}>{tag}</StatusChip>
          ))}
        </span>
      </Cell>
      <Cell column="members">
        <span data-testid="team-members">{t('people', { count: totalMembers })}</span>{' '}
        <span className={styles['faces']}>
          {members.slice(0, MOST_FACES).map(({ id, displayName, profileImageMedia }) => (
            <Avatar key={id} name={displayName} image={profileImageMedia?.url} size={24} />
          ))}
        </span>
      </Cell>
      <Cell column="teams">
        {phoneNumbers.length === 0
          ? t('teams.noNumbers')
          : sideBySide(
              phoneNumbers.map(({ name: label, number }) => label || formatPhone(number)),
              ', ',
            )}
      </Cell>
      <Cell column="more" className={styles['actions']}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Cell>
    </ResourceRow>
  );
}
