import { IconClock, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { serverNow } from '../base/relay/serverClock.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useNow } from '../ui/useNow.ts';
import { leftWords } from './windowLeft.ts';

/** With less than this left the chip warns. */
const SOON_MS = 4 * 3_600_000;

/** For how long free words may be written by WhatsApp. @param closesAt undefined: no more */
export function WindowChip({ closesAt }: { closesAt: string | undefined }) {
  const { t } = useTranslation('inbox');
  useNow(1_000);
  const left = closesAt === undefined ? 0 : new Date(closesAt).getTime() - serverNow();
  if (left <= 0)
    return (
      <span data-testid="whatsapp-window" data-open={false}>
        <StatusChip icon={<IconLock size={14} stroke={2} aria-hidden />}>{t('channel.closed')}</StatusChip>
      </span>
    );
  return (
    <span data-testid="whatsapp-window" data-open>
      <StatusChip tone={left < SOON_MS ? 'warning' : 'success'} icon={<IconClock size={14} stroke={2} aria-hidden />}>
        {t('channel.window', { left: leftWords(left, formatLocale()) })}
      </StatusChip>
    </span>
  );
}
