import { Button, Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SaveBar.module.css';

/** Asks before unsaved changes are left behind, by a link or by closing the window. @returns the dialog, to be rendered */
export function useUnsavedGuard(dirty: boolean): ReactNode {
  const { t } = useTranslation(['forms', 'common']);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={<b>{t('guard.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <p>{t('guard.text')}</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('guard.leave')}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t('guard.stay')}
        </Button>
      </div>
    </Modal>
  );
}
