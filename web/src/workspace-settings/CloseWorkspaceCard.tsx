import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CloseWorkspaceCardMutation } from '../__generated__/CloseWorkspaceCardMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';

/** Closes the workspace after its name was typed; everybody's page leaves it by itself then (spec 000 §4). */
export function CloseWorkspaceCard({ name, whyNot }: { name: string; whyNot: string | undefined }) {
  const { t } = useTranslation('workspaceSettings');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('close.title')}>
      <SettingsRow
        title={t('close.what')}
        action={
          <Disabled why={whyNot}>
            <Button color="red" variant="light" onClick={() => setAsking(true)} data-testid="workspace-close">
              {t('close.action')}
            </Button>
          </Disabled>
        }
      >
        {t('close.text')}
      </SettingsRow>
      <TypeToConfirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('close.ask', { name })}
        text={name}
        confirm={t('close.action')}
        onConfirm={async () => {
          await commit<CloseWorkspaceCardMutation>(
            graphql`
              mutation CloseWorkspaceCardMutation($name: String!) {
                deactivateWorkspace(name: $name) {
                  id
                  status
                  version
                }
              }
            `,
            { name },
          );
          setAsking(false);
        }}
      >
        {t('close.lost')}
      </TypeToConfirm>
    </Card>
  );
}
