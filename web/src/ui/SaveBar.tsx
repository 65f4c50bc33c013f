import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflict } from './Conflict.tsx';
import { useHotkeys } from './hotkeys.ts';
import styles from './SaveBar.module.css';
import type { SettingsForm } from './useSettingsForm.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';
import { Why } from './Why.tsx';

/**
 * The bar at the foot of a settings form while it has unsaved changes: save, discard, what the server refused, and what
 * somebody else changed meanwhile. Asks before the page is left with changes. Ctrl+S or ⌘S saves.
 * @param labels the fields' names, for telling which of them changed elsewhere.
 */
export function SaveBar<Values extends Record<string, unknown>>({
  settings,
  labels,
}: {
  settings: SettingsForm<Values>;
  labels: Partial<Record<keyof Values & string, string>>;
}) {
  const { t } = useTranslation('forms');
  const { dirty, pending, refusal, conflict } = settings;
  const guard = useUnsavedGuard(dirty && !pending);
  const bar = useRef<HTMLDivElement>(null);
  const save = () => {
    settings.submit();
    // The field that is wrong may be far above; once it says so, it is shown, and focus is there.
    requestAnimationFrame(() =>
      bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  useHotkeys([
    [
      'save',
      (event) => {
        event.preventDefault();
        save();
      },
    ],
  ]);
  // A refusal stands at its field. Where the page shows it at none, it stands here: nothing may be refused in silence.
  const [isSaid, setIsSaid] = useState(false);
  useLayoutEffect(() => {
    const own = bar.current;
    const places = own?.closest('form')?.querySelectorAll('[aria-invalid="true"], [role="alert"]') ?? [];
    setIsSaid(refusal !== undefined && [...places].some((place) => own?.contains(place) !== true));
  }, [refusal]);
  if (!dirty) return guard;
  return (
    <div ref={bar} className={styles['bar']} aria-busy={pending} data-testid="save-bar">
      {guard}
      {conflict === undefined ? null : (
        <Conflict
          fields={conflict.map((name) => labels[name] ?? name)}
          pending={pending}
          onTakeTheirs={settings.takeTheirs}
          onOverwrite={settings.overwrite}
        />
      )}
      {refusal === undefined || conflict !== undefined || ((refusal.field ?? '') in labels && isSaid) ? null : (
        <Why refusal={refusal} />
      )}
      <div className={styles['row']}>
        <p role="status">{t('unsaved')}</p>
        <Button variant="default" onClick={settings.discard} disabled={pending}>
          {t('discard')}
        </Button>
        {conflict === undefined ? (
          <Button onClick={save} loading={pending} data-testid="save">
            {t('save')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
