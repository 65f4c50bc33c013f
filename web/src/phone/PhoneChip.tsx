import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../ui/useOffline.ts';
import styles from './PhoneChip.module.css';
import { usePhone } from './PhoneContext.ts';
import { phoneStatus, statusReason } from './phoneStatus.ts';

/** The phone's place in the top bar: whether it can ring, and the button that opens it. */
export function PhoneChip() {
  const { t } = useTranslation('phone');
  const phone = usePhone();
  const status = phoneStatus({ ...phone, offline: useOffline() });
  return (
    <div className={styles['chip']} data-status={status}>
      <span className={styles['state']} data-testid="phone-status" data-status={status} role="status">
        <i aria-hidden />
        <span className={styles['word']}>{status === 'wrapUp' ? phone.wrapUp : t(status)}</span>
      </span>
      <Tooltip label={t(statusReason(status) ?? 'open')}>
        <ActionIcon
          variant="filled"
          color="indigo"
          size={32}
          aria-label={t('open')}
          data-testid="phone-open"
          onClick={() => phone.send({ type: 'OPEN' })}
        >
          <IconPhoneFilled size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
