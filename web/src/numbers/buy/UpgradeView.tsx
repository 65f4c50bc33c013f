import { Button, Radio, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/money.ts';
import type { Kept } from './addon.ts';
import styles from './BuyNumber.module.css';
import { Cost } from './ConfirmView.tsx';
import { HeldNumber } from './HeldNumber.tsx';

const PLANS = '/settings/billing-and-payments/change-plan';

interface Props {
  kept: Kept;
  /** As people call it. */
  plan: string;
  isEnterprise: boolean;
  pending: boolean;
  onBack: () => void;
  onExtra: () => void;
}

/** The third view: the plan's own numbers are used, so another plan or an extra number it is. */
export function UpgradeView({ kept, plan, isEnterprise, pending, onBack, onExtra }: Props) {
  const { t } = useTranslation('buyNumber');
  const navigate = useNavigate();
  const holds = kept.choice !== 'UPGRADE';
  const [choice, setChoice] = useState(holds ? 'extra' : 'upgrade');
  const due = formatMoney(kept.dueNow, 'USD');
  return (
    <Stack gap="md">
      <HeldNumber kept={kept} />
      {holds && kept.freePhoneNumbersUsed >= kept.freePhoneNumbers ? (
        <p className={styles['banner']}>{t('usedAll', { count: kept.freePhoneNumbers })}</p>
      ) : null}
      <Radio.Group label={t('choose')} value={choice} onChange={setChoice}>
        <Stack gap="xs" mt="xs">
          <Radio.Card className={styles['choice'] ?? ''} value="current" disabled>
            <Choice title={`${plan}: ${t('yourPlan')}`} hint={t(holds ? 'planUsed' : 'planNone')} />
          </Radio.Card>
          {isEnterprise ? null : (
            <Radio.Card className={styles['choice'] ?? ''} value="upgrade" data-testid="buy-upgrade">
              <Choice title={t('upgrade')} hint={t('otherPlanHint')} />
            </Radio.Card>
          )}
          {holds ? (
            <Radio.Card className={styles['choice'] ?? ''} value="extra" data-testid="buy-extra">
              <Choice
                title={t('extra')}
                hint={t('extraHint', { plan })}
                price={t('perMonth', { price: formatMoney(kept.monthlyPrice, 'USD') })}
              />
            </Radio.Card>
          ) : null}
        </Stack>
      </Radio.Group>
      {choice === 'extra' ? <Cost kept={kept} /> : null}
      <div className={styles['actions']}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        {choice === 'extra' ? (
          <Button loading={pending} onClick={onExtra} data-testid="buy-next">
            {kept.dueNow === 0 ? t('getFree') : t('pay', { due })}
          </Button>
        ) : (
          <Button onClick={() => void navigate({ to: PLANS, search: { number: kept.number } })} data-testid="buy-plans">
            {t('seePlans')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function Choice({ title, hint, price }: { title: string; hint: string; price?: string }) {
  return (
    <span className={styles['actions']}>
      <Radio.Indicator />
      <span>
        <b>{title}</b>
        <span className={styles['muted']}>{hint}</span>
        {price === undefined ? null : <span className={styles['muted']}>{price}</span>}
      </span>
    </span>
  );
}
