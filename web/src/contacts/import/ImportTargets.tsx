import { Button, Select, TagsInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ImportTargetsQuery } from '../../__generated__/ImportTargetsQuery.graphql.ts';
import { ListDialog } from '../../lists/ListDialog.tsx';
import { useMe } from '../../people/useMe.ts';
import { rightTo } from '../../ui/accessRequests.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import type { Targets } from './importTargets.ts';
import styles from './Import.module.css';

/** The list that people of a file join, which may be made here, and the tags that they get. */
export function ImportTargets({ targets, onChange }: { targets: Targets; onChange: (targets: Targets) => void }) {
  const { t } = useTranslation('imports');
  const me = useMe();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState(0);
  const mayRead = me.whyNot('SUBSCRIBER_LIST', 'READ') === undefined;
  const { fetchContactTags, fetchSubscriberLists } = useLazyLoadQuery<ImportTargetsQuery>(
    graphql`
      query ImportTargetsQuery($mayRead: Boolean!) {
        fetchContactTags {
          name
        }
        fetchSubscriberLists(limit: 100, filters: { type: LIST }) @include(if: $mayRead) {
          data {
            id
            name
          }
        }
      }
    `,
    { mayRead },
    { fetchPolicy: 'store-and-network', fetchKey: made },
  );
  const lists = fetchSubscriberLists?.data ?? [];
  return (
    <div className={styles['targets']}>
      {mayRead ? (
        <div className={styles['toList']}>
          <Select
            label={t('target.list')}
            placeholder={t('target.noList')}
            searchable
            clearable
            value={targets.list || null}
            data={lists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(list) => onChange({ ...targets, list: list ?? '' })}
            comboboxProps={{ position: 'top-start' }}
            data-testid="import-list"
          />
          <Disabled why={me.whyNot('SUBSCRIBER_LIST', 'CREATE')} access={rightTo('SUBSCRIBER_LIST', 'CREATE')}>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => setMaking(true)}
              data-testid="import-list-new"
            >
              {t('target.newList')}
            </Button>
          </Disabled>
        </div>
      ) : null}
      <TagsInput
        label={t('target.tags')}
        placeholder={targets.tags.length === 0 ? t('target.tagsHint') : ''}
        data={fetchContactTags.map(({ name }) => name)}
        value={[...targets.tags]}
        onChange={(tags) => onChange({ ...targets, tags })}
        acceptValueOnBlur
        comboboxProps={{ position: 'top-start' }}
        data-testid="import-tags"
      />
      {making ? (
        <ListDialog
          onClose={() => setMaking(false)}
          onSaved={(list) => {
            setMaking(false);
            setMade((last) => last + 1);
            onChange({ ...targets, list });
          }}
        />
      ) : null}
    </div>
  );
}
