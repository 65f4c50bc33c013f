import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MemberDangerRemoveMutation } from '../__generated__/MemberDangerRemoveMutation.graphql.ts';
import type { MemberDangerStatusMutation } from '../__generated__/MemberDangerStatusMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './People.module.css';

/** Deactivates a member with a reason, lets them back in, or removes them; each says what is lost. */
export function MemberDanger({
  id,
  version,
  name,
  active,
  whyNot,
  onChanged,
  onRemoved,
}: {
  id: string;
  version: number;
  name: string;
  active: boolean;
  whyNot: string | undefined;
  onChanged: () => void;
  onRemoved: () => void;
}) {
  const { t } = useTranslation(['people', 'common']);
  const [asking, setAsking] = useState<'deactivate' | 'remove'>();
  const [reason, setReason] = useState('');
  const { pending, refusal, run, clear } = useCommit();
  /** What was seen when the last change was sent, and what is read anew because that one was refused. */
  const [sent, setSent] = useState<number>();
  const [outdated, setOutdated] = useState<number>();
  /** Until what is there now has arrived, nothing is confirmed that nobody has seen. */
  const busy = pending || outdated === version;
  const close = () => {
    setAsking(undefined);
    setOutdated(undefined);
    clear();
  };

  const setStatus = (status: 'ACTIVE' | 'DEACTIVATED') =>
    run(async () => {
      setSent(version);
      await commit<MemberDangerStatusMutation>(
        graphql`
          mutation MemberDangerStatusMutation($input: UpdateUserProfileInput!) {
            updateUserProfile(input: $input) {
              id
              ...MemberDrawer_profile
              ...MemberRow_profile
            }
          }
        `,
        { input: { id, version, status, ...(status === 'DEACTIVATED' ? { deactivationReason: reason.trim() } : {}) } },
      );
      toast.success(t(status === 'ACTIVE' ? 'danger.reactivated' : 'danger.deactivated', { name }));
      setAsking(undefined);
      onChanged();
    });

  const remove = () =>
    run(async () => {
      await commit<MemberDangerRemoveMutation>(
        graphql`
          mutation MemberDangerRemoveMutation($id: ID!) {
            removeUserFromWorkspace(userProfileId: $id)
          }
        `,
        { id },
      );
      toast.success(t('danger.removed', { name }));
      onRemoved();
      onChanged();
    });

  const refused =
    refusal === undefined ? null : (
      <div>
        <Why refusal={refusal} />
        {refusal.code === 'CONFLICT' ? (
          <Button
            size="xs"
            variant="default"
            mt={4}
            onClick={() => {
              clear();
              setOutdated(sent);
              onChanged();
            }}
          >
            {t('member.readAgain')}
          </Button>
        ) : null}
      </div>
    );

  return (
    <section className={styles['danger']} aria-label={t('danger.title')}>
      <Disabled why={whyNot}>
        {active ? (
          <Button variant="default" onClick={() => setAsking('deactivate')} data-testid="member-deactivate">
            {t('danger.deactivate')}
          </Button>
        ) : (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void setStatus('ACTIVE')}
            data-testid="member-reactivate"
          >
            {t('danger.reactivate')}
          </Button>
        )}
      </Disabled>
      <Disabled why={whyNot}>
        <Button variant="light" color="red" onClick={() => setAsking('remove')} data-testid="member-remove">
          {t('danger.remove')}
        </Button>
      </Disabled>
      {asking === undefined ? refused : null}
      <Modal
        opened={asking !== undefined}
        onClose={close}
        title={<b>{t(asking === 'remove' ? 'danger.removeTitle' : 'danger.deactivateTitle', { name })}</b>}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (busy) return;
            void (asking === 'remove' ? remove() : setStatus('DEACTIVATED'));
          }}
        >
          <p>{t(asking === 'remove' ? 'danger.removeText' : 'danger.deactivateText', { name })}</p>
          {asking === 'deactivate' ? (
            <Textarea
              label={t('danger.reason')}
              description={t('danger.reasonHint')}
              maxLength={200}
              autosize
              minRows={2}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              data-testid="deactivation-reason"
            />
          ) : null}
          {refused}
          <div className={styles['formActions']}>
            <Button variant="default" onClick={close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color="red" loading={busy} data-testid="danger-confirm">
              {t(asking === 'remove' ? 'danger.remove' : 'danger.deactivate')}
            </Button>
          </div>
        </form>
      </Modal>
    </section>
  );
}
