import { Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chordText, Kbd } from '../../ui/Kbd.tsx';
import { usePersonalKeys } from '../../ui/personalKeys.ts';
import {
  canonical,
  changeShortcut,
  DEFAULT_CHORDS,
  isShortcut,
  problemOf,
  resetShortcuts,
  type ShortcutName,
  useChords,
} from '../../ui/shortcuts.ts';
import { RAIL } from '../areas.ts';
import { ShortcutRow } from './ShortcutRow.tsx';
import { shortcutGroups } from './shortcuts.ts';
import styles from './ShortcutMap.module.css';

/** The map that `?` shows: what acts for this person, what they switched off, and the way to other keys. */
export function ShortcutMap({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size={720}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: styles['title'] ?? '' }}
    >
      <Shortcuts onClose={onClose} />
    </Modal>
  );
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'shell', 'common']);
  const keys = usePersonalKeys();
  const chords = useChords();
  /** Whose new keys are being pressed. */
  const [asked, setAsked] = useState<ShortcutName>();
  const [said, setSaid] = useState('');
  const isChanged = (name: ShortcutName) => canonical(chords[name]) !== canonical(DEFAULT_CHORDS[name]);

  const ask = (name: ShortcutName | undefined) => {
    setAsked(name);
    setSaid(name === undefined ? '' : t('press', { name: t(`of.${name}`) }));
  };
  const take = (name: ShortcutName, chord: string) => {
    const problem = problemOf(chord, name, chords);
    if (problem === undefined) {
      changeShortcut(name, chord);
      setAsked(undefined);
      setSaid(t('changed', { name: t(`of.${name}`), keys: chordText(chord) }));
    } else if (problem.reason === 'taken') {
      setSaid(
        t('problem.taken', { keys: chordText(chord), name: problem.by === 'goTo' ? t('goTo') : t(`of.${problem.by}`) }),
      );
    } else setSaid(t(`problem.${problem.reason}`, { keys: chordText(chord) }));
  };
  const reset = (name: ShortcutName) => take(name, canonical(DEFAULT_CHORDS[name]));

  return (
    <>
      <p className={styles['lead']}>{t('lead')}</p>
      <div className={styles['grid']}>
        {shortcutGroups(keys, chords).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{t(`of.${title}`)}</h3>
            <ul>
              {shortcuts.map(({ name, chord, off }) => (
                <ShortcutRow
                  key={name}
                  label={t(`of.${name}`)}
                  chord={chord}
                  off={off}
                  edit={
                    isShortcut(name)
                      ? {
                          asking: asked === name,
                          changed: isChanged(name),
                          onAsk: () => ask(name),
                          onCancel: () => ask(undefined),
                          onTake: (pressed) => take(name, pressed),
                          onReset: () => reset(name),
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>{t('goTo')}</h3>
          <ul>
            {RAIL.map(({ name }, index) => (
              <li key={name}>
                <span>{t(`shell:nav.${name}`)}</span>
                <Kbd keys={`alt+${index + 1}`} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {/* Always there, so that what comes into it is read out. */}
      <p className={styles['said']} role="status" data-testid="shortcut-said">
        {said}
      </p>
      {Object.keys(DEFAULT_CHORDS).some((name) => isShortcut(name) && isChanged(name)) ? (
        <button
          type="button"
          className="link"
          onClick={() => {
            resetShortcuts();
            setAsked(undefined);
            setSaid(t('allReset'));
          }}
          data-testid="shortcuts-reset"
        >
          {t('resetAll')}
        </button>
      ) : null}
      {keys.singleKeyShortcuts ? null : (
        <p className={styles['note']}>
          <Link to="/account-settings/profile" className="link" onClick={onClose}>
            {t('offWhere')}
          </Link>
        </p>
      )}
    </>
  );
}
