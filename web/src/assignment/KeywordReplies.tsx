import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { KeywordRepliesQuery } from '../__generated__/KeywordRepliesQuery.graphql.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Assignment.module.css';

/** Words by which people join lists, with what they are answered. They are made where people come in. */
export function KeywordReplies() {
  const { t } = useTranslation('assignment');
  const fetchKey = usePaneKey();
  const { fetchKeywords } = useLazyLoadQuery<KeywordRepliesQuery>(
    graphql`
      query KeywordRepliesQuery {
        fetchKeywords {
          data {
            id
            word
            phoneNumber
            listName
            question
            answer
            seen
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data: keywords } = fetchKeywords;
  return (
    <div className={styles['section']}>
      <p className={styles['hint']}>
        {t(keywords.length === 0 ? 'keywords.empty' : 'keywords.hint')}{' '}
        <Link to="/connections/acquisition" className="link">
          {t('keywords.manage')}
        </Link>
      </p>
      {keywords.length === 0 ? null : (
        <ul className={styles['rules']}>
          {keywords.map(({ id, word, phoneNumber, listName, question, answer, seen }) => (
            <li
              key={id}
              className={`${styles['rule']} ${styles['unordered']}`}
              data-off={listName === null || undefined}
              data-testid="keyword-reply"
            >
              <div className={styles['words']}>
                <Words as="b">{word}</Words>
                <p dir="auto">
                  {listName === null
                    ? t('keywords.off')
                    : t('keywords.when', { number: formatPhone(phoneNumber), list: listName })}
                </p>
                <p dir="auto" className={styles['does']}>
                  {t('quoted', { word: question ?? answer })}
                </p>
              </div>
              <div className={styles['tools']}>
                <Link to="/connections/acquisition" search={{ keywordId: id }} className="link">
                  {t('keywords.seen', { count: seen })}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
