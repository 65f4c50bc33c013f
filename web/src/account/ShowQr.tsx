import { Button, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { ShowQrMutation } from '../__generated__/ShowQrMutation.graphql.ts';
import type { ShowQrQuery } from '../__generated__/ShowQrQuery.graphql.ts';
import type { ShowQrRequestQuery } from '../__generated__/ShowQrRequestQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { clock, timeOfDay } from '../ui/dates.ts';
import { useCountdown } from '../ui/useCountdown.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';
import { QrCode } from './QrCode.tsx';

/** A new code stands there ten seconds before the last one ends (defaults 1.4). */
const OVERLAP_MS = 10_000;
/** How often it is asked who scanned, in milliseconds (the API's own rhythm). */
const ASK_MS = 1_000;
const AGAIN = { networkCacheConfig: { force: true } } as const;

type Shown = ShowQrQuery['response']['generateQrCodeTokens'];
type Asking = NonNullable<ShowQrRequestQuery['response']['getQrSignInRequest']>;

const newCode = () =>
  fetchQuery<ShowQrQuery>(
    environment,
    graphql`
      query ShowQrQuery {
        generateQrCodeTokens {
          qrCode
          token
          expireMilleconds
        }
      }
    `,
    {},
    AGAIN,
  ).toPromise();

const whoAsks = (token: string) =>
  fetchQuery<ShowQrRequestQuery>(
    environment,
    graphql`
      query ShowQrRequestQuery($token: String!) {
        getQrSignInRequest(token: $token) {
          device
          ip
          location
          askedAt
        }
      }
    `,
    { token },
    AGAIN,
  ).toPromise();

/** The code, renewed in time, until somebody scans it; then who asks, to be let in or sent away. */
export function ShowQr({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const [shown, setShown] = useState<Shown>();
  const [asking, setAsking] = useState<{ token: string; who: Asking }>();
  const [outcome, setOutcome] = useState<'approved' | 'declined'>();
  const [left, start] = useCountdown();
  const { pending, refusal, run } = useCommit();
  const watching = asking === undefined && outcome === undefined;

  const renew = useEffectEvent(async () => {
    await run(async () => {
      const data = await newCode();
      if (data === undefined) return;
      setShown(data.generateQrCodeTokens);
      start(Math.round((data.generateQrCodeTokens.expireMilleconds - OVERLAP_MS) / 1000));
    });
  });
  useEffect(() => {
    if (watching) void renew();
  }, [watching]);
  useEffect(() => {
    if (!watching || shown === undefined) return;
    const timer = setTimeout(() => void renew(), shown.expireMilleconds - OVERLAP_MS);
    return () => clearTimeout(timer);
  }, [watching, shown]);

  const found = useEffectEvent((token: string, who: Asking) => setAsking({ token, who }));
  const token = shown?.token;
  useEffect(() => {
    if (!watching || token === undefined) return;
    const timer = setInterval(() => {
      void whoAsks(token).then(
        (data) => {
          if (data?.getQrSignInRequest) found(token, data.getQrSignInRequest);
        },
        // Out of reach for a moment: asked again with the next beat.
        () => undefined,
      );
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [watching, token]);

  const answer = (approve: boolean) =>
    run(async () => {
      if (asking === undefined) return;
      await commit<ShowQrMutation>(
        graphql`
          mutation ShowQrMutation($token: String!, $approve: Boolean!) {
            verifyQrCodeAuth(token: $token, approve: $approve)
          }
        `,
        { token: asking.token, approve },
      );
      setOutcome(approve ? 'approved' : 'declined');
    });

  if (outcome !== undefined) {
    return (
      <div className={styles['form']}>
        <p className={styles['notice']} role="status" data-testid="qr-outcome">
          {t(`qr.${outcome}`)}
        </p>
        <div className={styles['actions']} data-left>
          <Button size="sm" variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      </div>
    );
  }
  if (asking !== undefined) {
    const { device, ip, location, askedAt } = asking.who;
    return (
      <div className={styles['asking']} role="alert" data-testid="qr-asking">
        <b>{t('qr.asks')}</b>
        <dl className={styles['facts']}>
          <dt>{t('qr.device')}</dt>
          <dd>{device}</dd>
          <dt>{t('qr.place')}</dt>
          <dd>{location ? `${location} (${ip})` : ip}</dd>
          <dt>{t('qr.time')}</dt>
          <dd>{timeOfDay(new Date(askedAt))}</dd>
        </dl>
        <p className={styles['text']}>{t('qr.compare')}</p>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <div className={styles['actions']} aria-busy={pending} data-left>
          <Button size="sm" loading={pending} onClick={() => void answer(true)} data-testid="qr-confirm">
            {t('qr.confirm')}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={pending}
            onClick={() => void answer(false)}
            data-testid="qr-refuse"
          >
            {t('qr.refuse')}
          </Button>
          {refusal === undefined ? null : (
            <Button size="sm" variant="subtle" onClick={() => setAsking(undefined)}>
              {t('qr.again')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={styles['qr']}>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      {shown === undefined ? (
        pending ? (
          <Loader size={20} />
        ) : null
      ) : (
        <>
          <QrCode text={shown.qrCode} label={t('qr.label')} />
          <p className={styles['text']}>
            {t('qr.scan')} <span className="tabular">{t('qr.renews', { time: clock(left) })}</span>
          </p>
          <p className="visually-hidden" data-testid="qr-address">
            {shown.qrCode}
          </p>
        </>
      )}
      <Button size="sm" variant="default" onClick={onClose}>
        {t('qr.hide')}
      </Button>
    </div>
  );
}
