import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AcceptInvitationMutation } from '../__generated__/AcceptInvitationMutation.graphql.ts';
import type { AcceptInvitationQuery } from '../__generated__/AcceptInvitationQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { welcome } from '../home/welcome.ts';
import { openWorkspace } from '../base/session/session.ts';
import { signOutNow } from '../base/session/signOut.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import { InvitationCard } from './InvitationCard.tsx';
import { untilKnown } from './untilKnown.ts';
import type { Invitation } from './useInvitation.ts';

/** What passes by itself: the account is not known yet, or a service does not answer right now. */
const PASSING = ['NOT_FOUND', 'INTERNAL', 'UNAVAILABLE', 'NETWORK'];

/** @returns the id of the workspace that was joined */
const acceptOnceKnown = (token: string): Promise<string> =>
  untilKnown(async () => {
    const { acceptInvitation } = await commit<AcceptInvitationMutation>(
      graphql`
        mutation AcceptInvitationMutation($token: String!) {
          acceptInvitation(token: $token) {
            id
          }
        }
      `,
      { token },
    );
    return acceptInvitation.id;
  }, PASSING);

/** Joins the workspace of an invitation; tells who is signed in when it is for somebody else. */
export function AcceptInvitation({
  token,
  invitation,
  accept,
}: {
  token: string;
  invitation: Invitation;
  accept: boolean;
}) {
  const { t } = useTranslation('access');
  const { pending, refusal, run } = useCommit();
  const { getCurrentUserTopLevel } = useLazyLoadQuery<AcceptInvitationQuery>(
    graphql`
      query AcceptInvitationQuery {
        getCurrentUserTopLevel {
          email
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const { email } = getCurrentUserTopLevel;
  // The server writes the whole address only for whom the invitation is for.
  const mine = invitation.email.toLowerCase() === email.toLowerCase();

  const join = () =>
    run(async () => {
      const id = await acceptOnceKnown(token);
      welcome.to(id);
      openWorkspace(id);
    });

  const begun = useRef(false);
  const joinAtOnce = useEffectEvent(() => {
    if (!accept || !mine || begun.current) return;
    begun.current = true;
    void join();
  });
  useEffect(() => joinAtOnce(), []);

  if (!mine) {
    return (
      <>
        <PageHeading>{t('invitation.mismatchTitle')}</PageHeading>
        <p className={styles['lead']} role="alert">
          <Trans
            t={t}
            i18nKey="invitation.mismatch"
            values={{ invited: invitation.email, email, inviter: invitation.inviterName ?? invitation.workspaceName }}
            components={{ b: <b /> }}
          />
        </p>
        <div className={styles['form']}>
          <Button
            size="lg"
            fullWidth
            onClick={() => void signOutNow(`/login?invitation=${encodeURIComponent(token)}`)}
            data-testid="invitation-switch"
          >
            {t('invitation.switch')}
          </Button>
          <Button component={Link} to="/select-workspace" size="lg" variant="default" fullWidth>
            {t('invitation.later')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeading>{t('invitation.joinTitle', { workspace: invitation.workspaceName })}</PageHeading>
      <p className={styles['lead']}>
        <Trans t={t} i18nKey="invitation.signedInAs" values={{ email }} components={{ b: <b /> }} />
      </p>
      <div className={styles['form']}>
        <InvitationCard invitation={invitation} />
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <Button size="lg" fullWidth loading={pending} onClick={() => void join()} data-testid="invitation-join">
          {t('invitation.join', { workspace: invitation.workspaceName })}
        </Button>
        <Button component={Link} to="/select-workspace" size="lg" variant="default" fullWidth>
          {t('invitation.later')}
        </Button>
      </div>
    </>
  );
}
