import { Button, Modal, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnershipCardAcceptMutation } from '../__generated__/OwnershipCardAcceptMutation.graphql.ts';
import type { OwnershipCardCancelMutation } from '../__generated__/OwnershipCardCancelMutation.graphql.ts';
import type { OwnershipCardQuery } from '../__generated__/OwnershipCardQuery.graphql.ts';
import type { OwnershipCardRefuseMutation } from '../__generated__/OwnershipCardRefuseMutation.graphql.ts';
import type { OwnershipCardTransferMutation } from '../__generated__/OwnershipCardTransferMutation.graphql.ts';
import { CodeForm } from '../ui/CodeForm.tsx';
import { PasswordStep } from '../account/PasswordStep.tsx';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useMembersLive } from '../people/PeopleLive.tsx';
import type { Me } from '../people/useMe.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './WorkspaceSettings.module.css';

/**
 * Hands the workspace to an admin (defaults 2.5): asked with a code by the owner, or the password where there is no app, and
 * answered with a code by the other.
 */
export function OwnershipCard({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const { t } = useTranslation(['workspaceSettings', 'common']);
  const [fetchKey, renew] = useFetchKey();
  const { pending, refusal, run } = useCommit();
  const [asking, setAsking] = useState<'give' | 'take'>();
  const [target, setTarget] = useState<string | null>(null);
  const { getOwnershipTransfer: transfer, getCurrentUserTopLevel: user } = useLazyLoadQuery<OwnershipCardQuery>(
    graphql`
      query OwnershipCardQuery {
        getCurrentUserTopLevel {
          id
          mfaSettings {
            enabled
          }
        }
        getOwnershipTransfer {
          id
          status
          expiresAt
          from {
            id
            displayName
          }
          to {
            id
            displayName
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useMembersLive(renew);
  const people = useMemberNames(fetchKey);
  const open = transfer?.status === 'PENDING' ? transfer : undefined;
  const admins = people.filter(({ roleId, status }) => me.roleOf(roleId) === 'ADMIN' && status === 'ACTIVE');
  const owner = people.find(({ roleId }) => me.roleOf(roleId) === 'OWNER');
  const done = (text: string) => {
    toast.success(text);
    setAsking(undefined);
    renew();
    onChanged();
  };

  const give = async (shown: { code: string } | { password: string }) => {
    await commit<OwnershipCardTransferMutation>(
      graphql`
        mutation OwnershipCardTransferMutation($userProfileId: ID!, $code: String, $password: String) {
          transferOwnership(userProfileId: $userProfileId, code: $code, password: $password) {
            id
            status
          }
        }
      `,
      { userProfileId: target ?? '', ...shown },
    );
    done(t('owner.asked'));
  };
  const take = async (code: string) => {
    await commit<OwnershipCardAcceptMutation>(
      graphql`
        mutation OwnershipCardAcceptMutation($id: ID!, $code: String!) {
          acceptOwnershipTransfer(id: $id, code: $code) {
            id
            status
          }
        }
      `,
      { id: open?.id ?? '', code },
    );
    done(t('owner.taken'));
  };
  const refuse = () =>
    run(async () => {
      await commit<OwnershipCardRefuseMutation>(
        graphql`
          mutation OwnershipCardRefuseMutation($id: ID!) {
            refuseOwnershipTransfer(id: $id) {
              id
              status
            }
          }
        `,
        { id: open?.id ?? '' },
      );
      done(t('owner.refused'));
    });
  const cancel = () =>
    run(async () => {
      await commit<OwnershipCardCancelMutation>(
        graphql`
          mutation OwnershipCardCancelMutation($id: ID!) {
            cancelOwnershipTransfer(id: $id) {
              id
              status
            }
          }
        `,
        { id: open?.id ?? '' },
      );
      done(t('owner.cancelled'));
    });

  const until = open === undefined ? '' : writtenDate(new Date(String(open.expiresAt)));
  let text: ReactNode = t('owner.text', { name: owner?.displayName ?? '' });
  let action: ReactNode = (
    <Disabled why={me.whyNot('OWNERSHIP_TRANSFER', 'CREATE')}>
      <Button variant="default" onClick={() => setAsking('give')} data-testid="ownership-transfer">
        {t('owner.action')}
      </Button>
    </Disabled>
  );
  if (open !== undefined && open.to.id === me.id) {
    text = t('owner.offered', { name: open.from.displayName, until });
    action = (
      <>
        <Button onClick={() => setAsking('take')} data-testid="ownership-accept">
          {t('owner.accept')}
        </Button>
        <Button variant="default" loading={pending} onClick={() => void refuse()} data-testid="ownership-refuse">
          {t('owner.refuse')}
        </Button>
      </>
    );
  } else if (open !== undefined) {
    text = t('owner.waiting', { name: open.to.displayName, until });
    action = (
      <Disabled why={me.whyNot('OWNERSHIP_TRANSFER', 'DELETE')}>
        <Button variant="default" loading={pending} onClick={() => void cancel()} data-testid="ownership-cancel">
          {t('owner.cancel')}
        </Button>
      </Disabled>
    );
  }
  return (
    <Card title={t('owner.title')}>
      <SettingsRow title={owner?.displayName ?? ''} action={action}>
        {text}
      </SettingsRow>
      {refusal === undefined ? null : (
        <div className={styles['inset']}>
          <Why refusal={refusal} />
        </div>
      )}
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={<b>{t(asking === 'take' ? 'owner.accept' : 'owner.action')}</b>}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <div className={styles['form']}>
          {asking === 'take' ? (
            <p>{t('owner.takeText')}</p>
          ) : (
            <>
              <p>{t('owner.giveText')}</p>
              <Select
                label={t('owner.to')}
                description={admins.length === 0 ? t('owner.noAdmin') : undefined}
                value={target}
                onChange={setTarget}
                data={admins.map(({ id, displayName, email }) => ({ value: id, label: `${displayName} (${email})` }))}
              />
            </>
          )}
          {asking === 'take' ? (
            <CodeForm submitLabel={t('owner.accept')} onCode={take} onCancel={() => setAsking(undefined)} />
          ) : target === null ? null : user.mfaSettings.enabled ? (
            <CodeForm
              submitLabel={t('owner.ask')}
              onCode={(code) => give({ code })}
              onCancel={() => setAsking(undefined)}
            />
          ) : (
            <PasswordStep
              submitLabel={t('owner.ask')}
              onPassword={(password) => give({ password })}
              onCancel={() => setAsking(undefined)}
            />
          )}
        </div>
      </Modal>
    </Card>
  );
}
