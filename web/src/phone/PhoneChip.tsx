import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './PhoneChip.module.css';
import { usePhone } from './PhoneContext.ts';

/** The phone's place in the top bar: whether it can ring, and the button that opens it. */
export function PhoneChip() {
  const { t } = useTranslation('phone');
  const { context, role, send } = usePhone();
  const status = role === 'elsewhere' ? 'elsewhere' : context.registered ? 'ready' : 'connecting';
  return (
    <div className={styles['chip']} data-status={status}>
      <span className={styles['state']} data-testid="phone-status" data-status={status} role="status">
        <i aria-hidden />
        <span className={styles['word']}>{t(status)}</span>
      </span>
      <Tooltip label={status === 'elsewhere' ? t('elsewhereLong') : t('open')}>
        <ActionIcon
          variant="filled"
          color="indigo"
          size={32}
          aria-label={t('open')}
          data-testid="phone-open"
          onClick={() => send({ type: 'OPEN' })}
        >
          <IconPhoneFilled size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
