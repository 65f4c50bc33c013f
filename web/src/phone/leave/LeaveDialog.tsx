import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/SaveBar.module.css';

/** Whether the page is left although a call runs on it. @param onAnswer takes true: it is left */
export function LeaveDialog({ onAnswer }: { onAnswer: (go: boolean) => void }) {
  const { t } = useTranslation(['phoneExtra', 'forms', 'common']);
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={<b>{t('leave.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
      data-testid="leave-call"
    >
      <p>{t('leave.text')}</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => onAnswer(true)} data-testid="leave-call-go">
          {t('forms:guard.leave')}
        </Button>
        <Button onClick={() => onAnswer(false)} data-autofocus data-testid="leave-call-stay">
          {t('forms:guard.stay')}
        </Button>
      </div>
    </Modal>
  );
}
