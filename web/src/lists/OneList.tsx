import { Button, Menu } from '@mantine/core';
import {
  IconAddressBook,
  IconArrowLeft,
  IconFileImport,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OneListDeleteMutation } from '../__generated__/OneListDeleteMutation.graphql.ts';
import type { OneListQuery } from '../__generated__/OneListQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Words } from '../ui/Words.tsx';
import { AddToList } from './AddToList.tsx';
import { Growth } from './Growth.tsx';
import { ListDialog } from './ListDialog.tsx';
import styles from './Lists.module.css';
import { changeSubscribers } from './changeSubscribers.ts';
import { Subscribers } from './Subscribers.tsx';
import { useListsChanged } from './useListsChanged.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Fetched when they open: the list stands without them. */
const AddContact = lazyPart(async () => ({ default: (await import('../contacts/AddContact.tsx')).AddContact }));
const ImportFlow = lazyPart(async () => ({ default: (await import('../contacts/import/ImportFlow.tsx')).ImportFlow }));

/** One list: how it grew, and who is on it. */
export function OneList({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('lists');
  const me = useMe();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const paneKey = usePaneKey();
  const [fetchKey, renew] = useFetchKey();
  const [dialog, setDialog] = useState<'add' | 'new' | 'import' | 'edit' | 'delete'>();
  // What was started in it is shown until the list is left.
  const [imports, setImports] = useState(false);
  if (dialog === 'import' && !imports) setImports(true);
  const key = `${paneKey}.${fetchKey}`;
  const data = useLazyLoadQuery<OneListQuery>(
    graphql`
      query OneListQuery($id: ID!) {
        getSubscriberListById(id: $id) {
          id
          name
          description
          contactCount
          version
        }
        getWorkspaceWithSettings {
          id
          setting {
            country
          }
        }
        ...Subscribers_query @arguments(listId: $id)
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: key },
  );
  const { getSubscriberListById: list } = data;
  useListsChanged(
    useCallback(
      (changed: string, deleted: boolean) => {
        if (changed !== id) return;
        if (deleted) onClose();
        else renew();
      },
      [id, onClose, renew],
    ),
  );
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const remove = (contacts: readonly string[]) =>
    changeSubscribers('remove', id, contacts).then((count) => {
      renew();
      undoToast({
        text: t('remove.done', { count }),
        undo: t('remove.undo'),
        onUndo: () => void changeSubscribers('add', id, contacts).then(renew, failed),
      });
    }, failed);
  const close = () => setDialog(undefined);
  const whyNoAdd = me.whyNot('SUBSCRIBERS', 'CREATE');
  const whyNoEdit = me.whyNot('SUBSCRIBER_LIST', 'UPDATE');
  const whyNoDelete = me.whyNot('SUBSCRIBER_LIST', 'DELETE');
  const whyNoNew = me.whyNot('CONTACTS', 'CREATE') !== undefined;
  const whyNoImport = me.whyNot('CONTACT_IMPORT', 'CREATE') !== undefined;
  const addButton = (testId: string) => (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} data-testid={testId}>
      {t('add.action')}
    </Button>
  );
  const add = (testId: string) =>
    whyNoAdd === undefined ? (
      <Menu position="bottom-end">
        <Menu.Target>{addButton(testId)}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconAddressBook size={16} />}
            onClick={() => setDialog('add')}
            data-testid="list-add-pick"
          >
            {t('add.title')}
          </Menu.Item>
          {whyNoNew ? null : (
            <Menu.Item
              leftSection={<IconUserPlus size={16} />}
              onClick={() => setDialog('new')}
              data-testid="list-add-new"
            >
              {t('add.new')}
            </Menu.Item>
          )}
          {whyNoImport ? null : (
            <Menu.Item
              leftSection={<IconFileImport size={16} />}
              onClick={() => setDialog('import')}
              data-testid="list-add-import"
            >
              {t('add.import')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    ) : (
      <Disabled why={whyNoAdd} access={rightTo('SUBSCRIBERS', 'CREATE')}>
        {addButton(testId)}
      </Disabled>
    );
  return (
    <>
      <PageHeader title={<Words>{list.name}</Words>} meta={t('people', { count: list.contactCount })}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.75} />}
          onClick={onClose}
          data-testid="list-back"
        >
          {t('back')}
        </Button>
        <Disabled why={whyNoEdit} access={rightTo('SUBSCRIBER_LIST', 'UPDATE')}>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} />}
            onClick={() => setDialog('edit')}
            data-testid="list-edit"
          >
            {t('edit.action')}
          </Button>
        </Disabled>
        <Disabled why={whyNoDelete} access={rightTo('SUBSCRIBER_LIST', 'DELETE')}>
          <Button
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.75} />}
            onClick={() => setDialog('delete')}
            data-testid="list-delete"
          >
            {t('delete.action')}
          </Button>
        </Disabled>
        {add('list-add')}
      </PageHeader>
      {list.description ? (
        <p className={styles['description']}>
          <Words>{list.description}</Words>
        </p>
      ) : null}
      <div className={styles['growth']}>
        <Suspense>
          <Growth listId={id} fetchKey={key} />
        </Suspense>
      </div>
      <Subscribers
        query={data}
        whyNoRemove={me.whyNot('SUBSCRIBERS', 'DELETE')}
        onRemove={remove}
        onOpen={(contactId) => void navigate({ to: '/connections/contacts', search: { contactId } })}
        empty={
          <EmptyState icon={<IconUsers size={22} stroke={1.5} />} action={add('list-add-first')}>
            {t('nobody')}
          </EmptyState>
        }
      />
      {dialog === 'add' ? (
        <AddToList
          listId={id}
          onClose={close}
          onAdded={() => {
            close();
            renew();
          }}
        />
      ) : null}
      <Suspense>
        {dialog === 'new' ? (
          <AddContact
            opened
            listId={id}
            country={data.getWorkspaceWithSettings.setting.country ?? undefined}
            onClose={close}
            onAdded={() => {
              close();
              renew();
            }}
            onExisting={(contactId) => void changeSubscribers('add', id, [contactId]).then(renew, failed).then(close)}
          />
        ) : null}
        {imports ? <ImportFlow listId={id} opened={dialog === 'import'} onClose={close} onChanged={renew} /> : null}
      </Suspense>
      {dialog === 'edit' ? (
        <ListDialog list={{ ...list, description: list.description ?? '' }} onClose={close} onSaved={close} />
      ) : null}
      <TypeToConfirm
        opened={dialog === 'delete'}
        onClose={close}
        title={t('delete.title')}
        text={list.name}
        confirm={t('delete.confirm')}
        onConfirm={async () => {
          await commit<OneListDeleteMutation>(
            graphql`
              mutation OneListDeleteMutation($id: ID!) {
                deleteSubscriberList(id: $id) {
                  id
                }
              }
            `,
            { id },
          );
          toast.success(t('delete.done'));
          onClose();
        }}
      >
        {t('delete.about')}
      </TypeToConfirm>
    </>
  );
}
