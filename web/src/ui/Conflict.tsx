import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './SaveBar.module.css';

/** Somebody else saved meanwhile: what differs, and whose words shall stand. */
export function Conflict({
  fields,
  pending,
  onTakeTheirs,
  onOverwrite,
}: {
  /** Names of the fields that changed elsewhere, in the viewer's language. */
  fields: readonly string[];
  pending: boolean;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
}) {
  const { t, i18n } = useTranslation('forms');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(fields);
  return (
    <div className={styles['conflict']} role="alert" data-testid="conflict">
      <p>
        <b>{t('conflict.title')}</b> {fields.length === 0 ? t('conflict.textOnly') : t('conflict.text', { list })}
      </p>
      <div className={styles['offers']}>
        <Button size="xs" variant="default" onClick={onTakeTheirs} data-testid="conflict-theirs">
          {t('conflict.theirs')}
        </Button>
        <Button size="xs" variant="default" loading={pending} onClick={onOverwrite} data-testid="conflict-mine">
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  );
}
