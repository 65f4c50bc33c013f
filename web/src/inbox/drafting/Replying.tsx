import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../base/relay/serverClock.ts';
import { Words } from '../../ui/Words.tsx';
import { draftBook } from './draftBook.ts';
import styles from './Drafting.module.css';

/** Which teammates are writing an answer at this moment. */
export default function Replying({ threadId }: { threadId: string }) {
  const { t } = useTranslation('inbox');
  const all = useSyncExternalStore(draftBook.subscribe, () => draftBook.replying(threadId));
  const [now, setNow] = useState(serverNow);
  const present = all.filter(({ until }) => until > Math.max(now, serverNow()));
  const next = Math.min(...present.map(({ until }) => until));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, next - serverNow()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  const [first, second] = present;
  return (
    // There before somebody replies, so that screen readers hear of it.
    <p className={styles['replying']} role="status" data-testid="thread-replying">
      {first === undefined ? null : (
        <Words>
          {second === undefined
            ? t('replying.one', { name: first.name })
            : present.length === 2
              ? t('replying.two', { name: first.name, other: second.name })
              : t('replying.many', { number: present.length })}
        </Words>
      )}
    </p>
  );
}
