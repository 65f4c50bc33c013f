import { Button, Loader } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import styles from './forms.module.css';
import { InvitationCard } from './InvitationCard.tsx';
import type { SignInView } from './signInView.ts';
import { type Invitation, useInvitation } from './useInvitation.ts';
import { useTitle } from './useTitle.ts';

/** /login?invitation=…: who invites to what, then signing in or up, then joining. `children` is the form of the moment. */
export function InvitationPage({
  token,
  signedIn,
  accept,
  view,
  onView,
  children,
}: {
  token: string;
  signedIn: boolean;
  /** Join without another question: the person has just signed in for this. */
  accept: boolean;
  view: SignInView;
  onView: (view: SignInView) => void;
  children: (invitation: Invitation) => ReactNode;
}) {
  const { t } = useTranslation(['access', 'common']);
  const invitation = useInvitation(token, signedIn);
  useTitle(t('invitation.page'));
  const open =
    invitation !== undefined && 'status' in invitation && invitation.status === 'OPEN' ? invitation : undefined;

  const choose = useEffectEvent((hasAccount: boolean) => {
    if (!signedIn && view === 'sign-in') onView(hasAccount ? 'email' : 'sign-up');
  });
  const hasAccount = open?.hasAccount;
  useEffect(() => {
    if (hasAccount !== undefined) choose(hasAccount);
  }, [hasAccount]);

  if (invitation === undefined) return <Loader role="status" aria-label={t('common:loading')} />;
  if ('refusal' in invitation) {
    return invitation.refusal.code === 'NOT_FOUND' ? (
      <Over title={t('invitation.missingTitle')} text={t('invitation.missing')} />
    ) : (
      <Why refusal={invitation.refusal} />
    );
  }
  if (invitation.status !== 'OPEN') {
    return (
      <Over
        title={t(`invitation.${invitation.status}.title`)}
        text={t(`invitation.${invitation.status}.text`, {
          workspace: invitation.workspaceName,
          inviter: invitation.inviterName ?? invitation.workspaceName,
        })}
      />
    );
  }
  if (signedIn) {
    return (
      <Suspense>
        <AcceptInvitation token={token} invitation={invitation} accept={accept} />
      </Suspense>
    );
  }
  return (
    <>
      <InvitationCard invitation={invitation} />
      {children(invitation)}
    </>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('access');
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p className={styles['lead']} role="alert">
        {text}
      </p>
      <div className={styles['form']}>
        <Button component="a" href="/login" size="lg" fullWidth>
          {t('invitation.goOn')}
        </Button>
      </div>
    </>
  );
}
