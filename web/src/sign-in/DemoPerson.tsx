import { Button, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DemoPersonMutation } from '../__generated__/DemoPersonMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { openWorkspace, selectedWorkspace, signedInUser } from '../base/session/session.ts';
import { signOutNow } from '../base/session/signOut.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { SignedIn } from './signedIn.ts';
import { useTitle } from './useTitle.ts';

/** /login?demo=…: signs in as one of the demo's people. Whoever is signed in here already is asked first. */
export function DemoPerson({
  userId,
  signedIn,
  onSignedIn,
}: {
  userId: string;
  signedIn: boolean;
  onSignedIn: (tokens: SignedIn) => void;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const { pending, refusal, run } = useCommit();
  useTitle(t('demo.page'));
  const open = () =>
    run(async () => {
      const { openDemoSession } = await commit<DemoPersonMutation>(
        graphql`
          mutation DemoPersonMutation($userId: ID!) {
            openDemoSession(userId: $userId) {
              authTokens {
                token
                expiresInSeconds
              }
            }
          }
        `,
        { userId },
      );
      onSignedIn(openDemoSession.authTokens);
    });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    const workspace = selectedWorkspace();
    if (!signedIn) void open();
    else if (signedInUser() === userId && workspace !== undefined) openWorkspace(workspace);
  });
  useEffect(() => begin(), []);

  if (signedIn && signedInUser() !== userId) {
    return (
      <>
        <PageHeading>{t('demo.otherTitle')}</PageHeading>
        <p className={styles['lead']}>{t('demo.other')}</p>
        <div className={styles['form']}>
          <Button size="lg" fullWidth onClick={() => void signOutNow(`/login?demo=${encodeURIComponent(userId)}`)}>
            {t('demo.switch')}
          </Button>
          <Button component="a" href="/" size="lg" variant="default" fullWidth>
            {t('demo.stay')}
          </Button>
        </div>
      </>
    );
  }
  if (refusal === undefined) return <Loader role="status" aria-label={t('common:loading')} />;
  return (
    <>
      <PageHeading>{t('demo.page')}</PageHeading>
      <div className={styles['form']}>
        <Why refusal={refusal} />
        <Button size="lg" fullWidth loading={pending} onClick={() => void open()}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </>
  );
}
