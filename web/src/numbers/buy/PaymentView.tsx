import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { Kept } from './addon.ts';
import styles from './BuyNumber.module.css';
import { Cost } from './ConfirmView.tsx';
import { HeldNumber } from './HeldNumber.tsx';

interface Props {
  kept: Kept;
  gateways: readonly { id: string; displayName: string }[];
  pending: boolean;
  onBack: () => void;
  onPay: (gateway: string) => void;
}

/** The fourth view: where it is paid. A single way is preselected (spec A §5). */
export function PaymentView({ kept, gateways, pending, onBack, onPay }: Props) {
  const { t } = useTranslation('buyNumber');
  const [picked, setPicked] = useState(gateways.length === 1 ? (gateways[0]?.id ?? '') : '');
  const whyNot = gateways.length === 0 ? t('noGateway') : picked === '' ? t('chooseGateway') : undefined;
  return (
    <Stack gap="md">
      <HeldNumber kept={kept} />
      <Radio.Group label={t('method')} value={picked} onChange={setPicked}>
        {gateways.map(({ id, displayName }) => (
          <Radio key={id} value={id} label={displayName} mt="xs" />
        ))}
      </Radio.Group>
      <Cost kept={kept} />
      <p className={styles['muted']}>{t('where')}</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Disabled why={whyNot}>
          <Button loading={pending} onClick={() => onPay(picked)} data-testid="buy-pay">
            {t('pay', { due: formatMoney(kept.dueNow, 'USD') })}
          </Button>
        </Disabled>
      </div>
    </Stack>
  );
}
