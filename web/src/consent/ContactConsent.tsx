import { Button } from '@mantine/core';
import { IconMessageOff, IconMessageCheck } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactConsentQuery } from '../__generated__/ContactConsentQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { fullMoment, writtenMoment } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './ContactConsent.module.css';
import { RecordConsent } from './RecordConsent.tsx';
import { useConsentChanged } from './useWhyNoTexts.ts';

/** Changes shown at first, and as many as one page takes. */
const FIRST = 10;
const MOST = 100;
const TONES: Readonly<Record<string, Tone>> = {
  PENDING: 'warning',
  SUBSCRIBED: 'success',
  UNSUBSCRIBED: 'danger',
  INVALID: 'warning',
};

const APPS = ['WHATSAPP', 'VIBER'] as const;

/** Whether a contact agreed to texts, every change of it, and the way to note what they said. */
export default function ContactConsent({ contactId }: { contactId: string }) {
  const { t } = useTranslation('consent');
  return (
    <section className={styles['consent']} aria-label={t('title')} data-testid="contact-consent">
      <Pane fallback={<p className={styles['quiet']}>{t('loading')}</p>}>
        <Consent contactId={contactId} />
      </Pane>
    </section>
  );
}

function Consent({ contactId }: { contactId: string }) {
  const { t } = useTranslation('consent');
  const me = useMe();
  const paneKey = usePaneKey();
  const [fetchKey, renew] = useFetchKey();
  const [noting, setNoting] = useState<'SUBSCRIBED' | 'UNSUBSCRIBED'>();
  const [count, setCount] = useState(FIRST);
  const [, startTransition] = useTransition();
  useConsentChanged(contactId, renew);
  const { getContactById: contact } = useLazyLoadQuery<ContactConsentQuery>(
    graphql`
      query ContactConsentQuery($id: ID!, $count: Int!) {
        getContactById(id: $id) {
          id
          smsMarketingConsent {
            state
            optInLevel
            blocked
          }
          channelConsents {
            channel
            state
            updatedAt
          }
          consentHistory(first: $count) {
            pageInfo {
              hasNextPage
            }
            data {
              id
              at
              state
              source
              words
              phoneNumber
              ipAddress
              webPage
              user {
                id
                fullName
              }
            }
          }
        }
      }
    `,
    { id: contactId, count },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${fetchKey}` },
  );
  const { state, optInLevel, blocked } = contact.smsMarketingConsent;
  const whyNot = me.whyNot('CONTACTS', 'UPDATE');
  const next = state === 'UNSUBSCRIBED' ? 'SUBSCRIBED' : 'UNSUBSCRIBED';
  return (
    <>
      <div className={styles['head']}>
        <h3>{t('title')}</h3>
        <StatusChip tone={TONES[state] ?? 'neutral'}>
          <span data-testid="consent-state">{t(`state.${state}`)}</span>
        </StatusChip>
      </div>
      <p className={styles['quiet']}>{t(optInLevel === 'DOUBLE' && !blocked ? 'about.DOUBLE' : `about.${state}`)}</p>
      <div className={styles['actions']}>
        {state === 'NOT_ASKED' || state === 'INVALID' || state === 'PENDING' ? (
          <Note state="SUBSCRIBED" why={whyNot} onNote={setNoting} />
        ) : null}
        <Note state={next} why={whyNot} onNote={setNoting} />
      </div>
      <Apps consents={contact.channelConsents} />
      <History
        entries={contact.consentHistory.data}
        hasMore={contact.consentHistory.pageInfo.hasNextPage && count < MOST}
        onMore={() => startTransition(() => setCount(MOST))}
      />
      {noting === undefined ? null : (
        <RecordConsent
          contactId={contactId}
          state={noting}
          onClose={() => setNoting(undefined)}
          onRecorded={() => {
            setNoting(undefined);
            renew();
          }}
        />
      )}
    </>
  );
}

/** The apps that ask apart from texts: each with whether they may be written to there, and why not. */
function Apps({ consents }: { consents: ContactConsentQuery['response']['getContactById']['channelConsents'] }) {
  const { t } = useTranslation('consent');
  return (
    <ul className={styles['apps']} aria-label={t('apps')}>
      {consents.flatMap(({ channel, state, updatedAt }) => {
        const app = APPS.find((known) => known === channel);
        if (app === undefined) return [];
        const word = state === 'UNSUBSCRIBED' || state === 'SUBSCRIBED' || state === 'INVALID' ? state : 'NOT_ASKED';
        const date = updatedAt ? writtenMoment(new Date(String(updatedAt))) : '';
        return (
          <li key={app} data-testid={`consent-${app}`} data-state={state}>
            <span>{t(`app.name.${app}`)}</span>
            <StatusChip tone={TONES[word] ?? 'neutral'}>{t(`app.state.${word}`)}</StatusChip>
            {word === 'NOT_ASKED' || word === 'SUBSCRIBED' ? null : (
              <small className={styles['quiet']}>{t(`app.why.${word}`, { date })}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Note({
  state,
  why,
  onNote,
}: {
  state: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  why: string | undefined;
  onNote: (state: 'SUBSCRIBED' | 'UNSUBSCRIBED') => void;
}) {
  const { t } = useTranslation('consent');
  const Icon = state === 'SUBSCRIBED' ? IconMessageCheck : IconMessageOff;
  return (
    <Disabled why={why} access={rightTo('CONTACTS', 'UPDATE')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon size={16} stroke={1.75} />}
        onClick={() => onNote(state)}
        data-testid={`consent-note-${state}`}
      >
        {t(`note.${state}.action`)}
      </Button>
    </Disabled>
  );
}

function History({
  entries,
  hasMore,
  onMore,
}: {
  entries: ContactConsentQuery['response']['getContactById']['consentHistory']['data'];
  hasMore: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslation('consent');
  if (entries.length === 0) return null;
  return (
    <>
      <ol className={styles['history']} aria-label={t('history')}>
        {entries.map(({ id, at, state, source, words, phoneNumber, ipAddress, webPage, user }) => {
          const moment = new Date(String(at));
          return (
            <li key={id} data-testid="consent-entry">
              <b>{t(`state.${state}`)}</b>
              <small title={fullMoment(moment)}>{writtenMoment(moment)}</small>
              <span className={styles['from']}>
                {user ? t('from.by', { name: user.fullName }) : t(`from.${source}`)}
                {phoneNumber ? ` · ${formatPhone(phoneNumber)}` : null}
                {source === 'MERGE' && words ? ` · ${formatPhone(words)}` : null}
              </span>
              {webPage || ipAddress ? (
                <span className={styles['from']} data-testid="consent-place">
                  {webPage}
                  {webPage && ipAddress ? ` · ${ipAddress}` : ipAddress}
                </span>
              ) : null}
              {words && source !== 'MERGE' ? (
                <q>
                  <Words>{words}</Words>
                </q>
              ) : null}
            </li>
          );
        })}
      </ol>
      {hasMore ? (
        <Button size="xs" variant="subtle" onClick={onMore}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
