import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** Names the window of a signed-out page. */
export function useTitle(page: string): void {
  const { t } = useTranslation();
  useDocumentTitle(t('title', { page }));
}
