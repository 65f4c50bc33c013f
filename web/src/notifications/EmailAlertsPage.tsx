import { Radio, TagsInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { EmailAlertsPageMutation } from '../__generated__/EmailAlertsPageMutation.graphql.ts';
import type { EmailAlertsPageQuery } from '../__generated__/EmailAlertsPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsPage, SettingsRow } from '../ui/SettingsPage.tsx';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import styles from './Notifications.module.css';

const INTERVALS = ['DAILY', 'WEEKLY', 'NEVER'] as const;
/** What e-mail goes out without the summary, and to whom; each person chooses under Notifications. */
const ALERTS = ['credit', 'compliance', 'security'] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const query = graphql`
  query EmailAlertsPageQuery @preloadable {
    getWorkspaceWithSettings {
      id
      version
      activitySummaryNotificationSettings {
        interval
        emails
      }
      setting {
        timezone
      }
    }
  }
`;

/** The activity summary of the workspace: how often, and to whom (defaults 18). */
export function EmailAlertsPage() {
  const { t } = useTranslation('notifications');
  const me = useMe();
  const { getWorkspaceWithSettings: workspace } = useRouteQuery<EmailAlertsPageQuery>(query, {});
  const whyNot = me.whyNot('WORKSPACE', 'UPDATE');
  const { interval, emails } = workspace.activitySummaryNotificationSettings;
  const settings = useSettingsForm({
    values: { interval, emails },
    version: workspace.version,
    rules: {
      emails: (given) => {
        const wrong = given.find((email) => !EMAIL.test(email));
        return wrong === undefined ? null : t('summary.badEmail', { email: wrong });
      },
    },
    save: async (changes, version) => {
      await commit<EmailAlertsPageMutation>(
        graphql`
          mutation EmailAlertsPageMutation($version: Int, $summary: ActivitySummaryNotificationSettingsInput) {
            updateWorkspace(version: $version, activitySummaryNotificationSettings: $summary) {
              id
              version
              activitySummaryNotificationSettings {
                interval
                emails
              }
            }
          }
        `,
        { version, summary: changes },
      );
    },
    reload: () => fetchQuery<EmailAlertsPageQuery>(environment, query, {}).toPromise(),
  });
  const place = workspace.setting.timezone?.split('/').at(-1)?.replaceAll('_', ' ');

  return (
    <SettingsPage title={t('summary.page')} lead={t('summary.lead')}>
      <form onSubmit={settings.submit} className={styles['form']} data-testid="email-alerts-form" noValidate>
        <Card title={t('summary.title')}>
          <div className={styles['rows']}>
            <Radio.Group
              label={t('summary.interval')}
              value={settings.values.interval}
              readOnly={whyNot !== undefined}
              onChange={(value) => settings.set('interval', INTERVALS.find((known) => known === value) ?? 'WEEKLY')}
            >
              <div className={styles['choices']}>
                {INTERVALS.map((name) => (
                  <Disabled key={name} why={whyNot}>
                    <Radio
                      value={name}
                      label={t(`summary.${name}`)}
                      description={t(`summary.${name}_hint`, { place })}
                      data-testid={`summary-${name}`}
                    />
                  </Disabled>
                ))}
              </div>
            </Radio.Group>
            <Disabled why={whyNot}>
              <TagsInput
                label={t('summary.emails')}
                // This field reads out its own description alone.
                description={whyNot ?? t('summary.emailsHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder={settings.values.emails.length === 0 ? t('summary.owner') : ''}
                {...settings.field('emails')}
                value={[...settings.values.emails]}
                splitChars={[',', ' ', ';']}
                acceptValueOnBlur
                maxTags={20}
                readOnly={whyNot !== undefined}
                data-testid="summary-emails"
              />
            </Disabled>
          </div>
          {whyNot === undefined ? null : (
            <div className={styles['note']}>
              <NotAllowed why={whyNot} access={rightTo('WORKSPACE', 'UPDATE')} />
            </div>
          )}
        </Card>
        <Card title={t('alerts.title')}>
          {ALERTS.map((name) => (
            <SettingsRow key={name} title={t(`alerts.${name}`)}>
              {t(`alerts.${name}_who`)}
            </SettingsRow>
          ))}
          <p className={styles['note']}>
            <Link to="/settings/notifications" className="link">
              {t('alerts.choose')}
            </Link>
          </p>
        </Card>
        <SaveBar settings={settings} labels={{ interval: t('summary.interval'), emails: t('summary.emails') }} />
      </form>
    </SettingsPage>
  );
}
