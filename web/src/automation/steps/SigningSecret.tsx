import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../../base/relay/useCommit.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { fullMoment } from '../../ui/dates.ts';
import { Why } from '../../ui/Why.tsx';
import type { Secret } from '../data.ts';
import { changeSecret } from '../flowApi.ts';

/** With what a web service checks that a request is ours, and how it gets a new one. */
export function SigningSecret({ secret: { flowId, value, formerUntil } }: { secret: Secret }) {
  const { t } = useTranslation(['automation', 'common']);
  const [asking, setAsking] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  return (
    <>
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={t('webhook.secret')}
        description={t('webhook.secretHint')}
        type="password"
        autoComplete="off"
        readOnly
        value={value}
        rightSection={<CopyButton value={value} label={t('webhook.copySecret')} />}
        data-testid="step-secret"
      />
      {formerUntil === null ? null : (
        <Text size="xs" c="dimmed" data-testid="step-secret-former">
          {t('webhook.formerUntil', { time: fullMoment(new Date(formerUntil)) })}
        </Text>
      )}
      {asking ? (
        <Alert color="yellow" title={t('webhook.newTitle')}>
          <Text size="sm">{t(formerUntil === null ? 'webhook.newText' : 'webhook.newAgainText')}</Text>
          {refusal === undefined ? null : <Why refusal={refusal} />}
          <Group gap="xs" mt="xs">
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                clear();
                setAsking(false);
              }}
            >
              {t('common:cancel')}
            </Button>
            <Button
              size="xs"
              loading={pending}
              data-testid="step-secret-change"
              onClick={() =>
                void run(async () => {
                  await changeSecret(flowId);
                  setAsking(false);
                })
              }
            >
              {t('webhook.new')}
            </Button>
          </Group>
        </Alert>
      ) : (
        <Button
          size="xs"
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setAsking(true)}
          data-testid="step-secret-new"
        >
          {t('webhook.new')}
        </Button>
      )}
    </>
  );
}
