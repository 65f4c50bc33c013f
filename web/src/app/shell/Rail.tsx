import { Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconHelpCircle,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSettings,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Rail_workspace$key } from '../../__generated__/Rail_workspace.graphql.ts';
import { useUnreadChats } from '../../bell/unread.ts';
import { LogoMark } from '../../ui/Logo.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import styles from './Rail.module.css';
import { RAIL } from '../areas.ts';
import { isIn, isSettings, SETTINGS_PATH } from './railEntries.ts';

/** The left rail: 64 px of icons with tooltips, or 232 px with labels. */
export function Rail({
  presence,
  workspace,
  open,
  onToggle,
  onShortcuts,
}: {
  /** The menu of whether one can be rung. */
  presence: ReactNode;
  workspace: Rail_workspace$key;
  open: boolean;
  onToggle: () => void;
  onShortcuts: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const { totalUnReadConversationCount: unread } = useFragment(
    graphql`
      fragment Rail_workspace on Workspace {
        totalUnReadConversationCount
      }
    `,
    workspace,
  );
  const counts: Readonly<Record<string, number>> = { inbox: unread ?? 0, chat: useUnreadChats() };
  const hint = (label: string, child: ReactElement) => (
    <Tooltip key={label} label={label} position="right" disabled={open}>
      {child}
    </Tooltip>
  );
  const toggle = open ? t('nav.collapse') : t('nav.open');

  return (
    <nav className={styles['rail']} aria-label={t('nav.main')} data-open={open || undefined}>
      <Link to="/" className={styles['logo']} aria-label={t('common:product')}>
        <LogoMark size={28} />
        {open ? <b>{t('common:product')}</b> : null}
      </Link>
      <div className={styles['list']}>
        {RAIL.map((entry) => {
          const count = counts[entry.name] ?? 0;
          return hint(
            t(`nav.${entry.name}`),
            <Link
              to={entry.path}
              className={styles['item']}
              data-current={isIn(pathname, entry) || undefined}
              aria-current={isIn(pathname, entry) ? 'page' : undefined}
              aria-label={
                count === 0
                  ? t(`nav.${entry.name}`)
                  : t(entry.name === 'chat' ? 'nav.chatUnread' : 'nav.inboxUnread', { count })
              }
            >
              <entry.icon size={20} stroke={1.75} />
              {open ? <span>{t(`nav.${entry.name}`)}</span> : null}
              {count > 0 ? <em className={styles['count']}>{count > 99 ? '99+' : count}</em> : null}
            </Link>,
          );
        })}
      </div>
      <div className={styles['bottom']}>
        {hint(
          toggle,
          <UnstyledButton className={styles['item']} onClick={onToggle} aria-label={toggle} aria-expanded={open}>
            {open ? (
              <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} />
            ) : (
              <IconLayoutSidebarLeftExpand size={20} stroke={1.75} />
            )}
            {open ? <span>{toggle}</span> : null}
          </UnstyledButton>,
        )}
        <HelpMenu onShortcuts={onShortcuts}>
          {(opened) => (
            <Tooltip label={t('nav.help')} position="right" disabled={open || opened}>
              <UnstyledButton className={styles['item']} aria-label={t('nav.help')} data-testid="help">
                <IconHelpCircle size={20} stroke={1.75} />
                {open ? <span>{t('nav.help')}</span> : null}
              </UnstyledButton>
            </Tooltip>
          )}
        </HelpMenu>
        {hint(
          t('nav.settings'),
          <Link
            to={SETTINGS_PATH}
            className={styles['item']}
            data-current={isSettings(pathname) || undefined}
            aria-current={isSettings(pathname) ? 'page' : undefined}
            aria-label={t('nav.settings')}
          >
            <IconSettings size={20} stroke={1.75} />
            {open ? <span>{t('nav.settings')}</span> : null}
          </Link>,
        )}
        {presence}
      </div>
    </nav>
  );
}
