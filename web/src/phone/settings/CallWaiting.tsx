import { Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CallWaitingMutation } from '../../__generated__/CallWaitingMutation.graphql.ts';
import type { CallWaitingQuery } from '../../__generated__/CallWaitingQuery.graphql.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { toast } from '../../ui/toast.ts';

/** Whether a second call is offered during one (defaults 8.6): of the person, on all their devices. */
export function CallWaiting() {
  const { t } = useTranslation('phoneExtra');
  const environment = useRelayEnvironment();
  const [on, setOn] = useState<boolean>();
  const unread = useEffectEvent(() => t('callWaiting.unread'));
  useEffect(() => {
    const read = fetchQuery<CallWaitingQuery>(
      environment,
      graphql`
        query CallWaitingQuery {
          getMyCallPreferences {
            callWaiting
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ getMyCallPreferences: { callWaiting } }) => setOn(callWaiting),
      error: () => toast.error(unread()),
    });
    return () => read.unsubscribe();
  }, [environment]);
  const choose = async (callWaiting: boolean) => {
    setOn(callWaiting);
    try {
      await commit<CallWaitingMutation>(
        graphql`
          mutation CallWaitingMutation($callWaiting: Boolean!) {
            updateMyCallPreferences(callWaiting: $callWaiting) {
              callWaiting
            }
          }
        `,
        { callWaiting },
      );
    } catch {
      setOn(!callWaiting);
      toast.error(t('callWaiting.failed'));
    }
  };
  return (
    <Switch
      label={t('callWaiting.label')}
      description={t('callWaiting.settingHint')}
      checked={on ?? false}
      disabled={on === undefined}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      data-testid="settings-callWaiting"
    />
  );
}
