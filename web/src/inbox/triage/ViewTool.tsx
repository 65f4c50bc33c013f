import { Button, Popover, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxFilter } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { useCommit } from '../../base/relay/useCommit.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { Why } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import type { Narrowing } from './narrowing.ts';
import styles from './Triage.module.css';
import { isView, useViews } from './useViews.ts';
import { removeView, saveView } from './viewActions.ts';

/** Of what the list is narrowed down to: the view that it is, or a way to keep it as one. */
export function ViewTool({ filter, narrowing }: { filter: InboxFilter; narrowing: Narrowing }) {
  const { t } = useTranslation(['inbox', 'common']);
  const textOf = useRefusalText();
  const views = useViews();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  const view = views.find((one) => isView(one, filter, narrowing));
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const wanted = {
    filter,
    ...(narrowing.assigned === undefined ? {} : { assigned: narrowing.assigned }),
    ...(narrowing.tagId === undefined ? {} : { tagId: narrowing.tagId }),
  };
  if (view !== undefined)
    return (
      <>
        <Words as="b">{view.name}</Words>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => {
            removeView(view.id).catch(failed);
            undoToast({
              text: t('views.deleted', { name: view.name }),
              undo: t('done.undo'),
              kind: 'view',
              onUndo: () => void saveView({ name: view.name, ...wanted }).catch(failed),
            });
          }}
          data-testid="inbox-view-delete"
        >
          {t('views.delete')}
        </Button>
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await saveView({ name, ...wanted });
      setOpened(false);
      setName('');
      toast.success(t('views.saved'));
    });
  };
  return (
    <Popover
      opened={opened}
      onChange={(next) => {
        setOpened(next);
        clear();
      }}
      trapFocus
      returnFocus
      position="bottom-start"
      shadow="md"
      width={264}
    >
      <Popover.Target>
        <Button size="compact-xs" variant="subtle" onClick={() => setOpened(!opened)} data-testid="inbox-view-save">
          {t('views.save')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={styles['presets']} noValidate onSubmit={submit} data-testid="inbox-view-form">
          {refusal === undefined || refusal.field === 'name' ? null : <Why refusal={refusal} />}
          <TextInput
            label={t('views.name')}
            value={name}
            maxLength={40}
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-testid="inbox-view-name"
            {...(refusal?.field === 'name' ? { error: refusal.message } : {})}
          />
          <Button type="submit" size="sm" loading={pending}>
            {t('views.save')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
