import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconFlask2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AccountMenu_profile$key } from '../../__generated__/AccountMenu_profile.graphql.ts';
import type { PresenceMenu_profile$key } from '../../__generated__/PresenceMenu_profile.graphql.ts';
import type { WorkspaceSwitcher_workspace$key } from '../../__generated__/WorkspaceSwitcher_workspace.graphql.ts';
import { PhoneChip } from '../../phone/PhoneChip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { ariaKeys, useChords } from '../../ui/shortcuts.ts';
import { Optional } from '../../ui/Optional.tsx';
import { lazyPart } from '../../base/lazyPart.ts';
import type { Sandbox } from '../../sandbox/useSandbox.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { palette } from './palette.ts';
import { CreditChip } from './CreditChip.tsx';
import { PresenceMenu } from './PresenceMenu.tsx';
import styles from './TopBar.module.css';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';

const SecondPerson = lazyPart(async () => ({ default: (await import('../../sandbox/SecondPerson.tsx')).SecondPerson }));
/** Fetched once the bar is drawn. */
const Bell = lazyPart(async () => ({ default: (await import('../../bell/Bell.tsx')).Bell }));

/** The 56 px bar: workspace, search, credit, phone, notifications, account. */
export function TopBar({
  profile,
  workspace,
  sandbox,
  phone,
  onShortcuts,
}: {
  profile: AccountMenu_profile$key & PresenceMenu_profile$key;
  workspace: WorkspaceSwitcher_workspace$key;
  sandbox: Sandbox | undefined;
  phone: boolean;
  onShortcuts: () => void;
}) {
  const { t } = useTranslation('shell');
  const { palette: chord } = useChords();
  return (
    <header className={styles['bar']}>
      <div className={styles['left']}>
        <WorkspaceSwitcher workspace={workspace} />
        {sandbox === undefined ? null : (
          <Tooltip label={`${t('sandbox.handset')}. ${t('sandbox.hint')}`}>
            <a className={styles['sandbox']} href={sandbox.handsetUrl} target="ringline-handset">
              <IconFlask2 size={14} aria-hidden />
              <span aria-hidden>{t('sandbox.chip')}</span>
              <span className="visually-hidden">{t('sandbox.chipName')}</span>
            </a>
          </Tooltip>
        )}
        {sandbox === undefined ? null : (
          <Optional>
            <SecondPerson className={styles['sandbox'] ?? ''} />
          </Optional>
        )}
      </div>
      <UnstyledButton className={styles['search']} onClick={palette.open} aria-keyshortcuts={ariaKeys(chord)}>
        <IconSearch size={16} aria-hidden />
        <span aria-hidden>{t('top.search')}</span>
        <span className="visually-hidden">{t('top.search')}</span>
        <Kbd keys={chord} />
      </UnstyledButton>
      <div className={styles['right']}>
        <Optional>
          <CreditChip />
        </Optional>
        {phone ? <PhoneChip /> : null}
        <span className={styles['bell']}>
          <Optional>
            <Bell />
          </Optional>
        </span>
        <PresenceMenu profile={profile} variant="dot" />
        <AccountMenu profile={profile} onShortcuts={onShortcuts} />
      </div>
    </header>
  );
}
