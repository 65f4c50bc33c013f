import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AcceptInvitationMutation } from '../__generated__/AcceptInvitationMutation.graphql.ts';
import type { AcceptInvitationQuery } from '../__generated__/AcceptInvitationQuery.graphql.ts';
import { refusalOf } from '../app/relay/refusal.ts';
import { commit, useCommit } from '../app/relay/useCommit.ts';
import { openWorkspace } from '../app/session/session.ts';
import { signOut } from '../app/session/signOut.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import { InvitationCard } from './InvitationCard.tsx';
import type { Invitation } from './useInvitation.ts';

/** A new account is known everywhere within a moment, on a busy machine within several: half a minute of tries. */
const TRIES = 60;
const AGAIN_MS = 500;
/** What passes by itself: the account is not known yet, or a service does not answer right now. */
const PASSING = new Set(['NOT_FOUND', 'INTERNAL', 'NETWORK']);

/** @returns the id of the workspace that was joined */
async function acceptOnceKnown(token: string, triesLeft = TRIES): Promise<string> {
  try {
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
  } catch (error) {
    const { code, retryable } = refusalOf(error);
    if (!PASSING.has(code) || !retryable || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return acceptOnceKnown(token, triesLeft - 1);
  }
}

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
      openWorkspace(await acceptOnceKnown(token));
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
            onClick={() => void signOut(`/login?invitation=${encodeURIComponent(token)}`)}
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
