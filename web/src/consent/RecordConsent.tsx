import { Button, Modal, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RecordConsentMutation } from '../__generated__/RecordConsentMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './RecordConsent.module.css';

/** Characters of a quote, and of one that proves something, as the server counts them. */
const MOST_WORDS = 500;
const LEAST_WORDS = 10;

/** Asks for what a person said before consent or an opt-out is noted. */
export function RecordConsent({
  contactId,
  state,
  onClose,
  onRecorded,
}: {
  contactId: string;
  state: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  onClose: () => void;
  onRecorded: () => void;
}) {
  const { t } = useTranslation(['consent', 'common']);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const { pending, refusal, run } = useCommit();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const tooShort = state === 'SUBSCRIBED' && words.trim().length < LEAST_WORDS;
    setMissing(tooShort);
    if (tooShort || pending) return;
    void run(async () => {
      await commit<RecordConsentMutation>(
        graphql`
          mutation RecordConsentMutation($input: RecordSmsConsentInput!) {
            recordSmsConsent(input: $input) {
              id
              smsMarketingConsent {
                state
                optInLevel
                consentUpdatedAt
                consentCollectedSource
                blocked
              }
            }
          }
        `,
        { input: { contactId, state, words: words.trim() } },
      );
      toast.success(t(`note.${state}.done`));
      onRecorded();
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={styles['title']}>{t(`note.${state}.title`)}</span>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="consent-form">
        <p>{t(`note.${state}.about`)}</p>
        <Textarea
          autosize
          minRows={3}
          maxRows={6}
          maxLength={MOST_WORDS}
          label={t(`note.${state}.words`)}
          description={t(`note.${state}.example`)}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          error={missing ? t('note.missing') : undefined}
          data-autofocus
          data-testid="consent-words"
        />
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            loading={pending}
            color={state === 'UNSUBSCRIBED' ? 'red' : 'indigo'}
            data-testid="consent-save"
          >
            {t(`note.${state}.save`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
