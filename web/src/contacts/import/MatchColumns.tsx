import { Button, Radio, Select, Table } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconArrowDown, IconCheck, IconUser } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  ImportField,
  MatchColumnsReviewMutation,
} from '../../__generated__/MatchColumnsReviewMutation.graphql.ts';
import type {
  ImportDuplicateRule,
  MatchColumnsStartMutation,
} from '../../__generated__/MatchColumnsStartMutation.graphql.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { CountryPicker } from '../../ui/CountryPicker.tsx';
import { figure } from '../../ui/counted.ts';
import { Why } from '../../ui/Why.tsx';
import { ImportConsent } from './ImportConsent.tsx';
import { ImportTargets } from './ImportTargets.tsx';
import { lacksProof, NO_TARGETS } from './importTargets.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { type ContactImport, failedOf } from './useContactImport.ts';
import styles from './Import.module.css';

const FIELDS = [
  'FIRST_NAME',
  'LAST_NAME',
  'FULL_NAME',
  'PHONE_NUMBER',
  'EMAIL',
  'COMPANY',
  'CITY',
  'COUNTRY',
  'TEXT_CONSENT',
] as const;
const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16 BE', 'windows-1252': 'Windows-1252' };
const SEPARATORS = [',', ';', '\t', '|'] as const;
const RULES = ['UPDATE_EMPTY', 'OVERWRITE', 'SKIP'] as const;
const NAMED = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
/** Fields whose cells a reason is about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  PHONE_REQUIRED: ['PHONE_NUMBER'],
  PHONE_INVALID: ['PHONE_NUMBER'],
  PHONE_DAMAGED: ['PHONE_NUMBER'],
  DUPLICATE_IN_FILE: ['PHONE_NUMBER'],
  EMAIL_INVALID: ['EMAIL'],
  TOO_LONG: ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME', 'COMPANY', 'CITY'],
};
/** Letters of a cell that are shown. */
const SHOWN = 60;

