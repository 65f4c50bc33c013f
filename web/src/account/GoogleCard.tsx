import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { GoogleCard_user$key } from '../__generated__/GoogleCard_user.graphql.ts';
import type { GoogleCardMutation } from '../__generated__/GoogleCardMutation.graphql.ts';
import type { GoogleCardQuery } from '../__generated__/GoogleCardQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './account.module.css';

const HERE = '/settings/account-security';

/** Google as a way in: linked or not. Stands there only where this installation offers it, or where one is linked. */
export function GoogleCard({ user: key }: { user: GoogleCard_user$key }) {
  const { t } = useTranslation('account');
  const { pending, refusal, run } = useCommit();
  const { googleAuth, isPasswordSet } = useFragment(
    graphql`
      fragment GoogleCard_user on User {
        googleAuth {
          enabled
        }
        isPasswordSet
      }
    `,
    key,
  );
  const { fetchSignInMethods } = useLazyLoadQuery<GoogleCardQuery>(
    graphql`
      query GoogleCardQuery {
        fetchSignInMethods {
          google
        }
      }
    `,
    {},
  );
  const linked = googleAuth.enabled;
  if (!linked && !fetchSignInMethods.google) return null;

  const unlink = () =>
    run(async () => {
      await commit<GoogleCardMutation>(
        graphql`
          mutation GoogleCardMutation {
            unlinkGoogle {
              id
              version
              googleAuth {
                enabled
              }
            }
          }
        `,
        {},
      );
    });

  return (
    <Card title={t('google.title')}>
      <SettingsRow
        title={t(linked ? 'google.linked' : 'google.notLinked')}
        action={
          linked ? (
            <Disabled why={isPasswordSet ? undefined : t('google.needsPassword')}>
              <Button variant="default" size="sm" loading={pending} onClick={() => void unlink()}>
                {t('google.unlink')}
              </Button>
            </Disabled>
          ) : (
            <Button
              component="a"
              href={`/api/auth/google?next=${encodeURIComponent(HERE)}`}
              variant="default"
              size="sm"
            >
              {t('google.link')}
            </Button>
          )
        }
      >
        {t('google.lead')}
      </SettingsRow>
      {refusal === undefined ? null : (
        <div className={styles['body']}>
          <Why refusal={refusal} />
        </div>
      )}
    </Card>
  );
}
