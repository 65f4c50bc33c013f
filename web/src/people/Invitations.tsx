import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { InvitationsQuery } from '../__generated__/InvitationsQuery.graphql.ts';
import type { InvitationsRemoveMutation } from '../__generated__/InvitationsRemoveMutation.graphql.ts';
import type { InvitationsResendMutation } from '../__generated__/InvitationsResendMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { roleKey } from '../ui/roleKey.ts';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText, Why } from '../ui/Why.tsx';
import { inviteUser } from './inviteUser.ts';
import styles from './People.module.css';
import { outranks } from './rights.ts';
import type { Me } from './useMe.ts';
import { sideBySide } from '../base/words.ts';

const DAY_MS = 86_400_000;

/** Invitations that nobody has answered yet: when they end, a new mail, or taken back. */
export function Invitations({ me, changes }: { me: Me; changes: number }) {
  const { t } = useTranslation(['people', 'common']);
  const [fetchKey, renew] = useFetchKey();
  const now = useNow();
  const { pending, refusal, run } = useCommit();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState('');
  const {
    fetchInvitations: { data: invitations },
  } = useLazyLoadQuery<InvitationsQuery>(
    graphql`
      query InvitationsQuery {
        fetchInvitations(first: 50) {
          data {
            id
            email
            roleId
            withSeat
            status
            expiresAt
            teams {
              id
              name
            }
            invitedBy {
              id
              displayName
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${fetchKey}.${changes}` },
  );
  const open = invitations.filter(({ status }) => status === 'OPEN');
  if (open.length === 0) return null;

  const act = (id: string, action: () => Promise<string>) => {
    setBusy(id);
    return run(async () => {
      toast.success(await action());
      renew();
    });
  };
  const resend = (id: string, email: string) =>
    act(id, async () => {
      await commit<InvitationsResendMutation>(
        graphql`
          mutation InvitationsResendMutation($id: ID!) {
            resendInvitation(invitationId: $id) {
              id
              expiresAt
              status
            }
          }
        `,
        { id },
      );
      return t('invitations.resent', { email });
    });
  const remove = ({ id, email, roleId, withSeat, teams }: (typeof open)[number]) => {
    setBusy(id);
    // The earlier link stays dead: they are invited again, with what they had been offered.
    const again = { email, roleId, withSeat, teamIds: teams.map((team) => team.id) };
    const onUndo = () =>
      void inviteUser({ ...again, idempotencyKey: crypto.randomUUID() }).then(
        () => {
          toast.success(t('invitations.resent', { email }));
          renew();
        },
        (error: unknown) => toast.error(textOf(refusalOf(error))),
      );
    return run(async () => {
      await commit<InvitationsRemoveMutation>(
        graphql`
          mutation InvitationsRemoveMutation($id: ID!) {
            removeInvitation(invitationId: $id)
          }
        `,
        { id },
      );
      undoToast({ text: t('invitations.removed', { email }), undo: t('invitations.undo'), onUndo });
      renew();
    });
  };

  return (
    <section aria-label={t('invitations.title')} className={styles['section']}>
      <h2>
        {t('invitations.title')} <span>{open.length}</span>
      </h2>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <ul className={styles['card']}>
        {open.map((invitation) => {
          const { id, email, roleId, withSeat, expiresAt, teams, invitedBy } = invitation;
          const left = new Date(String(expiresAt)).getTime() - now.getTime();
          const days = left <= 0 ? 0 : Math.max(1, Math.round(left / DAY_MS));
          const role = me.roleOf(roleId);
          const mine = invitedBy?.id === me.id;
          const scope = me.scope('INVITATIONS', 'DELETE');
          const whyNot =
            me.whyNot('INVITATIONS', 'DELETE') ??
            (mine || (scope === 'all' && outranks(me.role, role)) ? undefined : t('why.notYours'));
          return (
            <li key={id} className={styles['line']} data-testid="invitation-row" data-email={email}>
              <span className={styles['mail']}>
                <IconMail size={16} stroke={1.75} aria-hidden />
              </span>
              <span className={styles['lineText']}>
                <b>{email}</b>
                <small>
                  {sideBySide([
                    t(`common:role.${roleKey(role)}`),
                    ...teams.map(({ name }) => name),
                    t(withSeat ? 'invitations.withSeat' : 'invitations.withoutSeat'),
                    ...(invitedBy === null || invitedBy === undefined
                      ? []
                      : [t('invitations.by', { name: invitedBy.displayName })]),
                  ])}
                </small>
              </span>
              <span className={days <= 1 ? styles['amber'] : styles['muted']}>
                {days <= 0 ? t('invitations.ended') : t('invitations.ends', { count: days })}
              </span>
              <span className={styles['buttons']}>
                <Disabled why={whyNot}>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    loading={pending && busy === id}
                    onClick={() => void resend(id, email)}
                    data-testid="invitation-resend"
                  >
                    {t('invitations.resend')}
                  </Button>
                </Disabled>
                <Disabled why={whyNot}>
                  <ActionIcon
                    aria-label={t('invitations.remove', { email })}
                    onClick={() => void remove(invitation)}
                    data-testid="invitation-remove"
                  >
                    <Tooltip label={t('invitations.remove', { email })} disabled={whyNot !== undefined}>
                      <IconTrash size={16} stroke={1.75} />
                    </Tooltip>
                  </ActionIcon>
                </Disabled>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
