import { useTranslation } from 'react-i18next';
import type { Refusal } from '../base/relay/refusal.ts';

/** What happened, in one sentence: the server's own, or ours when it could not be asked. */
export function useRefusalText(): (refusal: Pick<Refusal, 'code' | 'message'>) => string {
  const { t } = useTranslation('errors');
  return (refusal) => {
    if (refusal.code === 'NETWORK') return t('network');
    return refusal.message === '' || refusal.code === 'INTERNAL' ? t('unknown') : refusal.message;
  };
}
