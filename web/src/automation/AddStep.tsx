import { ActionIcon, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddStep.module.css';
import { mayAdd } from './flow/editing.ts';
import type { Flow, Kind, Place } from './flow/nodes.ts';
import { KindIcon, OFFERED } from './kinds.tsx';

/** Offers the steps that can stand at a place. Without a control of its own it is the round "+" on a line. */
export function AddStep({
  flow,
  place,
  onAdd,
  name,
  children,
}: {
  flow: Flow;
  place: Place;
  onAdd: (place: Place, kind: Kind) => void;
  /** Says where, for who hears the round button. */
  name?: string;
  children?: ReactElement;
}) {
  const { t } = useTranslation('automation');
  const kinds = OFFERED.filter((kind) => mayAdd(flow, place, kind));
  return (
    <Menu position="bottom-start" width={300} withinPortal keepMounted={false}>
      <Menu.Target>
        {children ?? (
          <ActionIcon className={styles['plus'] ?? ''} size={24} radius="xl" aria-label={name ?? t('add.step')}>
            <IconPlus size={12} stroke={2.25} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown className={styles['menu'] ?? ''}>
        {kinds.map((kind) => (
          <Menu.Item
            key={kind}
            leftSection={<KindIcon kind={kind} size={24} />}
            onClick={() => onAdd(place, kind)}
            data-testid={`add-${kind}`}
          >
            <span className={styles['item']}>
              <b>{t(`kind.${kind}.name`)}</b>
              <span>{t(`kind.${kind}.hint`)}</span>
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
