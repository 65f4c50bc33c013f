import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A dialog of the account's pages. Its content is made anew each time it opens, so nothing typed before stays. */
export function Dialog({
  opened,
  onClose,
  title,
  mustAct = false,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Neither Escape nor a click beside it closes it. */
  mustAct?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={!mustAct}
      closeOnEscape={!mustAct}
      withCloseButton={!mustAct}
      centered
    >
      {children}
    </Modal>
  );
}
