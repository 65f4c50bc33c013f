import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DocumentsAside_documents$key } from '../../__generated__/DocumentsAside_documents.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { writtenMoment } from '../../ui/dates.ts';
import { Words } from '../../ui/Words.tsx';
import styles from '../Compliance.module.css';
import type { Required } from './DocumentCard.tsx';
import { useCarrierWords } from './useCarrierWords.ts';

/** What happened to a country's documents, why they were rejected, and what is missing, as they were saved last. */
export function DocumentsAside({
  documents: key,
  required,
}: {
  documents: DocumentsAside_documents$key;
  required: Required;
}) {
  const { t } = useTranslation('numberDocuments');
  const words = useCarrierWords();
  const { status, missing, rejections, steps } = useFragment(
    graphql`
      fragment DocumentsAside_documents on NumberDocuments {
        status
        missing
        rejections {
          about
          reason
        }
        steps {
          status
          at
          byName
        }
      }
    `,
    key,
  );
  const nameOf = (requirement: string | null | undefined): string => {
    const found = required.documents.find((one) => one.requirement === requirement);
    return found ? words.requirement(found) : t('rejected.whole');
  };
  /** `field.first_name`, `document.proof_of_address.document_date`, `file.proof_of_address`, in words. */
  const inWords = (name: string): string => {
    const [kind = '', first = '', field = ''] = name.split('.');
    if (kind === 'email') return t('email');
    if (kind === 'address') return t(`address.${first}` as 'address.city');
    if (kind === 'file') return t('missing.file', { what: nameOf(first) });
    if (kind === 'field')
      return words.field(required.fields.find((one) => one.name === first) ?? { name: first, label: first });
    if (field === '') return nameOf(first);
    const asked = required.documents
      .find((one) => one.requirement === first)
      ?.accepted.flatMap(({ fields }) => fields)
      .find((one) => one.name === field);
    return t('missing.of', { document: nameOf(first), what: words.field(asked ?? { name: field, label: field }) });
  };
  return (
    <aside className={styles['aside']}>
      {rejections.length === 0 ? null : (
        <Card title={t('rejected.title')}>
          <ol className={styles['rejections']} data-testid="documents-rejections">
            {rejections.map(({ about, reason }) => (
              <li key={`${about} ${reason}`}>
                <p>{nameOf(about)}</p>
                <small>
                  <Words>{reason}</Words>
                </small>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {status === 'DRAFT' ? (
        <Card title={t('missing.title')}>
          <ul className={styles['checks']} data-testid="documents-missing">
            {missing.length === 0 ? (
              <li data-tone="success">
                <IconCircleCheck size={16} />
                <div>{t('missing.none')}</div>
              </li>
            ) : (
              missing.map((name) => (
                <li key={name} data-tone="danger">
                  <IconAlertCircle size={16} />
                  <div>{inWords(name)}</div>
                </li>
              ))
            )}
          </ul>
        </Card>
      ) : null}
      <Card title={t('progress')}>
        <ol className={styles['progress']} data-testid="documents-progress">
          {steps.map(({ status: reached, at, byName }, place) => (
            <li
              key={at}
              data-tone={reached === 'REJECTED' ? 'danger' : 'success'}
              aria-current={place === steps.length - 1}
            >
              <b>{t(`status.${reached}`)}</b>
              <small>
                {writtenMoment(new Date(at))}
                {byName ? (
                  <>
                    {' · '}
                    <Words>{byName}</Words>
                  </>
                ) : null}
              </small>
            </li>
          ))}
        </ol>
      </Card>
    </aside>
  );
}
