import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Appeal_registration$key } from '../__generated__/Appeal_registration.graphql.ts';
import type { AppealMutation } from '../__generated__/AppealMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Compliance.module.css';

const LONGEST = 2_000;

/** What a suspension stops, and the way to appeal: whoever runs Ringline takes it to the carriers. */
export function Appeal({ registration: key, disabled }: { registration: Appeal_registration$key; disabled: boolean }) {
  const { t } = useTranslation('compliance');
  const { pending, refusal, run } = useCommit();
  const { version, appeal, rejections } = useFragment(
    graphql`
      fragment Appeal_registration on ComplianceRegistrationDraft {
        version
        appeal
        rejections {
          code
          reason
        }
      }
    `,
    key,
  );
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() =>
      commit<AppealMutation>(
        graphql`
          mutation AppealMutation($input: TrustHubAppealInput!) {
            appealTrustHub(input: $input) {
              id
              ...RegistrationForm_registration
            }
          }
        `,
        { input: { text, version } },
      ),
    ).then((done) => (done ? toast.success(t('appeal.sent')) : undefined));
  };
  return (
    <Card title={t('appeal.title')}>
      <div className={styles['appeal']} data-testid="suspended">
        <p>{t('appeal.effects')}</p>
        {rejections.map(({ code, reason }) => (
          <small key={code}>
            {t('rejected.words', { code })} <Words>{reason}</Words>
          </small>
        ))}
        {appeal ? (
          <>
            <p>{t('appeal.waits')}</p>
            <blockquote>
              <Words>{appeal}</Words>
            </blockquote>
          </>
        ) : (
          <form onSubmit={submit} noValidate>
            <Textarea
              label={t('appeal.label')}
              autosize
              minRows={3}
              maxLength={LONGEST}
              value={text}
              disabled={disabled}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              data-testid="appeal-text"
            />
            {refusal ? <Why refusal={refusal} /> : null}
            <div>
              <Button type="submit" loading={pending} disabled={disabled || text.trim() === ''}>
                {t('appeal.send')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}
