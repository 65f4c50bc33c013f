import { Button, Radio } from '@mantine/core';
import { IconArrowLeft, IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { CompareContactsQuery } from '../../__generated__/CompareContactsQuery.graphql.ts';
import type { EditContact_contact$key } from '../../__generated__/EditContact_contact.graphql.ts';
import { useCommit } from '../../base/relay/useCommit.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { usePaneKey } from '../../ui/Pane.tsx';
import { Why } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { EDITED } from '../contactFields.ts';
import { languageName } from '../contactLanguages.ts';
import { GROUPS, type GroupName, type MergeRow, mergeRows, takenFields, usual } from './mergeRows.ts';
import styles from './Merge.module.css';
import { useMerge } from './useMerge.ts';

type Side = 0 | 1;
const SIDES = [0, 1] as const;

const isGroup = (key: string): key is GroupName => Object.hasOwn(GROUPS, key);

/** Two contacts side by side: one chooses what the contact keeps that is made of them. */
export function CompareContacts({
  ids: [firstId, secondId],
  onBack,
  onMerged,
}: {
  ids: readonly [string, string];
  /** Left out where there is no list to go back to. */
  onBack?: () => void;
  onMerged: () => void;
}) {
  const { t, i18n } = useTranslation('merges');
  const { merge } = useMerge(onMerged);
  const { pending, refusal, run } = useCommit();
  const data = useLazyLoadQuery<CompareContactsQuery>(
    graphql`
      query CompareContactsQuery($first: ID!, $second: ID!) {
        first: getContactById(id: $first) {
          id
          phoneNumber
          isLead
          ...EditContact_contact
        }
        second: getContactById(id: $second) {
          id
          phoneNumber
          isLead
          ...EditContact_contact
        }
      }
    `,
    { first: firstId, second: secondId },
    { fetchPolicy: 'store-and-network', fetchKey: usePaneKey() },
  );
  const first = useFragment<EditContact_contact$key>(EDITED, data.first);
  const second = useFragment<EditContact_contact$key>(EDITED, data.second);
  // Of a lead and a saved contact, the saved one's number is the main one.
  const [keep, setKeep] = useState<Side>(data.first.isLead && !data.second.isLead ? 1 : 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const rows = mergeRows(first, second);
  const numbers: MergeRow = { key: 'number', fields: [], values: [data.first.phoneNumber, data.second.phoneNumber] };
  const shown = ({ key }: MergeRow, value: string) => {
    if (key === 'number') return formatPhone(value);
    if (key === 'timezone') return value.replaceAll('_', ' ');
    return key === 'locale' ? languageName(value, i18n.language) : value;
  };
  const tags = [...new Set([...first.tags, ...second.tags].map(({ name }) => name))];
  const submit = () =>
    run(async () => {
      const [keepId, mergeId] = keep === 0 ? [firstId, secondId] : [secondId, firstId];
      await merge(keepId, mergeId, takenFields(rows, keep, chosen));
    });
  return (
    <form
      className={styles['compare']}
      data-testid="merge-compare"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {onBack === undefined ? null : (
        <Button
          className={styles['back'] ?? ''}
          size="xs"
          variant="subtle"
          leftSection={<IconArrowLeft size={16} stroke={1.75} />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
      )}
      <div>
        <p className={styles['strong']}>{t('choose')}</p>
        <p className={styles['muted']}>{t('hint')}</p>
      </div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['fields']}>
        {[numbers, ...rows].map((row) => {
          const { key, label, values } = row;
          const title = label ?? (key === 'number' ? t('field.number') : isGroup(key) ? t(`field.${key}`) : key);
          const side = key === 'number' ? keep : (chosen[key] ?? usual(row, keep));
          return (
            <Radio.Group
              key={key}
              label={<Words>{title}</Words>}
              value={String(side)}
              onChange={(value) => {
                const at = value === '1' ? 1 : 0;
                if (key === 'number') setKeep(at);
                else setChosen((last) => ({ ...last, [key]: at }));
              }}
              data-testid={`merge-field-${key}`}
            >
              <div className={styles['sides']}>
                {SIDES.map((at) => (
                  <Radio
                    key={at}
                    className={styles['choice'] ?? ''}
                    value={String(at)}
                    disabled={values[at] === ''}
                    label={values[at] === '' ? t('none') : <Words>{shown(row, values[at])}</Words>}
                  />
                ))}
              </div>
            </Radio.Group>
          );
        })}
      </div>
      <div>
        <p className={styles['strong']}>{t('together')}</p>
        <ul className={styles['together']}>
          <li>
            <Words>{tags.length === 0 ? t('noTags') : t('tags', { tags: tags.join(', ') })}</Words>
          </li>
          <li>{t('follows')}</li>
          <li>{t('consent')}</li>
        </ul>
      </div>
      <div className={styles['actions']}>
        <span className={styles['muted']}>{t('undoHint')}</span>
        <Button
          type="submit"
          loading={pending}
          leftSection={<IconArrowMerge size={18} stroke={1.75} />}
          data-testid="merge-submit"
        >
          {t('merge')}
        </Button>
      </div>
    </form>
  );
}
