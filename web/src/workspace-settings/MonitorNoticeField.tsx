import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MonitorNoticeField_settings$key } from '../__generated__/MonitorNoticeField_settings.graphql.ts';
import type { MonitorNoticeFieldMutation } from '../__generated__/MonitorNoticeFieldMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './WorkspaceSettings.module.css';

/**
 * Whether those who talk see that somebody listens to their call.
 * @param onSent reads the settings anew, also where they could not be saved
 */
export function MonitorNoticeField({
  settings,
  whyNot,
  onSent,
}: {
  settings: MonitorNoticeField_settings$key;
  whyNot: string | undefined;
  onSent: () => void;
}) {
  const { t } = useTranslation('workspaceSettings');
  const { notifyAgentOnMonitor: saved, version } = useFragment(
    graphql`
      fragment MonitorNoticeField_settings on RecordingSettings {
        notifyAgentOnMonitor
        version
      }
    `,
    settings,
  );
  const [own, setOwn] = useState<boolean>();
  const { pending, refusal, run } = useCommit();
  const chosen = own ?? saved;
  const save = () =>
    run(async () => {
      try {
        await commit<MonitorNoticeFieldMutation>(
          graphql`
            mutation MonitorNoticeFieldMutation($input: UpdateMonitorNoticeInput!) {
              updateMonitorNotice(input: $input) {
                version
              }
            }
          `,
          { input: { notifyAgentOnMonitor: chosen, version } },
        );
        // What was chosen stays until it is read back: the former value would show in between.
        toast.success(t('recordings.saved'));
      } finally {
        onSent();
      }
    });
  return (
    <>
      <div data-wide>
        <Disabled why={whyNot}>
          <Switch
            label={t('recordings.monitor')}
            description={t('recordings.monitorHint')}
            checked={chosen}
            onChange={(event) => {
              if (whyNot === undefined) setOwn(event.currentTarget.checked);
            }}
            data-testid="monitor-notice"
          />
        </Disabled>
      </div>
      {chosen === saved ? null : (
        <div data-wide>
          {chosen ? null : (
            <p className={styles['muted']} role="alert" data-testid="monitor-notice-law">
              {t('recordings.monitorLaw')}
            </p>
          )}
          <Button size="sm" loading={pending} onClick={() => void save()} data-testid="monitor-notice-save">
            {t('recordings.save')}
          </Button>
        </div>
      )}
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </>
  );
}