/** What columns mean, what will be imported, and what will not, before anything is written. */
export function MatchColumns({
  found,
  onChanged,
  onReplace,
  onStarted,
}: {
  found: ContactImport;
  onChanged: () => void;
  onReplace: () => void;
  onStarted: (id: string) => void;
}) {
  const { t } = useTranslation('imports');
  const review = useCommit();
  const start = useCommit();
  const [rule, setRule] = useState<ImportDuplicateRule>('UPDATE_EMPTY');
  const [targets, setTargets] = useState({ ...NO_TARGETS, list: found.subscriberList?.id ?? '' });
  const { id, columns, preview } = found;
  const fields = columns.map(({ field }) => field as ImportField | null);

  const change = (changed: {
    fields?: (ImportField | null)[];
    country?: string;
    encoding?: string;
    separator?: string;
  }) =>
    void review.run(async () => {
      await commit<MatchColumnsReviewMutation>(
        graphql`
          mutation MatchColumnsReviewMutation(
            $id: ID!
            $fields: [ImportField]
            $country: String
            $encoding: String
            $separator: String
          ) {
            reviewContactImport(
              id: $id
              fields: $fields
              country: $country
              encoding: $encoding
              separator: $separator
            ) {
              id
            }
          }
        `,
        { id, ...changed },
      );
      onChanged();
    });
  const choose = (index: number, value: string | null) => {
    const field = (value || null) as ImportField | null;
    // A field takes one column: the one that had it gives it up.
    change({ fields: fields.map((known, at) => (at === index ? field : known === field ? null : known)) });
  };
  const begin = () =>
    start.run(async () => {
      await commit<MatchColumnsStartMutation>(
        graphql`
          mutation MatchColumnsStartMutation(
            $id: ID!
            $duplicateRule: ImportDuplicateRule
            $list: ID
            $tags: [String!]
            $consent: ImportConsent
            $words: String
            $proven: Boolean
          ) {
            startContactImport(
              id: $id
              duplicateRule: $duplicateRule
              subscriberListId: $list
              tags: $tags
              consent: $consent
              consentWords: $words
              consentProven: $proven
            ) {
              id
            }
          }
        `,
        {
          id,
          duplicateRule: rule,
          list: targets.list,
          tags: targets.tags,
          consent: consent || null,
          words: consent === '' ? '' : targets.words,
          proven: consent !== '' && targets.proven,
        },
      );
      onStarted(id);
    });

  const hasConsent = fields.includes('TEXT_CONSENT');
  // A column that means something else by now says nothing of consent.
  const consent = targets.consent === 'COLUMN' && !hasConsent ? '' : targets.consent;
  const options = [
    { value: '', label: t('match.leaveOut') },
    ...FIELDS.map((value) => ({ value, label: t(`field.${value}`) })),
  ];
  const left = columns.filter(({ field }) => field === null).map(({ header }) => header);
  const failed = failedOf(found);
  return (
    <div className={styles['match']} aria-busy={review.pending}>
      <div className={styles['file']}>
        <div className={styles['fileName']}>
          <p className={styles['strong']}>{found.fileName}</p>
          <p className={styles['muted']}>{t('match.rows', { count: found.rows, written: figure(found.rows) })}</p>
        </div>
        {found.encoding === null ? null : (
          <>
            <Select
              size="sm"
              aria-label={t('match.encoding')}
              allowDeselect={false}
              value={found.encoding ?? null}
              data={Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }))}
              onChange={(encoding) => encoding && change({ encoding })}
            />
            <Select
              size="sm"
              aria-label={t('match.separator')}
              allowDeselect={false}
              value={found.separator ?? null}
              data={SEPARATORS.map((value) => ({ value, label: t(`separator.${NAMED[value]}`) }))}
              onChange={(separator) => separator && change({ separator })}
            />
          </>
        )}
        <CountryPicker
          size="sm"
          aria-label={t('match.country')}
          value={found.country ?? null}
          onChange={(country) => country && change({ country })}
        />
        <Button variant="subtle" onClick={onReplace}>
          {t('match.replace')}
        </Button>
      </div>
      <div className={styles['body']}>
        <div className={styles['left']}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls can be scrolled by keys */}
          <div className={styles['preview']} tabIndex={0} role="group" aria-label={t('match.preview')}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th className={styles['row']}>{t('report.row')}</Table.Th>
                  {columns.map(({ header, field, recognized }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same header
                    <Table.Th key={index}>
                      <span className={styles['header']}>
                        {header} <IconArrowDown size={14} aria-hidden />
                      </span>
                      <Select
                        size="xs"
                        aria-label={t('match.column', { header })}
                        allowDeselect={false}
                        value={field ?? ''}
                        data={options}
                        onChange={(value) => choose(index, value)}
                        data-testid={`import-column-${index}`}
                      />
                      <span className={styles[field === null ? 'muted' : 'good'] ?? ''}>
                        {field === null ? null : recognized ? (
                          <IconCheck size={12} aria-hidden />
                        ) : (
                          <IconUser size={12} aria-hidden />
                        )}{' '}
                        {t(field === null ? 'match.left' : recognized ? 'match.recognized' : 'match.chosen')}
                      </span>
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {preview.map(({ row, cells, reason, wins }) => (
                  <Table.Tr key={row}>
                    <Table.Td className={styles['row']}>{row}</Table.Td>
                    {cells.map((cell, index) => {
                      const field = fields[index] ?? '';
                      const about = reason !== null && ABOUT[reason ?? '']?.includes(field);
                      return (
                        // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
                        <Table.Td key={index} data-problem={about ? (wins ? 'warning' : 'danger') : undefined}>
                          <span className={cell === '' ? styles['muted'] : undefined}>
                            {cell === '' ? t('match.empty') : cell.slice(0, SHOWN)}
                          </span>
                          {about ? (
                            <span className={styles['why']}>
                              {wins ? t('match.wins', { row: wins }) : t(`reason.${reason as 'PHONE_INVALID'}`)}
                            </span>
                          ) : null}
                        </Table.Td>
                      );
                    })}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            <p className={styles['note']}>
              {t('match.first', { count: preview.length, rows: figure(found.rows) })}
              {left.length === 0 ? null : ` · ${t('match.leftOut', { count: left.length, names: left.join(', ') })}`}
            </p>
          </div>
          <Suspense>
            <ImportTargets targets={targets} onChange={setTargets} />
          </Suspense>
        </div>
        <aside className={styles['side']}>
          <section>
            <h3 className={styles['strong']}>{t('match.checked')}</h3>
            <div className={styles['figures']}>
              <p>
                <strong data-testid="import-ready">{figure(found.ready)}</strong>
                <span className={styles['muted']}>{t('match.ready')}</span>
              </p>
              <p data-failed={failed > 0 || undefined}>
                <strong data-testid="import-failed">{figure(failed)}</strong>
                <span className={styles['muted']}>{t('match.failing')}</span>
              </p>
            </div>
            <ul className={styles['reasons']}>
              {found.problems.map(({ reason, count }) => (
                <li key={reason}>
                  <IconAlertCircle size={16} aria-hidden /> {t(`reason.${reason as 'PHONE_INVALID'}`)}
                  <span className="tabular">{figure(count)}</span>
                </li>
              ))}
            </ul>
            {found.problems.some(({ reason }) => reason === 'PHONE_DAMAGED') ? (
              <p className={styles['warning']}>
                <IconAlertTriangle size={16} aria-hidden /> {t('match.damaged')}
              </p>
            ) : null}
          </section>
          <section>
            <Radio.Group
              label={t('match.existing', { count: found.existing, written: figure(found.existing) })}
              value={rule}
              onChange={(value) => setRule(value)}
            >
              <div className={styles['rules']}>
                {RULES.map((value) => (
                  <Radio key={value} value={value} label={t(`rule.${value}`)} />
                ))}
              </div>
            </Radio.Group>
          </section>
          <ImportConsent found={found} targets={{ ...targets, consent }} onChange={setTargets} />
        </aside>
      </div>
      <div className={styles['foot']}>
        <div className={styles['said']}>
          {found.hasRequiredColumns ? null : (
            <p role="alert" className={styles['problem']} data-testid="import-headers">
              {t('headers')}
            </p>
          )}
          {review.refusal === undefined ? null : <Why refusal={review.refusal} />}
          {start.refusal === undefined ? null : <Why refusal={start.refusal} />}
        </div>
        <span className={styles['muted']}>{t('match.undo')}</span>
        <Disabled why={lacksProof({ ...targets, consent }) ? t('consent.missing') : undefined}>
          <Button
            loading={start.pending}
            disabled={!found.hasRequiredColumns || found.ready === 0 || review.pending}
            onClick={() => void begin()}
            data-testid="import-start"
          >
            {t('match.start', { count: found.ready, written: figure(found.ready) })}
          </Button>
        </Disabled>
      </div>
    </div>
  );
}
