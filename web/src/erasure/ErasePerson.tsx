import { Button, Modal, TextInput } from '@mantine/core';
import { type SubmitEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ErasePersonMutation } from '../__generated__/ErasePersonMutation.graphql.ts';
import type { ErasePersonQuery } from '../__generated__/ErasePersonQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Pane } from '../ui/Pane.tsx';
import { Why } from '../ui/Why.tsx';
import { Lists } from './DeleteEverythingCard.tsx';
import styles from './Erasure.module.css';
import { ErasureProgress } from './ErasureProgress.tsx';
import { useErasureChanged } from './useErasureChanged.ts';

const LOST = ['contact', 'conversations', 'recordings', 'signups'] as const;
const KEPT = ['billing', 'optOut', 'legalHold', 'audit', 'others'] as const;

/**
 * Erases one person for good: typed to confirm, then with its progress. It stands beside what shows the person, which is gone
 * before the progress ends.
 */
export default function ErasePerson({
  contactId,
  name,
  onClose,
  onErased,
}: {
  contactId: string;
  /** As the page calls them; typed to confirm. */
  name: string;
  onClose: () => void;
  /** Closed after it was done. */
  onErased: () => void;
}) {
  const { t } = useTranslation('erasure');
  const [erased, setErased] = useState(false);
  const close = () => {
    onClose();
    if (erased) onErased();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={<b>{t('person.ask', { name })}</b>}
      size={480}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <Pane>
        <Erase contactId={contactId} name={name} onClose={close} onErased={setErased} />
      </Pane>
    </Modal>
  );
}

function Erase({
  contactId,
  name,
  onClose,
  onErased,
}: {
  contactId: string;
  name: string;
  onClose: () => void;
  onErased: (erased: boolean) => void;
}) {
  const { t } = useTranslation(['erasure', 'ui']);
  const [typed, setTyped] = useState('');
  const [fetchKey, renew] = useFetchKey();
  const { pending, refusal, run } = useCommit();
  const { contactErasure: erasure } = useLazyLoadQuery<ErasePersonQuery>(
    graphql`
      query ErasePersonQuery($contactId: ID!) {
        contactErasure(contactId: $contactId) {
          id
          state
          ...ErasureProgress_erasure
        }
      }
    `,
    { contactId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useErasureChanged(
    useCallback(
      ({ id, state }) => {
        if (id === erasure?.id && state === 'DONE') onErased(true);
      },
      [erasure?.id, onErased],
    ),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (typed !== name) return;
    void run(async () => {
      await commit<ErasePersonMutation>(
        graphql`
          mutation ErasePersonMutation($contactId: ID!) {
            eraseContact(contactId: $contactId) {
              id
              state
              ...ErasureProgress_erasure
            }
          }
        `,
        { contactId },
      );
      renew();
    });
  };
  if (erasure)
    return (
      <div className={styles['form']}>
        <p role="status" data-testid="person-erasure">
          {t(erasure.state === 'DONE' ? 'person.done' : 'person.running')}
        </p>
        <ErasureProgress erasure={erasure} />
        <div className={styles['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p>{t('person.text')}</p>
      <Lists lost={LOST.map((key) => t(`person.lost.${key}`))} kept={KEPT.map((key) => t(`person.kept.${key}`))} />
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <TextInput
        label={t('ui:confirm.label', { text: name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        data-testid="confirm-text"
      />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Disabled why={typed === name ? undefined : t('ui:confirm.why', { text: name })}>
          <Button type="submit" color="red" loading={pending} data-testid="confirm-submit">
            {t('person.confirm')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
