import { Button, Loader } from '@mantine/core';
import { IconCircleX, IconClockX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { QrSignInClaimMutation } from '../__generated__/QrSignInClaimMutation.graphql.ts';
import type { QrSignInMutation } from '../__generated__/QrSignInMutation.graphql.ts';
import { type Refusal, refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import { clock } from '../ui/dates.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useCountdown } from '../ui/useCountdown.ts';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { SignedIn } from './signedIn.ts';
import { useTitle } from './useTitle.ts';

/** How often the second browser asks whether the first has confirmed, in milliseconds (the API's own rhythm). */
const ASK_MS = 1000;

/** A code counts once; an effect that runs twice must not claim it twice. */
const claims = new Map<string, Promise<{ claim: string; expireMilleconds: number }>>();

function claimOnce(token: string) {
  const known = claims.get(token);
  if (known !== undefined) return known;
  const claimed = commit<QrSignInClaimMutation>(
    graphql`
      mutation QrSignInClaimMutation($token: String!) {
        claimQrCode(token: $token) {
          claim
          expireMilleconds
        }
      }
    `,
    { token },
  ).then(({ claimQrCode }) => claimQrCode);
  claims.set(token, claimed);
  return claimed;
}

type State = { kind: 'waiting' } | { kind: 'declined' } | { kind: 'expired' } | { kind: 'refused'; refusal: Refusal };

/** The second browser: it scanned a code that a signed-in one shows, and waits there for the confirmation. */
export function QrSignIn({
  token,
  onSignedIn,
  onOther,
}: {
  token: string;
  onSignedIn: (tokens: SignedIn) => void;
  onOther: () => void;
}) {
  const { t } = useTranslation('access');
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const [left, start] = useCountdown(60);
  useTitle(t('qr.page'));

  const began = useEffectEvent((milliseconds: number) => start(Math.round(milliseconds / 1000)));
  const ended = useEffectEvent((next: State) => setState(next));
  const done = useEffectEvent((tokens: SignedIn) => onSignedIn(tokens));

  useEffect(() => {
    let alive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (claim: string) => {
      const { completeQrSignIn } = await commit<QrSignInMutation>(
        graphql`
          mutation QrSignInMutation($claim: String!) {
            completeQrSignIn(claim: $claim) {
              status
              authTokens {
                token
                expiresInSeconds
              }
            }
          }
        `,
        { claim },
      );
      if (!alive) return;
      const { status, authTokens } = completeQrSignIn;
      if (status === 'APPROVED' && authTokens) done(authTokens);
      else if (status === 'DECLINED') ended({ kind: 'declined' });
      else if (status === 'EXPIRED') ended({ kind: 'expired' });
      else timer = setTimeout(() => void tryAsk(claim), ASK_MS);
    };
    const tryAsk = (claim: string) =>
      ask(claim).catch((error: unknown) => {
        const refusal = refusalOf(error);
        if (!alive) return;
        if (refusal.code === 'NETWORK') timer = setTimeout(() => void tryAsk(claim), ASK_MS);
        else ended({ kind: 'refused', refusal });
      });
    claimOnce(token).then(
      ({ claim, expireMilleconds }) => {
        if (!alive) return;
        began(expireMilleconds);
        void tryAsk(claim);
      },
      (error: unknown) => {
        if (alive) ended({ kind: 'refused', refusal: refusalOf(error) });
      },
    );
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [token]);

  if (state.kind === 'waiting') {
    return (
      <>
        <PageHeading>{t('qr.title')}</PageHeading>
        <p className={styles['lead']}>{t('qr.lead')}</p>
        <p className={styles['waiting']} role="status">
          <Loader size={20} aria-hidden />
          <span>{t('qr.waiting')}</span>
          <span className="tabular" aria-hidden>
            {clock(left)}
          </span>
        </p>
        <Other onOther={onOther} />
      </>
    );
  }
  if (state.kind === 'refused') {
    return (
      <>
        <PageHeading>{t('qr.refusedTitle')}</PageHeading>
        <div className={styles['form']}>
          <Why refusal={state.refusal} />
        </div>
        <Other onOther={onOther} />
      </>
    );
  }
  const StateIcon = state.kind === 'declined' ? IconCircleX : IconClockX;
  return (
    <>
      <StateIcon size={32} stroke={1.5} aria-hidden className={styles['sign']} />
      <PageHeading>{t(`qr.${state.kind}Title`)}</PageHeading>
      <p className={styles['lead']} role="alert">
        {t(`qr.${state.kind}`)}
      </p>
      <Other onOther={onOther} />
    </>
  );
}

function Other({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation('access');
  return (
    <div className={styles['form']}>
      <Button size="lg" variant="default" fullWidth onClick={onOther}>
        {t('qr.other')}
      </Button>
    </div>
  );
}
