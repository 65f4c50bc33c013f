import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { WhatsAppPageConnectMutation } from '../__generated__/WhatsAppPageConnectMutation.graphql.ts';
import type { WhatsAppPageQuery, WhatsAppSenderState } from '../__generated__/WhatsAppPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { sideBySide } from '../base/words.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { SettingsPage, SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { Templates } from './Templates.tsx';

/** While WhatsApp looks at a number, how it stands is asked so often. */
const LOOK_MS = 5_000;

const STATES = {
  NOT_CONNECTED: { tone: 'neutral', icon: IconCircleDashed },
  IN_REVIEW: { tone: 'warning', icon: IconClock },
  ONLINE: { tone: 'success', icon: IconCircleCheck },
  OFFLINE: { tone: 'danger', icon: IconAlertCircle },
} as const;

type Sender = WhatsAppPageQuery['response']['getWhatsAppSenders'][number];

/** Which numbers of the workspace people can write to by WhatsApp, and how each stands there. */
export function WhatsAppPage() {
  const { t } = useTranslation(['whatsapp', 'shell']);
  const [fetchKey, renew] = useFetchKey();
  const { getWhatsAppSenders: senders, getWhatsAppTemplates: templates } = useRouteQuery<WhatsAppPageQuery>(
    graphql`
      query WhatsAppPageQuery @preloadable {
        getWhatsAppSenders {
          phoneNumberId
          number
          state
          reason
          quality
          messagingLimit
        }
        getWhatsAppTemplates {
          id
          name
          language
          category
          body
          samples
          state
          reason
          buttons {
            kind
            text
            target
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  const underReview = [...senders, ...templates].some(({ state }) => state === 'IN_REVIEW');
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (underReview) start();
    return stop;
  }, [underReview, start, stop]);
  return (
    <SettingsPage title={t('shell:pages.whatsapp')} lead={`${t('lead')} ${t('price')}`}>
      <Card title={t('numbers')}>
        {senders.length === 0 ? (
          <EmptyState compact>
            {t('none')}{' '}
            <Link to="/settings/channels" className="link">
              {t('getNumber')}
            </Link>
          </EmptyState>
        ) : (
          senders.map((sender) => <Row key={sender.phoneNumberId} sender={sender} renew={renew} />)
        )}
      </Card>
      <Templates templates={templates} renew={renew} />
    </SettingsPage>
  );
}

function Row({ sender, renew }: { sender: Sender; renew: () => void }) {
  const { t } = useTranslation('whatsapp');
  const me = useMe();
  const { pending, refusal, run } = useCommit();
  const { phoneNumberId, number, state, reason, quality, messagingLimit } = sender;
  const connect = () =>
    run(async () => {
      await commit<WhatsAppPageConnectMutation>(
        graphql`
          mutation WhatsAppPageConnectMutation($phoneNumberId: ID!) {
            connectWhatsAppSender(phoneNumberId: $phoneNumberId) {
              phoneNumberId
              state
            }
          }
        `,
        { phoneNumberId },
      );
      renew();
    });
  return (
    <div data-testid="whatsapp-sender" data-state={state}>
      <SettingsRow
        title={<PhoneNumber number={number} />}
        action={
          state === 'NOT_CONNECTED' ? (
            <Disabled why={me.whyNot('SENDER_IDS', 'CREATE')}>
              <Button size="sm" loading={pending} onClick={() => void connect()} data-testid="whatsapp-connect">
                {t('connect')}
              </Button>
            </Disabled>
          ) : (
            <State state={state} />
          )
        }
      >
        {state === 'NOT_CONNECTED' ? t('state.NOT_CONNECTED') : null}
        {state === 'IN_REVIEW' ? t('review') : null}
        {state === 'ONLINE'
          ? sideBySide([
              quality === null ? undefined : t('quality', { quality }),
              messagingLimit === null ? undefined : t('limit', { limit: messagingLimit }),
            ])
          : null}
        {state === 'OFFLINE' ? <Words>{t('offline', { reason: reason ?? '' })}</Words> : null}
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </SettingsRow>
    </div>
  );
}

function State({ state }: { state: WhatsAppSenderState }) {
  const { t } = useTranslation('whatsapp');
  const known = STATES[state];
  const Icon = known.icon;
  return (
    <StatusChip tone={known.tone} icon={<Icon size={14} stroke={2} aria-hidden />}>
      {t(`state.${state}`)}
    </StatusChip>
  );
}
