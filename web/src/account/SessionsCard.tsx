import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SessionsCardOthersMutation } from '../__generated__/SessionsCardOthersMutation.graphql.ts';
import type { SessionsCardQuery } from '../__generated__/SessionsCardQuery.graphql.ts';
import type { SessionsCardRevokeMutation } from '../__generated__/SessionsCardRevokeMutation.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { signOut } from '../base/session/signOut.ts';
import { Card } from '../ui/Card.tsx';
import { fullMoment, saidDate, writtenDate } from '../ui/dates.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

type Session = SessionsCardQuery['response']['fetchSessions'][number];

const WAYS = ['PASSWORD', 'QR', 'GOOGLE', 'DEMO'] as const;
const wayOf = (signedInBy: string) => WAYS.find((way) => way === signedInBy) ?? 'PASSWORD';

/** Where one is signed in; each can be ended from here, and ends at once. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const [fetchKey, renew] = useFetchKey();
  const { pending, refusal, run } = useCommit();
  const { fetchSessions } = useLazyLoadQuery<SessionsCardQuery>(
    graphql`
      query SessionsCardQuery {
        fetchSessions {
          id
          isCurrent
          device
          ip
          location
          signedInBy
          createdAt
          lastUsedAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const sessions = fetchSessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const endOthers = () =>
    run(async () => {
      const { revokeOtherSessions } = await commit<SessionsCardOthersMutation>(
        graphql`
          mutation SessionsCardOthersMutation {
            revokeOtherSessions
          }
        `,
        {},
      );
      toast.success(t('sessions.endedOthers', { count: revokeOtherSessions }));
      renew();
    });
  return (
    <Card
      title={t('sessions.title')}
      aside={
        sessions.length > 1 ? (
          <Button
            size="sm"
            variant="default"
            loading={pending}
            onClick={() => void endOthers()}
            data-testid="sessions-end-others"
          >
            {t('sessions.endOthers')}
          </Button>
        ) : null
      }
    >
      {refusal === undefined ? null : (
        <div className={styles['body']}>
          <Why refusal={refusal} />
        </div>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} onEnded={renew} />
        ))}
      </ul>
    </Card>
  );
}

function SessionEntry({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const now = useNow();
  const [ended, setEnded] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { id, isCurrent, device, ip, location, signedInBy, createdAt, lastUsedAt } = session;
  if (ended) return null;
  const DeviceIcon = /android|iphone|ipad|mobile/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  const used = new Date(lastUsedAt);

  const end = () =>
    run(async () => {
      if (isCurrent) return signOut();
      await commit<SessionsCardRevokeMutation>(
        graphql`
          mutation SessionsCardRevokeMutation($sessionId: ID!) {
            revokeSession(sessionId: $sessionId)
          }
        `,
        { sessionId: id },
      );
      setEnded(true);
      toast.success(t('sessions.ended', { device }));
      onEnded();
    });

  return (
    <li className={styles['entry']} data-testid="session" data-current={isCurrent || undefined}>
      <DeviceIcon size={20} stroke={1.75} aria-hidden />
      <div className={styles['who']}>
        <b>{device}</b>
        {isCurrent ? (
          <span className={styles['chips']}>
            <StatusChip tone="success">{t('sessions.current')}</StatusChip>
          </span>
        ) : null}
        <small>
          {location ? `${location} · ${ip}` : ip}
          {' · '}
          {t(`sessions.by.${wayOf(signedInBy)}`)}
        </small>
        <small>
          <time dateTime={lastUsedAt} title={fullMoment(used)}>
            {t('sessions.used', { when: saidDate(used, now, { yesterday: t('common:yesterday') }) })}
          </time>
          {' · '}
          {t('sessions.since', { date: writtenDate(new Date(createdAt)) })}
        </small>
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </div>
      <Button
        size="sm"
        variant="default"
        loading={pending}
        onClick={() => void end()}
        aria-label={t(isCurrent ? 'sessions.signOut' : 'sessions.endNamed', { device })}
      >
        {t(isCurrent ? 'sessions.signOut' : 'sessions.end')}
      </Button>
    </li>
  );
}
