import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecordingsCardCountQuery } from '../__generated__/RecordingsCardCountQuery.graphql.ts';
import type { RecordingsCardMutation } from '../__generated__/RecordingsCardMutation.graphql.ts';
import type { RecordingsCardQuery } from '../__generated__/RecordingsCardQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { useUnsavedGuard } from '../ui/useUnsavedGuard.tsx';
import { Why } from '../ui/Why.tsx';
import { MonitorNoticeField } from './MonitorNoticeField.tsx';
import { RecordingAccessField } from './RecordingAccessField.tsx';
import styles from './WorkspaceSettings.module.css';

/** Days that are offered, as far as the plan goes; one that was set by other means is offered as well. */
const DAYS = [7, 14, 30, 60, 90, 180, 365, 730, 1_825];
const AS_PLAN = 'plan';

/** Who may hear recordings, for how long they are kept (as long as the plan does, or fewer days), and who is told of listeners. */
export function RecordingsCard({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('workspaceSettings');
  const [fetchKey, renew] = useFetchKey();
  const { getRecordingSettings: settings } = useLazyLoadQuery<RecordingsCardQuery>(
    graphql`
      query RecordingsCardQuery {
        getRecordingSettings {
          days
          planDays
          planKeepsDays
          planShortensAt
          ownDays
          version
          ...RecordingAccessField_settings
          ...MonitorNoticeField_settings
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { planDays, planKeepsDays, planShortensAt, ownDays, version, days: current } = settings;
  const saved = ownDays === null || ownDays === undefined ? AS_PLAN : String(ownDays);
  const [own, setOwn] = useState<string>();
  const chosen = own ?? saved;
  const { pending, refusal, run } = useCommit();
  // What was saved stays chosen until it is read back: it is no longer lost by leaving.
  const [sent, setSent] = useState<string>();
  const guard = useUnsavedGuard(chosen !== saved && chosen !== sent);
  const bound = planDays ?? Infinity;
  const would = chosen === AS_PLAN ? planKeepsDays : Number(chosen);
  const shorter = typeof would === 'number' && would < (current ?? Infinity);
  const save = () =>
    run(async () => {
      try {
        await commit<RecordingsCardMutation>(
          graphql`
            mutation RecordingsCardMutation($input: UpdateRecordingSettingsInput!) {
              updateRecordingSettings(input: $input) {
                version
              }
            }
          `,
          { input: { retentionDays: chosen === AS_PLAN ? null : Number(chosen), version } },
        );
        setSent(chosen);
        toast.success(t('recordings.saved'));
      } finally {
        renew();
      }
    });
  // What would be deleted for good is said before it can be saved.
  const saves = (loading: boolean) => (
    <Button size="sm" loading={loading} onClick={() => void save()} data-testid="recording-retention-save">
      {t('recordings.save')}
    </Button>
  );
  return (
    <>
      {guard}
      <Card title={t('recordings.title')}>
        <SettingsFields>
          <RecordingAccessField settings={settings} whyNot={whyNot} onSent={renew} />
          <div data-wide>
            <Disabled why={whyNot}>
              <Select
                label={t('recordings.label')}
                description={t('recordings.hint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                readOnly={whyNot !== undefined}
                allowDeselect={false}
                value={chosen}
                onChange={(value) => setOwn(value ?? AS_PLAN)}
                data={[
                  {
                    value: AS_PLAN,
                    label: planDays ? t('recordings.plan', { count: planDays }) : t('recordings.planForever'),
                  },
                  ...[...new Set([...DAYS, ...(ownDays ? [ownDays] : [])])]
                    .filter((days) => days < bound)
                    .toSorted((a, b) => a - b)
                    .map((days) => ({ value: String(days), label: t('recordings.days', { count: days }) })),
                ]}
                data-testid="recording-retention"
              />
            </Disabled>
          </div>
          {planShortensAt ? (
            <p data-wide className={styles['muted']} data-testid="recording-plan-shortens">
              {t('recordings.shortens', { date: writtenDate(new Date(planShortensAt)) })}
            </p>
          ) : null}
          {chosen === saved ? null : (
            <div data-wide>
              {shorter ? (
                <Pane key={would} fallback={saves(true)}>
                  <WouldDelete days={would} />
                  {saves(pending)}
                </Pane>
              ) : (
                saves(pending)
              )}
            </div>
          )}
          {refusal === undefined ? null : <Why refusal={refusal} />}
        </SettingsFields>
      </Card>
      <Card title={t('recordings.monitorTitle')}>
        <SettingsFields>
          <MonitorNoticeField settings={settings} whyNot={whyNot} onSent={renew} />
        </SettingsFields>
      </Card>
    </>
  );
}

/** How many recordings go with a shorter time, said before it is chosen. */
function WouldDelete({ days }: { days: number }) {
  const { t } = useTranslation('workspaceSettings');
  const fetchKey = usePaneKey();
  const { getRecordingSettings } = useLazyLoadQuery<RecordingsCardCountQuery>(
    graphql`
      query RecordingsCardCountQuery($days: Int!) {
        getRecordingSettings {
          wouldDelete(days: $days)
        }
      }
    `,
    { days },
    // Recordings come and go: a number of before is none to decide by.
    { fetchPolicy: 'network-only', fetchKey },
  );
  const count = getRecordingSettings.wouldDelete;
  if (count === 0) return null;
  return (
    <p className={styles['muted']} role="alert" data-testid="recording-would-delete">
      {t('recordings.wouldDelete', { count })}
    </p>
  );
}
