import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../base/relay/refusal.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Automation.module.css';

/** Asks before a template takes the place of a draft that nobody has published: whose it is, and how much of it is lost. */
export function ReplaceDraft({
  number: { id, name },
  changes,
  pending,
  refusal,
  onReplace,
  onKeep,
}: {
  number: { readonly id: string; readonly name: string };
  changes: number;
  pending: boolean;
  refusal: Refusal | undefined;
  onReplace: () => void;
  onKeep: () => void;
}) {
  const { t } = useTranslation(['automation', 'common']);
  return (
    <Modal
      opened
      onClose={onKeep}
      title={<b>{t('template.replaceTitle', { name })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <p>{t('template.replaceText', { count: changes })}</p>
      <p>
        <Link to="/channels/calls/automation/$numberId" params={{ numberId: id }} className="link">
          {t('template.see')}
        </Link>
      </p>
      <div className={styles['choice']}>
        <Button variant="default" color="red" loading={pending} onClick={onReplace} data-testid="replace-draft">
          {t('template.replace')}
        </Button>
        <Button onClick={onKeep} data-autofocus data-testid="keep-draft">
          {t('template.keep')}
        </Button>
      </div>
    </Modal>
  );
}
