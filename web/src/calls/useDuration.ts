import { useTranslation } from 'react-i18next';

/** Writes a length of time in words, such as 4 min 12 s. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('calls');
  return (seconds) => {
    const whole = Math.max(0, Math.round(seconds));
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    return [
      hours > 0 ? t('length.hours', { count: hours }) : '',
      minutes > 0 ? t('length.minutes', { count: minutes }) : '',
      rest > 0 || whole === 0 ? t('length.seconds', { count: rest }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  };
}
