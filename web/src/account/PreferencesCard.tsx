import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PreferencesCard_user$key } from '../__generated__/PreferencesCard_user.graphql.ts';
import type { PreferencesCardMutation } from '../__generated__/PreferencesCardMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

const PREFERENCES = ['singleKeyShortcuts', 'enterSends'] as const;

/** Switches that act at once; one that the server refuses goes back by itself. */
export function PreferencesCard({ user: key }: { user: PreferencesCard_user$key }) {
  const { t } = useTranslation('account');
  const { refusal, run } = useCommit();
  const user = useFragment(
    graphql`
      fragment PreferencesCard_user on User {
        id
        version
        settings {
          singleKeyShortcuts
          enterSends
        }
      }
    `,
    key,
  );
  const change = (name: (typeof PREFERENCES)[number], on: boolean) =>
    run(async () => {
      await commit<PreferencesCardMutation>(
        graphql`
          mutation PreferencesCardMutation($input: UpdateUserInput!) @raw_response_type {
            updateUser(input: $input) {
              id
              version
              settings {
                singleKeyShortcuts
                enterSends
              }
            }
          }
        `,
        { input: { settings: { [name]: on } } },
        {
          optimistic: {
            updateUser: {
              id: user.id,
              version: user.version,
              settings: { ...user.settings, [name]: on },
            },
          },
        },
      );
    });
  return (
    <Card title={t('preferences.title')}>
      {PREFERENCES.map((name) => (
        <SettingsRow
          key={name}
          title={t(`preferences.${name}`)}
          action={
            <Switch
              aria-label={t(`preferences.${name}`)}
              checked={user.settings[name]}
              onChange={(event) => void change(name, event.currentTarget.checked)}
              data-testid={`preference-${name}`}
            />
          }
        >
          {t(`preferences.${name}Hint`)}
        </SettingsRow>
      ))}
      {refusal === undefined ? null : (
        <div className={styles['body']}>
          <Why refusal={refusal} />
        </div>
      )}
    </Card>
  );
}
