import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconPencil, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactViewsDeleteMutation } from '../../__generated__/ContactViewsDeleteMutation.graphql.ts';
import type { ContactViewsQuery } from '../../__generated__/ContactViewsQuery.graphql.ts';
import type {
  ContactViewsSaveMutation,
  SaveContactViewInput,
} from '../../__generated__/ContactViewsSaveMutation.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { usePaneKey } from '../../ui/Pane.tsx';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { Words } from '../../ui/Words.tsx';
import type { ContactColumn } from '../contactColumns.ts';
import type { FilterValues } from '../contactFilters.ts';
import { addressOf, columnsOf, isShown, shownOf } from './contactViews.ts';
import { SaveView } from './SaveView.tsx';
import styles from '../ContactsPage.module.css';

const save = async (input: SaveContactViewInput) =>
  (
    await commit<ContactViewsSaveMutation>(
      graphql`
        mutation ContactViewsSaveMutation($input: SaveContactViewInput!) {
          saveContactView(input: $input) {
            id
            name
            shared
            kind
            tag
            company
            contacted
            columns
          }
        }
      `,
      { input },
    )
  ).saveContactView;

/** Filters and columns under a name: one's own views and those that others share. */
export function ContactViews({
  values,
  columns,
  onShow,
}: {
  values: FilterValues;
  columns: readonly ContactColumn[];
  onShow: (address: Record<string, string | null>, columns: readonly ContactColumn[]) => void;
}) {
  const { t } = useTranslation('contactViews');
  const refusalText = useRefusalText();
  const paneKey = usePaneKey();
  const [changes, setChanges] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const [naming, setNaming] = useState<'new' | 'edit'>();
  const { fetchContactViews: views } = useLazyLoadQuery<ContactViewsQuery>(
    graphql`
      query ContactViewsQuery {
        fetchContactViews {
          id
          name
          shared
          mine
          editable
          kind
          tag
          company
          contacted
          columns
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${changes}` },
  );
  const now = shownOf(values, columns);
  const fits = views.find((view) => isShown(filtersIn(view), now));
  // One that was chosen and changed since can take the change.
  const current = fits ?? views.find(({ id }) => id === chosen);
  const show = (view: (typeof views)[number]) => {
    setChosen(view.id);
    const shown = filtersIn(view);
    onShow(addressOf(shown), columnsOf(shown.columns));
  };
  const keep = async (input: SaveContactViewInput) => {
    const { id, name } = await save(input);
    setChosen(id);
    setNaming(undefined);
    setChanges((last) => last + 1);
    toast.success(t('saved', { name }));
  };
  const failed = (error: unknown) => void toast.error(refusalText(refusalOf(error)));
  const remove = async ({ id, mine: _mine, editable: _editable, ...view }: (typeof views)[number]) => {
    await commit<ContactViewsDeleteMutation>(
      graphql`
        mutation ContactViewsDeleteMutation($id: ID!) {
          deleteContactView(id: $id)
        }
      `,
      { id },
    );
    setChanges((last) => last + 1);
    undoToast({
      text: t('deleted', { name: view.name }),
      undo: t('undo'),
      onUndo: () => void keep(view).catch(failed),
    });
  };
  const section = (label: string, some: typeof views) =>
    some.length === 0 ? null : (
      <>
        <Menu.Label>{label}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view.id}
            leftSection={
              <IconCheck size={16} aria-hidden className={view.id === fits?.id ? '' : styles['unchecked']} />
            }
            aria-current={view.id === fits?.id || undefined}
            onClick={() => show(view)}
            data-testid="contact-view"
          >
            <Words>{view.name}</Words>
          </Menu.Item>
        ))}
      </>
    );
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={264}>
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            className={styles['views'] ?? ''}
            leftSection={<IconBookmark size={18} stroke={1.75} />}
            data-testid="contact-views"
          >
            {fits === undefined ? t('views') : <Words>{fits.name}</Words>}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles['viewMenu'] ?? ''}>
          {views.length === 0 ? <Menu.Label>{t('none')}</Menu.Label> : null}
          {section(
            t('mine'),
            views.filter(({ mine }) => mine),
          )}
          {section(
            t('sharedByOthers'),
            views.filter(({ mine }) => !mine),
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPlus size={16} />}
            onClick={() => setNaming('new')}
            data-testid="contact-view-new"
          >
            {t('saveNew')}
          </Menu.Item>
          {current?.editable ? (
            <>
              {fits === undefined ? (
                <Menu.Item
                  leftSection={<IconRefresh size={16} />}
                  onClick={() =>
                    void keep({ id: current.id, name: current.name, shared: current.shared, ...now }).catch(failed)
                  }
                  data-testid="contact-view-update"
                >
                  <Words>{t('update', { name: current.name })}</Words>
                </Menu.Item>
              ) : null}
              <Menu.Item
                leftSection={<IconPencil size={16} />}
                onClick={() => setNaming('edit')}
                data-testid="contact-view-edit"
              >
                <Words>{t('edit', { name: current.name })}</Words>
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash size={16} />}
                onClick={() => void remove(current).catch(failed)}
                data-testid="contact-view-delete"
              >
                <Words>{t('delete', { name: current.name })}</Words>
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {naming === undefined ? null : (
        <SaveView
          view={naming === 'edit' ? current : undefined}
          onSave={(named) =>
            keep(
              naming === 'edit' && current !== undefined
                ? { ...filtersIn(current), id: current.id, ...named }
                : { ...named, ...now },
            )
          }
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

type View = Omit<SaveContactViewInput, 'id' | 'name' | 'shared'>;

const filtersIn = ({ kind, tag, company, contacted, columns }: View) => ({
  kind: kind ?? null,
  tag: tag ?? null,
  company: company ?? null,
  contacted: contacted ?? null,
  columns,
});
