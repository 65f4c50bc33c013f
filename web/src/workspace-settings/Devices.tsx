import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDeviceLaptop, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DevicesQuery } from '../__generated__/DevicesQuery.graphql.ts';
import type { DevicesRemoveMutation } from '../__generated__/DevicesRemoveMutation.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { reachabilityKey } from '../people/reachability.ts';
import { useReachabilityChanged } from '../people/useReachabilityChanged.ts';
import { Card } from '../ui/Card.tsx';
import { fullMoment, saidDate } from '../ui/dates.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { useNow } from '../ui/useNow.ts';
import { Why } from '../ui/Why.tsx';
import styles from './WorkspaceSettings.module.css';
import { sideBySide } from '../base/words.ts';

/** Browsers and apps with a phone in them: which of them a call would ring on now, and why not the others. */
export function Devices() {
  const { t } = useTranslation(['workspaceSettings', 'people', 'common']);
  const [fetchKey, renew] = useFetchKey();
  const { refusal, run } = useCommit();
  const now = useNow();
  const { fetchMyDevices: devices } = useLazyLoadQuery<DevicesQuery>(
    graphql`
      query DevicesQuery {
        fetchMyDevices {
          id
          label
          isReachable
          reason
          lastSeenAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useReachabilityChanged(renew);
  const remove = (id: string, label: string) =>
    run(async () => {
      await commit<DevicesRemoveMutation>(
        graphql`
          mutation DevicesRemoveMutation($id: ID!) {
            removeDevice(id: $id)
          }
        `,
        { id },
      );
      toast.success(t('devices.removed', { label }));
      renew();
    });
  const ringing = devices.filter(({ isReachable }) => isReachable).map(({ label }) => label);
  return (
    <Card title={t('devices.title')}>
      <p className={styles['inset']}>
        {ringing.length === 0 ? t('devices.none') : t('devices.ring', { list: sideBySide(ringing) })}
      </p>
      {refusal === undefined ? null : (
        <div className={styles['inset']}>
          <Why refusal={refusal} />
        </div>
      )}
      <ul>
        {devices.map(({ id, label, isReachable, reason, lastSeenAt }) => {
          const seen = lastSeenAt === null || lastSeenAt === undefined ? undefined : new Date(String(lastSeenAt));
          return (
            <li key={id} className={styles['line']} data-testid="device">
              <IconDeviceLaptop size={20} stroke={1.5} aria-hidden />
              <span className={styles['lineText']}>
                <b>{label}</b>
                <small title={isReachable || seen === undefined ? undefined : fullMoment(seen)}>
                  {isReachable
                    ? t('devices.now')
                    : [
                        t(`people:reach.${reachabilityKey(reason)}`),
                        ...(seen === undefined
                          ? []
                          : [t('devices.seen', { date: saidDate(seen, now, { yesterday: t('common:yesterday') }) })]),
                      ].join(' ')}
                </small>
              </span>
              <StatusChip tone={isReachable ? 'success' : 'neutral'}>
                {t(isReachable ? 'devices.rings' : 'devices.silent')}
              </StatusChip>
              <Tooltip label={t('devices.remove', { label })}>
                <ActionIcon aria-label={t('devices.remove', { label })} onClick={() => void remove(id, label)}>
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
