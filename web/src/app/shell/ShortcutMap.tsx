import { Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/Kbd.tsx';
import { usePersonalKeys } from '../../ui/personalKeys.ts';
import { RAIL } from './railEntries.ts';
import { shortcutGroups } from './shortcuts.ts';
import styles from './ShortcutMap.module.css';

/** The map that `?` shows: what acts for this person, and what they switched off. */
export function ShortcutMap({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const keys = usePersonalKeys();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shortcuts.title')}
      size={640}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: styles['title'] ?? '' }}
    >
      <div className={styles['grid']}>
        {shortcutGroups(keys).map(({ title, keys }) => (
          <section key={title}>
            <h3>{t(`shortcuts.${title}`)}</h3>
            <dl>
              {keys.map(({ chord, name, off }) => (
                <div key={chord} data-off={off || undefined}>
                  <dt>{t(`shortcuts.${name}`)}</dt>
                  <dd>
                    {off ? <span>{t('shortcuts.off')}</span> : null}
                    <Kbd keys={chord} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('shortcuts.goTo')}</h3>
          <dl>
            {RAIL.map(({ name }, index) => (
              <div key={name}>
                <dt>{t(`nav.${name}`)}</dt>
                <dd>
                  <Kbd keys={`alt+${index + 1}`} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {keys.singleKeyShortcuts ? null : (
        <p className={styles['note']}>
          <Link to="/account-settings/profile" className="link" onClick={onClose}>
            {t('shortcuts.offWhere')}
          </Link>
        </p>
      )}
    </Modal>
  );
}
