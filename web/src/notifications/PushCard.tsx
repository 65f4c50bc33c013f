import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { PushCard_query$key } from '../__generated__/PushCard_query.graphql.ts';
import type { PushCardQuery } from '../__generated__/PushCardQuery.graphql.ts';
import type { PushCardRemoveMutation } from '../__generated__/PushCardRemoveMutation.graphql.ts';
import type { PushCardTestMutation } from '../__generated__/PushCardTestMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import { canPush, turnPushOff, turnPushOn } from '../bell/push.ts';
import { pushesHere } from '../bell/pushHere.ts';
import { Card } from '../ui/Card.tsx';
import { listDate } from '../ui/dates.ts';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Notifications.module.css';

type Row = ReturnType<typeof useDevices>[0][number];

function useDevices(query: PushCard_query$key) {
  const [{ pushSettings }, refetch] = useRefetchableFragment<PushCardQuery, PushCard_query$key>(
    graphql`
      fragment PushCard_query on Query @refetchable(queryName: "PushCardQuery") {
        pushSettings {
          devices {
            id
            name
            createdAt
            pushedAt
            current
            failure
          }
        }
      }
    `,
    query,
  );
  return [pushSettings.devices, () => void refetch({}, { fetchPolicy: 'network-only' })] as const;
}

/** Which browsers of the person are reached while Ringline is closed, and whether this one is. */
export function PushCard({ query }: { query: PushCard_query$key }) {
  const { t } = useTranslation('notifications');
  const [devices, renew] = useDevices(query);
  const [busy, setBusy] = useState(false);
  const [on, setOn] = useState(() => pushesHere() !== undefined);
  const here = on ? devices.find(({ current }) => current) : undefined;
  const supported = canPush();

  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // What the browser itself refuses says nothing that helps its person.
      toast.error(error instanceof DOMException ? t('push.failed') : refusalOf(error).message);
    } finally {
      setBusy(false);
      setOn(pushesHere() !== undefined);
      renew();
    }
  };
  const turnOn = () =>
    act(async () => {
      if (!(await turnPushOn())) toast.warning(t('push.notAllowed'));
    });
  const turnOff = () =>
    act(async () => {
      await turnPushOff();
      if (here) await remove(here.id);
    });

  return (
    <Card
      title={t('push.title')}
      aside={
        <StatusChip tone={here ? 'success' : 'neutral'}>
          {here ? t('push.on') : supported ? t('push.off') : t('browser.unsupported')}
        </StatusChip>
      }
    >
      <SettingsRow
        title={t('push.here')}
        action={
          supported ? (
            <Button
              variant="default"
              loading={busy}
              onClick={() => void (here ? turnOff() : turnOn())}
              data-testid={here ? 'push-off' : 'push-on'}
            >
              {here ? t('push.turnOff') : t('push.turnOn')}
            </Button>
          ) : undefined
        }
      >
        {supported ? t('push.hint') : t('push.unsupportedHint')}
      </SettingsRow>
      {devices.length === 0 ? (
        <p className={styles['note']}>{t('push.none')}</p>
      ) : (
        <ul className={styles['devices']} aria-label={t('push.devices')} data-testid="push-devices">
          {devices.map((device) => (
            <li key={device.id}>
              <Device device={device} here={device.id === here?.id} busy={busy} act={act} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Device({
  device: { id, name, createdAt, pushedAt, failure },
  here,
  busy,
  act,
}: {
  device: Row;
  here: boolean;
  busy: boolean;
  act: (work: () => Promise<unknown>) => Promise<void>;
}) {
  const { t } = useTranslation(['notifications', 'common']);
  const now = useNow();
  const when = (moment: unknown) => listDate(new Date(String(moment)), now, { yesterday: t('common:yesterday') });
  const test = async () => {
    const { sendTestPush: sent } = await commit<PushCardTestMutation>(
      graphql`
        mutation PushCardTestMutation($id: ID!) {
          sendTestPush(id: $id) {
            id
            pushedAt
            failure
          }
        }
      `,
      { id },
    );
    if (sent == null) toast.warning(t('push.failure.GONE'));
    else if (sent.failure == null) toast.success(t('push.tested', { device: name }));
    else toast.error(t(`push.failure.${sent.failure as 'REFUSED'}`));
  };
  return (
    <SettingsRow
      title={
        <>
          <Words>{name}</Words>
          {here ? <span className={styles['aside']}> · {t('push.thisBrowser')}</span> : null}
        </>
      }
      action={
        <>
          <Button variant="default" disabled={busy} onClick={() => void act(test)} data-testid="push-test">
            {t('push.test')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            disabled={busy}
            aria-label={t('push.removeNamed', { device: name })}
            onClick={() =>
              void act(async () => {
                if (here) await turnPushOff();
                await remove(id);
              })
            }
            data-testid="push-remove"
          >
            {t('push.remove')}
          </Button>
        </>
      }
    >
      {failure == null
        ? pushedAt == null
          ? t('push.since', { when: when(createdAt) })
          : t('push.last', { when: when(pushedAt) })
        : t(`push.failure.${failure as 'REFUSED'}`)}
    </SettingsRow>
  );
}

const remove = (id: string) =>
  commit<PushCardRemoveMutation>(
    graphql`
      mutation PushCardRemoveMutation($id: ID!) {
        removePushDevice(id: $id)
      }
    `,
    { id },
  );
