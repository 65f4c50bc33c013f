import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type shell from '../i18n/en/shell.json';
import { Kbd } from '../../ui/Kbd.tsx';
import { RAIL } from './railEntries.ts';
import styles from './ShortcutMap.module.css';

type ShortcutName = keyof typeof shell.shortcuts;

/** The shortcuts of ux §3 that are built. */
const GROUPS: readonly { title: ShortcutName; keys: readonly (readonly [string, ShortcutName])[] }[] = [
  {
    title: 'anywhere',
    keys: [
      ['mod+K', 'palette'],
      ['?', 'map'],
      ['escape', 'closePanel'],
    ],
  },
  {
    title: 'phone',
    keys: [
      ['ctrl+shift+D', 'openPhone'],
      ['ctrl+shift+A', 'accept'],
      ['ctrl+shift+X', 'decline'],
      ['ctrl+shift+M', 'mute'],
      ['ctrl+shift+H', 'hold'],
      ['ctrl+shift+E', 'hangUp'],
    ],
  },
  {
    title: 'inbox',
    keys: [
      ['J', 'next'],
      ['K', 'previous'],
      ['R', 'reply'],
      ['mod+enter', 'send'],
    ],
  },
];

/** The map that `?` shows. */
export function ShortcutMap({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
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
        {GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{t(`shortcuts.${title}`)}</h3>
            <dl>
              {keys.map(([chord, name]) => (
                <div key={chord}>
                  <dt>{t(`shortcuts.${name}`)}</dt>
                  <dd>
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
    </Modal>
  );
}
