import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ViberPageQuery } from '../__generated__/ViberPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { SettingsPage, SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Viber.module.css';

/** Which numbers write and read by Viber, and what the server needs for it. */
export function ViberPage() {
  const { t } = useTranslation(['viber', 'shell']);
  const { getViberSetup: setup } = useRouteQuery<ViberPageQuery>(
    graphql`
      query ViberPageQuery @preloadable {
        getViberSetup {
          isSetUp
          inboundUrl
          statusUrl
          senders {
            phoneNumberId
            number
            senderId
          }
        }
      }
    `,
    {},
  );
  const { isSetUp, senders } = setup;
  return (
    <SettingsPage title={t('shell:pages.viber')} lead={`${t('lead')} ${t('price')}`}>
      {isSetUp ? (
        <Card title={t('numbers')}>
          {senders.length === 0 ? (
            <EmptyState compact>
              {t('none')}{' '}
              <Link to="/settings/channels" className="link">
                {t('getNumber')}
              </Link>
            </EmptyState>
          ) : (
            senders.map((sender) => <Row key={sender.phoneNumberId} {...sender} />)
          )}
        </Card>
      ) : null}
      {isSetUp && senders.every(({ senderId }) => senderId !== null) ? null : <Needed setup={setup} />}
    </SettingsPage>
  );
}

type Setup = ViberPageQuery['response']['getViberSetup'];

function Row({ number, senderId }: Setup['senders'][number]) {
  const { t } = useTranslation('viber');
  const Icon = senderId === null ? IconCircleDashed : IconCircleCheck;
  return (
    <div data-testid="viber-sender" data-state={senderId === null ? 'NONE' : 'READY'}>
      <SettingsRow
        title={<PhoneNumber number={number} />}
        action={
          <StatusChip tone={senderId === null ? 'neutral' : 'success'} icon={<Icon size={14} stroke={2} aria-hidden />}>
            {t(senderId === null ? 'state.none' : 'state.ready')}
          </StatusChip>
        }
      >
        {senderId === null ? t('noSender') : <Words>{t('sender', { sender: senderId })}</Words>}
      </SettingsRow>
    </div>
  );
}

/** The way there, for who runs the server. */
function Needed({ setup: { isSetUp, inboundUrl, statusUrl } }: { setup: Setup }) {
  const { t } = useTranslation('viber');
  const code = { code: <code /> };
  return (
    <Card title={t('needed.title')}>
      <div data-testid="viber-needed">
        <p>{t(isSetUp ? 'needed.sender' : 'needed.about')}</p>
        <ol className={styles['steps']}>
          {isSetUp ? null : <li>{t('needed.account')}</li>}
          <li>{t('needed.register')}</li>
          {isSetUp ? null : (
            <li>
              <Trans
                t={t}
                i18nKey="needed.webhooks"
                values={{ inbound: inboundUrl, status: statusUrl }}
                components={code}
              />
            </li>
          )}
          <li>
            <Trans
              t={t}
              i18nKey={isSetUp ? 'needed.senders' : 'needed.variables'}
              values={{ example: 'Wrenfield=+14155550142' }}
              components={code}
            />
          </li>
        </ol>
      </div>
    </Card>
  );
}
