import { Button, Modal, TagsInput } from '@mantine/core';
import { IconArrowMerge, IconTag, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BulkContactsQuery } from '../__generated__/BulkContactsQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { figure } from '../ui/counted.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { type Selection, selectedCount } from '../ui/list/selection.ts';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { Why } from '../ui/Why.tsx';
import { MOST_CHANGED, selectedIds } from './bulkContacts.ts';
import type { ContactFilters } from './contactFilters.ts';
import styles from './forms.module.css';
import { useContactUndo } from './useContactUndo.ts';

const ExportContacts = lazyPart(async () => ({
  default: (await import('./export/ExportContacts.tsx')).ExportContacts,
}));
const Duplicates = lazyPart(async () => ({ default: (await import('./merge/Duplicates.tsx')).Duplicates }));

interface Props {
  selection: Selection;
  filters: ContactFilters | null;
  /** How many match; there may be more. */
  total: number;
  /** Nothing is selected any more. */
  onDone: () => void;
}

/** Tags or deletes the contacts that are selected, with a way back. */
export function BulkContacts(props: Props) {
  const { selection, filters, total, onDone } = props;
  const { t } = useTranslation('contacts');
  const me = useMe();
  const { remove, failed } = useContactUndo();
  const [tagging, setTagging] = useState(false);
  const [merging, setMerging] = useState(false);
  const [left, setLeft] = useState<string>();
  const count = Math.min(MOST_CHANGED, selectedCount(selection, total));
  const progress = (done: number) =>
    setLeft(t('bulk.progress', { done: figure(done), all: figure(Math.max(done, count)) }));
  const [first, second, third] = selection.all ? [] : [...selection.ids];
  const pair = first !== undefined && second !== undefined && third === undefined ? ([first, second] as const) : null;
  const mayNotTag = me.whyNot('CONTACTS', 'UPDATE');
  const mayNotDelete = me.whyNot('CONTACTS', 'DELETE');
  const deleteNow = async () => {
    progress(0);
    try {
      await remove(await selectedIds(selection, filters), progress);
      onDone();
    } catch (error) {
      failed(error);
    } finally {
      setLeft(undefined);
    }
  };
  return (
    <>
      <Disabled why={mayNotTag} access={rightTo('CONTACTS', 'UPDATE')}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTag size={16} stroke={1.75} />}
          disabled={left !== undefined}
          onClick={() => setTagging(true)}
          data-testid="bulk-tag"
        >
          {t('bulk.tag')}
        </Button>
      </Disabled>
      {pair === null ? null : (
        <Disabled why={mayNotDelete} access={rightTo('CONTACTS', 'DELETE')}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowMerge size={16} stroke={1.75} />}
            onClick={() => setMerging(true)}
            data-testid="bulk-merge"
          >
            {t('bulk.merge')}
          </Button>
        </Disabled>
      )}
      <Disabled why={mayNotDelete} access={rightTo('CONTACTS', 'DELETE')}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          loading={left !== undefined}
          onClick={() => void deleteNow()}
          data-testid="bulk-delete"
        >
          {t('bulk.delete')}
        </Button>
      </Disabled>
      <Suspense>
        <ExportContacts filters={filters} selection={selection} />
      </Suspense>
      {left === undefined ? null : <span role="status">{left}</span>}
      <Suspense>
        {pair !== null && merging ? (
          <Duplicates opened pair={pair} onClose={() => setMerging(false)} onChanged={onDone} />
        ) : null}
      </Suspense>
      <Modal
        opened={tagging}
        onClose={() => setTagging(false)}
        title={<span className={styles['title']}>{t('bulk.tagTitle', { count, written: figure(count) })}</span>}
        closeButtonProps={{ 'aria-label': t('bulk.close') }}
        centered
      >
        <Pane>
          <TagForm {...props} onClose={() => setTagging(false)} />
        </Pane>
      </Modal>
    </>
  );
}

function TagForm({ selection, filters, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['contacts', 'common']);
  const { tag } = useContactUndo();
  const { fetchContactTags } = useLazyLoadQuery<BulkContactsQuery>(
    graphql`
      query BulkContactsQuery {
        fetchContactTags {
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: usePaneKey() },
  );
  const knownTags = fetchContactTags.map(({ name }) => name);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const { pending, refusal, run } = useCommit();
  const nothing = add.length === 0 && remove.length === 0;
  const submit = () =>
    run(async () => {
      await tag(await selectedIds(selection, filters), { add, remove });
      onClose();
      onDone();
    });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!nothing) void submit();
      }}
    >
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <TagsInput
        size="md"
        label={t('bulk.add')}
        placeholder={t('edit.tagHint')}
        data={[...knownTags]}
        value={add}
        onChange={setAdd}
        acceptValueOnBlur
        comboboxProps={{ position: 'top-start' }}
        data-autofocus
        data-testid="bulk-tag-add"
      />
      <TagsInput
        size="md"
        label={t('bulk.remove')}
        data={[...knownTags]}
        value={remove}
        onChange={setRemove}
        acceptValueOnBlur
        comboboxProps={{ position: 'top-start' }}
        data-testid="bulk-tag-remove"
      />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Disabled why={nothing ? t('bulk.chooseTag') : undefined}>
          <Button type="submit" loading={pending} data-testid="bulk-tag-save">
            {t('bulk.apply')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
