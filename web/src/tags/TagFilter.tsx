import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tag } from './tag.ts';
import { TagChips } from './TagChips.tsx';
import styles from './Tags.module.css';

/** Narrows the inbox down to one tag, or to none of them. */
export function TagFilter({
  tags,
  chosen,
  onChoose,
}: {
  tags: readonly Tag[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const { t } = useTranslation('tags');
  const check = (on: boolean) => (on ? <IconCheck size={16} stroke={2} aria-hidden /> : null);
  return (
    <Menu position="bottom-end" shadow="md" width={232}>
      <Menu.Target>
        <Tooltip label={t('filter.label')}>
          <ActionIcon
            aria-label={t('filter.label')}
            variant={chosen === undefined ? 'subtle' : 'light'}
            {...(chosen === undefined ? { color: 'gray' } : {})}
            data-testid="inbox-filter-tag"
          >
            <IconFilter size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Item
          role="menuitemradio"
          aria-checked={chosen === undefined}
          rightSection={check(chosen === undefined)}
          onClick={() => onChoose(undefined)}
        >
          {t('filter.all')}
        </Menu.Item>
        {tags.map((tag) => (
          <Menu.Item
            key={tag.id}
            role="menuitemradio"
            aria-checked={chosen === tag.id}
            rightSection={check(chosen === tag.id)}
            onClick={() => onChoose(tag.id)}
            data-testid="inbox-tag"
          >
            <span className={styles['option']}>
              <TagChips tags={[tag]} />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
