import { Drawer, UnstyledButton } from '@mantine/core';
import {
  IconDeviceMobile,
  IconHelpCircle,
  IconMail,
  IconSearch,
  IconSettings,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Optional } from '../../ui/Optional.tsx';
import { openSecondPerson, useSecondPerson } from '../../sandbox/SecondPerson.tsx';
import type { Sandbox } from '../../sandbox/useSandbox.ts';
import { CreditChip } from './CreditChip.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import styles from './MoreSheet.module.css';
import { palette } from './palette.ts';
import type { RailEntry } from '../../base/area.ts';
import { SETTINGS_PATH } from './railEntries.ts';

/** On narrow screens: what has no tab, and no place in the bar. */
export function MoreSheet({
  opened,
  onClose,
  areas,
  sandbox,
  onShortcuts,
}: {
  opened: boolean;
  onClose: () => void;
  /** The areas without a tab. */
  areas: readonly RailEntry[];
  sandbox: Sandbox | undefined;
  onShortcuts: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title={t('nav.more')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ content: styles['sheet'] ?? '', title: styles['title'] ?? '' }}
    >
      <ul className={styles['list']}>
        {areas.map(({ name, path, icon }) => (
          <li key={name}>
            <Link to={path} onClick={onClose}>
              <Row icon={icon} text={t(`nav.${name}`)} />
            </Link>
          </li>
        ))}
        <li>
          <UnstyledButton
            onClick={() => {
              onClose();
              palette.open();
            }}
          >
            <Row icon={IconSearch} text={t('top.search')} />
          </UnstyledButton>
        </li>
        <li>
          <Link to={SETTINGS_PATH} onClick={onClose}>
            <Row icon={IconSettings} text={t('nav.settings')} />
          </Link>
        </li>
        <li>
          <HelpMenu
            position="top-start"
            onLeave={onClose}
            onShortcuts={() => {
              onClose();
              onShortcuts();
            }}
          >
            {() => (
              <UnstyledButton data-testid="more-help">
                <Row icon={IconHelpCircle} text={t('nav.help')} />
              </UnstyledButton>
            )}
          </HelpMenu>
        </li>
        {sandbox === undefined ? null : (
          <>
            <li>
              <a href={sandbox.handsetUrl} target="ringline-handset" onClick={onClose}>
                <Row icon={IconDeviceMobile} text={t('sandbox.handset')} />
              </a>
            </li>
            <li>
              <a href={sandbox.mailboxUrl} target="_blank" rel="noreferrer" onClick={onClose}>
                <Row icon={IconMail} text={t('sandbox.mailbox')} />
              </a>
            </li>
            <Optional>
              <Second />
            </Optional>
          </>
        )}
      </ul>
      <Optional>
        <CreditChip />
      </Optional>
    </Drawer>
  );
}

function Second() {
  const { t } = useTranslation('shell');
  const second = useSecondPerson();
  if (second === undefined) return null;
  return (
    <li>
      <a href={second.href} target="ringline-second" onClick={(event) => openSecondPerson(event, second)}>
        <Row icon={IconUserPlus} text={t('sandbox.openAs', { name: second.name })} />
      </a>
    </li>
  );
}

function Row({ icon: RowIcon, text }: { icon: Icon; text: string }) {
  return (
    <>
      <RowIcon size={20} stroke={1.75} aria-hidden />
      {text}
    </>
  );
}
