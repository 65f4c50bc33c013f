import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Asks who did nothing for a while whether they are still there. Closing it is an answer, too. */
export function IdleWarning({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('idle.title')}
      role="alertdialog"
      centered
      zIndex={1000}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      data-testid="idle-warning"
    >
      <Text size="sm">{t('idle.text')}</Text>
      {/* Not read aloud each second. */}
      <Text size="sm" mt="sm" aria-live="off" data-testid="idle-left">
        {t('idle.left', { count: secondsLeft })}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onStay} data-autofocus data-testid="idle-stay">
          {t('idle.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
