import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Placeholder } from './placeholders.ts';
import styles from './Replies.module.css';

/** Under the field: what a message still has in braces. It goes as it stands only for who says so. */
export default function Unfilled({ names, onLeave }: { names: readonly Placeholder[]; onLeave: () => void }) {
  const { t, i18n } = useTranslation('replies');
  return (
    <p className={styles['unfilled']} role="status" data-testid="reply-unfilled">
      {t('unfilled.text', {
        names: new Intl.ListFormat(i18n.language).format(names.map((name) => t(`place.${name}`))),
      })}
      <Button variant="subtle" size="compact-sm" onClick={onLeave} data-testid="reply-unfilled-leave">
        {t('unfilled.leave')}
      </Button>
    </p>
  );
}
