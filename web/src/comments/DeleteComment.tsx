import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Comments.module.css';

/** Asks before a comment is removed for good (spec 000 §2). */
export function DeleteComment({
  remove,
  opened,
  onClose,
}: {
  remove: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(['comments', 'common']);
  const { pending, refusal, run } = useCommit();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<b>{t('confirm.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <p>{t('confirm.text')}</p>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button
          color="red"
          loading={pending}
          onClick={() => void run(remove).then((done) => done && onClose())}
          data-testid="comment-delete"
        >
          {t('delete')}
        </Button>
      </div>
    </Modal>
  );
}
