import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../ui/dates.ts';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import type { Kept } from './addon.ts';
import styles from './BuyNumber.module.css';

/** The number that is being bought, and for how long it is kept. */
export function HeldNumber({ kept }: { kept: Kept }) {
  const { t } = useTranslation('buyNumber');
  const [seconds] = useState(() => Math.max(0, Math.round((Date.parse(kept.heldUntil) - Date.now()) / 1000)));
  const [left] = useCountdown(seconds);
  const type = kept.type === 'TOLL_FREE' || kept.type === 'MOBILE' ? kept.type : 'LOCAL';
  return (
    <div className={styles['number']}>
      <span>
        <b>
          <PhoneNumber number={kept.number} />
        </b>
        <span className={styles['muted']}>{t(`kind.${type}`)}</span>
      </span>
      <StatusChip icon={<IconClock size={14} aria-hidden />} tone={left === 0 ? 'warning' : 'neutral'}>
        {left === 0 ? t('heldOver') : t('held', { time: clock(left) })}
      </StatusChip>
    </div>
  );
}
