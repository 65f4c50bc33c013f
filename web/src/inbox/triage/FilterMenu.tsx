import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconArrowsSplit2, IconCheck, IconFilter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxFilter } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';
import type { Tag } from '../../tags/tag.ts';
import { TagChips } from '../../tags/TagChips.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { Words } from '../../ui/Words.tsx';
import type { Narrowing } from './narrowing.ts';
import { isView, useViews } from './useViews.ts';

/** Lists beside open, unread and done. */
const APART = ['SNOOZED', 'FOLLOW_UP'] as const;
const ASSIGNED = [undefined, 'ME', 'MY_TEAMS', 'NONE'] as const;

interface Props {
  readonly tags: readonly Tag[];
  readonly filter: InboxFilter;
  readonly narrowing: Narrowing;
  readonly onChoose: (filter: InboxFilter, narrowing: Narrowing) => void;
}

/** Narrows the inbox down: to whose work it is, to what is snoozed, and to one tag. */
export default function FilterMenu({ tags, filter, narrowing, onChoose }: Props) {
  const { t } = useTranslation('inbox');
  const { tagId, assigned } = narrowing;
  const isOn = tagId !== undefined || assigned !== undefined || APART.some((one) => one === filter);
  const check = (on: boolean) => (on ? <IconCheck size={16} stroke={2} aria-hidden /> : null);
  return (
    <Menu position="bottom-end" shadow="md" width={232}>
      <Menu.Target>
        <Tooltip label={t('triage.filter.label')}>
          <ActionIcon
            aria-label={t('triage.filter.label')}
            variant={isOn ? 'light' : 'subtle'}
            {...(isOn ? {} : { color: 'gray' })}
            data-testid="inbox-filter-menu"
          >
            <IconFilter size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Optional>
          <Suspense fallback={null}>
            <Views tags={tags} filter={filter} narrowing={narrowing} onChoose={onChoose} />
          </Suspense>
        </Optional>
        <Menu.Label>{t('triage.filter.assigned')}</Menu.Label>
        {ASSIGNED.map((value) => (
          <Menu.Item
            key={value ?? ''}
            role="menuitemradio"
            aria-checked={assigned === value}
            rightSection={check(assigned === value)}
            onClick={() => onChoose(filter, { ...narrowing, assigned: value })}
            data-testid={`inbox-assigned-${(value ?? 'any').toLowerCase()}`}
          >
            {t(`triage.assigned.${value ?? 'ANY'}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {APART.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemcheckbox"
            aria-checked={filter === one}
            rightSection={check(filter === one)}
            onClick={() => onChoose(filter === one ? 'OPEN' : one, narrowing)}
            data-testid={`inbox-${one === 'SNOOZED' ? 'snoozed' : 'follow-ups'}`}
          >
            {t(`filter.${one}`)}
          </Menu.Item>
        ))}
        {tags.length === 0 ? null : (
          <>
            <Menu.Divider />
            <Menu.Label>{t('triage.filter.tags')}</Menu.Label>
            {tags.map((tag) => (
              <Menu.Item
                key={tag.id}
                role="menuitemcheckbox"
                aria-checked={tagId === tag.id}
                rightSection={check(tagId === tag.id)}
                onClick={() => onChoose(filter, { ...narrowing, tagId: tagId === tag.id ? undefined : tag.id })}
                data-testid="inbox-tag"
              >
                <TagChips tags={[tag]} />
              </Menu.Item>
            ))}
          </>
        )}
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/channels/messages/automation"
          leftSection={<IconArrowsSplit2 size={16} stroke={1.75} aria-hidden />}
          data-testid="inbox-rules"
        >
          {t('triage.filter.rules')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the reader narrows the inbox down to again and again. */
function Views({ tags, filter, narrowing, onChoose }: Props) {
  const { t } = useTranslation('inbox');
  const views = useViews();
  if (views.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('views.title')}</Menu.Label>
      {views.map((view) => {
        const on = isView(view, filter, narrowing);
        // One that was removed meanwhile narrows nothing down.
        const tagId = tags.find(({ id }) => id === view.tagId)?.id;
        return (
          <Menu.Item
            key={view.id}
            role="menuitemradio"
            aria-checked={on}
            rightSection={on ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
            onClick={() => onChoose(view.filter, { tagId, assigned: view.assigned ?? undefined })}
            data-testid="inbox-view"
          >
            <Words>{view.name}</Words>
          </Menu.Item>
        );
      })}
      <Menu.Divider />
    </>
  );
}
