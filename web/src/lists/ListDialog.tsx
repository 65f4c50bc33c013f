import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ListDialogCreateMutation } from '../__generated__/ListDialogCreateMutation.graphql.ts';
import type { ListDialogUpdateMutation } from '../__generated__/ListDialogUpdateMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Lists.module.css';

/** Characters, as the server counts them. */
const MOST_LETTERS = 80;
const MOST_OF_DESCRIPTION = 500;

/** Names a new list, or changes what one is called. */
export function ListDialog({
  list,
  onClose,
  onSaved,
}: {
  /** The list that is changed; without it a new one is made. */
  list?: { readonly id: string; readonly version: number; readonly name: string; readonly description: string };
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { t } = useTranslation(['lists', 'common']);
  const textOf = useRefusalText();
  const [name, setName] = useState(list?.name ?? '');
  const [description, setDescription] = useState(list?.description ?? '');
  const [missing, setMissing] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { pending, refusal, run } = useCommit();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || pending) return;
    void run(async () => {
      if (list === undefined) {
        const { createSubscriberList } = await commit<ListDialogCreateMutation>(
          graphql`
            mutation ListDialogCreateMutation($name: String!, $description: String, $idempotencyKey: String) {
              createSubscriberList(name: $name, description: $description, idempotencyKey: $idempotencyKey) {
                id
              }
            }
          `,
          { name, description, idempotencyKey },
        );
        return onSaved(createSubscriberList.id);
      }
      await commit<ListDialogUpdateMutation>(
        graphql`
          mutation ListDialogUpdateMutation($id: ID!, $version: Int!, $name: String, $description: String) {
            updateSubscriberList(id: $id, version: $version, name: $name, description: $description) {
              id
              name
              description
              version
            }
          }
        `,
        { id: list.id, version: list.version, name, description },
      );
      onSaved(list.id);
    });
  };
  const ofName = refusal?.field === 'name' ? textOf(refusal) : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={styles['dialogTitle']}>{t(list === undefined ? 'new.title' : 'edit.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="list-form">
        <TextInput
          label={t('field.name')}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={missing ? t('field.missing') : ofName}
          data-autofocus
          data-testid="list-name"
        />
        <Textarea
          autosize
          minRows={2}
          maxRows={5}
          label={t('field.description')}
          maxLength={MOST_OF_DESCRIPTION}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        {refusal === undefined || ofName !== undefined ? null : <Why refusal={refusal} />}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="list-save">
            {t(list === undefined ? 'new.save' : 'edit.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
