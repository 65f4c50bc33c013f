import { Button, Modal, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeleteEverythingCardCancelMutation } from '../__generated__/DeleteEverythingCardCancelMutation.graphql.ts';
import type { DeleteEverythingCardMutation } from '../__generated__/DeleteEverythingCardMutation.graphql.ts';
import type { DeleteEverythingCardQuery } from '../__generated__/DeleteEverythingCardQuery.graphql.ts';
import { PasswordStep } from '../account/PasswordStep.tsx';
import { resync, useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { CodeForm } from '../ui/CodeForm.tsx';
import { writtenMoment } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Erasure.module.css';
import { ErasureProgress } from './ErasureProgress.tsx';
import { useErasureChanged } from './useErasureChanged.ts';

const LOST = ['contacts', 'conversations', 'calls', 'imports'] as const;
const KEPT = ['billing', 'figures', 'optOuts', 'setup', 'legalHold', 'chats'] as const;

/** Deletes all contacts and conversations, in an hour and with progress (defaults 2.4). The owner's alone. */
export default function DeleteEverythingCard({ name, whyNot }: { name: string; whyNot: string | undefined }) {
  const { t } = useTranslation('erasure');
  return whyNot === undefined ? (
    <OwnersCard name={name} />
  ) : (
    <Card title={t('all.title')}>
      <SettingsRow title={t('all.what')} action={<Action whyNot={whyNot} />}>
        {t('all.text')}
      </SettingsRow>
    </Card>
  );
}

function Action({ whyNot, onClick }: { whyNot?: string | undefined; onClick?: () => void }) {
  const { t } = useTranslation('erasure');
  return (
    <Disabled why={whyNot}>
      <Button color="red" variant="light" onClick={onClick} data-testid="erase-everything">
        {t('all.action')}
      </Button>
    </Disabled>
  );
}

function OwnersCard({ name }: { name: string }) {
  const { t } = useTranslation('erasure');
  const [fetchKey, renew] = useFetchKey();
  const [asking, setAsking] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { workspaceErasure: erasure, getCurrentUserTopLevel: user } = useLazyLoadQuery<DeleteEverythingCardQuery>(
    graphql`
      query DeleteEverythingCardQuery {
        getCurrentUserTopLevel {
          id
          mfaSettings {
            enabled
          }
        }
        workspaceErasure {
          id
          state
          startsAt
          finishedAt
          ...ErasureProgress_erasure
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useErasureChanged(
    useCallback(
      ({ state }) => {
        renew();
        // Lists of this page's tab still show what is gone.
        if (state === 'DONE') resync();
      },
      [renew],
    ),
  );
  const cancel = () =>
    run(async () => {
      await commit<DeleteEverythingCardCancelMutation>(
        graphql`
          mutation DeleteEverythingCardCancelMutation($id: ID!) {
            cancelErasure(id: $id) {
              id
              state
            }
          }
        `,
        { id: erasure?.id ?? '' },
      );
      toast.success(t('all.canceled'));
    });
  const moment = (given: unknown) => writtenMoment(new Date(String(given)));
  const state = erasure?.state;
  return (
    <Card title={t('all.title')}>
      {state === 'WAITING' ? (
        <SettingsRow
          title={t('all.begins', { at: moment(erasure?.startsAt) })}
          action={
            <Button variant="default" loading={pending} onClick={() => void cancel()} data-testid="erasure-cancel">
              {t('all.cancel')}
            </Button>
          }
        >
          <span role="status">{t('all.untilThen')}</span>
          {refusal === undefined ? null : <Why refusal={refusal} />}
        </SettingsRow>
      ) : state === 'RUNNING' && erasure ? (
        <SettingsRow title={<span role="status">{t('all.running')}</span>}>
          {t('all.leave')}
          <ErasureProgress erasure={erasure} />
        </SettingsRow>
      ) : (
        <SettingsRow title={t('all.what')} action={<Action onClick={() => setAsking(true)} />}>
          {t('all.text')}
          {state === 'DONE' ? (
            <p role="status" data-testid="erasure-done">
              {t('all.done', { at: moment(erasure?.finishedAt) })}
            </p>
          ) : null}
        </SettingsRow>
      )}
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={<b>{t('all.ask')}</b>}
        size={480}
        closeButtonProps={{ 'aria-label': t('close') }}
        centered
      >
        <Ask
          name={name}
          withCode={user.mfaSettings.enabled}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            renew();
          }}
        />
      </Modal>
    </Card>
  );
}

/** What is lost and what stays; then the name, typed, and who asks. */
function Ask({
  name,
  withCode,
  onClose,
  onAsked,
}: {
  name: string;
  withCode: boolean;
  onClose: () => void;
  onAsked: () => void;
}) {
  const { t } = useTranslation(['erasure', 'ui']);
  const [typed, setTyped] = useState('');
  const ask = async (shown: { code: string } | { password: string }) => {
    await commit<DeleteEverythingCardMutation>(
      graphql`
        mutation DeleteEverythingCardMutation($name: String!, $code: String, $password: String) {
          deleteAllContactsAndConverstaions(name: $name, code: $code, password: $password) {
            id
            state
            startsAt
            ...ErasureProgress_erasure
          }
        }
      `,
      { name: typed, ...shown },
    );
    onAsked();
  };
  return (
    <div className={styles['form']}>
      <Lists lost={LOST.map((key) => t(`all.lost.${key}`))} kept={KEPT.map((key) => t(`all.kept.${key}`))} />
      <TextInput
        label={t('ui:confirm.label', { text: name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        data-testid="confirm-text"
      />
      {typed !== name ? (
        <div className={styles['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Disabled why={t('ui:confirm.why', { text: name })}>
            <Button color="red">{t('all.action')}</Button>
          </Disabled>
        </div>
      ) : withCode ? (
        <CodeForm submitLabel={t('all.action')} onCode={(code) => ask({ code })} onCancel={onClose} />
      ) : (
        <PasswordStep submitLabel={t('all.action')} onPassword={(password) => ask({ password })} onCancel={onClose} />
      )}
    </div>
  );
}

/** Said before anything that can't be taken back. */
export function Lists({ lost, kept }: { lost: readonly string[]; kept: readonly string[] }) {
  const { t } = useTranslation('erasure');
  return (
    <div className={styles['lists']}>
      {(
        [
          [t('deleted'), lost],
          [t('stays'), kept],
        ] as const
      ).map(([title, lines]) => (
        <div key={title}>
          <b>{title}</b>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
