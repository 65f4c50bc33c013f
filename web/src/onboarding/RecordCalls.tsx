import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecordCallsMutation } from '../__generated__/RecordCallsMutation.graphql.ts';
import type { RecordCallsQuery } from '../__generated__/RecordCallsQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { PlanGate } from '../ui/PlanGate.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './Onboarding.module.css';

/** Whether the first number's calls are recorded by themselves; the smaller plans lack that. */
export function RecordCalls() {
  const { t } = useTranslation('onboarding');
  const { pending, refusal, run } = useCommit();
  const { fetchWorkspacePhoneNumbers } = useLazyLoadQuery<RecordCallsQuery>(
    graphql`
      query RecordCallsQuery {
        fetchWorkspacePhoneNumbers(usable: true, limit: 1) {
          data {
            id
            version
            enableCallRecording
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [number] = fetchWorkspacePhoneNumbers.data;
  if (number === undefined) return null;
  const change = (enableCallRecording: boolean) =>
    run(async () => {
      await commit<RecordCallsMutation>(
        graphql`
          mutation RecordCallsMutation($input: UpdatePhoneNumberSettingsInput!) {
            updatePhoneNumberSettings(input: $input) {
              id
              version
              enableCallRecording
            }
          }
        `,
        { input: { id: number.id, version: number.version, enableCallRecording } },
      );
    });
  return (
    <div className={styles['well']} aria-busy={pending}>
      <PlanGate feature="CALL_RECORDING" value="AUTOMATIC">
        <Switch
          label={t('flow.record')}
          description={t('flow.recordHint')}
          checked={number.enableCallRecording}
          disabled={pending}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      </PlanGate>
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </div>
  );
}
