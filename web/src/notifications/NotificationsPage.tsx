import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { NotificationsPageMutation } from '../__generated__/NotificationsPageMutation.graphql.ts';
import type { NotificationsPageQuery } from '../__generated__/NotificationsPageQuery.graphql.ts';
import type { PushCard_query$key } from '../__generated__/PushCard_query.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { HoursFields } from '../hours/HoursFields.tsx';
import { hoursProblem, toFields, type WorkingHours } from '../hours/workingHours.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { browserZone } from '../base/zones.ts';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { ChannelMatrix } from './ChannelMatrix.tsx';
import { type Channels, changedChannels } from './channels.ts';
import styles from './Notifications.module.css';
import { PushCard } from './PushCard.tsx';
import { type Day, scheduleProblem, WeekEditor } from './WeekEditor.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';

const query = graphql`
  query NotificationsPageQuery @preloadable {
    ...PushCard_query
    getWorkspaceUserProfile {
      id
      version
      settings {
        includeMessagePreview
        playNotificationSound
        sendNotificationWhileOff
        notificationScheduleEnabled
        timezone
        weeklySchedule {
          weekday
          enabled
          start
          end
        }
        channels {
          event
          toast
          push
          email
          always
        }
        workingHours {
          enabled
          timezone
          days {
            weekday
            blocks {
              start
              end
            }
          }
        }
      }
    }
  }
`;

type Settings = NonNullable<NotificationsPageQuery['response']['getWorkspaceUserProfile']['settings']>;

/** Choices that are on or off, and nothing else. */
const SWITCHES = ['includeMessagePreview', 'playNotificationSound', 'sendNotificationWhileOff'] as const;

/**
 * How a member is told of things in this workspace: by which way, when, and with how much in it (defaults 18); and when
 * calls come (defaults 10).
 */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const data = useRouteQuery<NotificationsPageQuery>(query, {});
  const { getWorkspaceUserProfile: me } = data;
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      {me.settings === null || me.settings === undefined ? (
        <EmptyState>{t('missing')}</EmptyState>
      ) : (
        <Form settings={me.settings} version={me.version} push={data} />
      )}
    </SettingsPage>
  );
}

function Form({ settings: saved, version, push }: { settings: Settings; version: number; push: PushCard_query$key }) {
  const { t } = useTranslation('notifications');
  const values = {
    ...saved,
    timezone: saved.timezone || browserZone(),
    weeklySchedule: saved.weeklySchedule as readonly Day[],
    channels: saved.channels as readonly Channels[],
    workingHours: toFields({ ...saved.workingHours, timezone: saved.workingHours.timezone || browserZone() }),
  };
  const settings = useSettingsForm<typeof values>({
    values,
    version,
    rules: {
      weeklySchedule: (week, { notificationScheduleEnabled }) => {
        const problem = notificationScheduleEnabled ? scheduleProblem(week) : undefined;
        return problem === undefined ? null : t(`schedule.${problem}`);
      },
      workingHours: (hours) => {
        const problem = hours.enabled ? hoursProblem(hours) : undefined;
        return problem === undefined ? null : t(problem === 'badTime' ? 'schedule.badTime' : `hours.${problem}`);
      },
    },
    save: async ({ channels, ...changes }, seen) => {
      await commit<NotificationsPageMutation>(
        graphql`
          mutation NotificationsPageMutation($input: UpdateUserProfileInput!) {
            updateUserProfile(input: $input) {
              id
              version
              settings {
                includeMessagePreview
                playNotificationSound
                sendNotificationWhileOff
                notificationScheduleEnabled
                timezone
                weeklySchedule {
                  weekday
                  enabled
                  start
                  end
                }
                channels {
                  event
                  toast
                  push
                  email
                  always
                }
                workingHours {
                  enabled
                  timezone
                  days {
                    weekday
                    blocks {
                      start
                      end
                    }
                  }
                }
              }
            }
          }
        `,
        {
          input: {
            version: seen,
            settings: {
              ...changes,
              ...(channels === undefined ? {} : { channels: changedChannels(values.channels, channels) }),
            },
          },
        },
      );
    },
    reload: () => fetchQuery<NotificationsPageQuery>(environment, query, {}).toPromise(),
  });
  const { notificationScheduleEnabled, weeklySchedule, playNotificationSound, workingHours } = settings.values;
  const week = settings.field('weeklySchedule');
  const setHours = (change: Partial<WorkingHours>) => settings.set('workingHours', { ...workingHours, ...change });

  return (
    <form onSubmit={settings.submit} className={styles['form']} data-testid="notifications-form" noValidate>
      <ThisBrowser sound={playNotificationSound} />
      <PushCard query={push} />
      <Card title={t('matrix.title')}>
        <ChannelMatrix
          channels={settings.values.channels}
          onChange={(channels) => settings.set('channels', channels)}
        />
      </Card>
      <Card title={t('how.title')}>
        <div className={styles['rows']}>
          {SWITCHES.map((name) => (
            <Switch
              key={name}
              label={t(`how.${name}`)}
              description={t(`how.${name}_hint`)}
              checked={settings.values[name]}
              onChange={(event) => settings.set(name, event.currentTarget.checked)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('schedule.title')}>
        <div className={styles['rows']}>
          <Switch
            label={t('schedule.enabled')}
            description={t('schedule.hint')}
            checked={notificationScheduleEnabled}
            onChange={(event) => settings.set('notificationScheduleEnabled', event.currentTarget.checked)}
            data-testid="schedule-enabled"
          />
          {notificationScheduleEnabled ? (
            <>
              <TimezonePicker label={t('schedule.timezone')} maw={360} {...settings.field('timezone')} />
              <WeekEditor
                week={weeklySchedule}
                onChange={(next) => settings.set('weeklySchedule', next)}
                error={week.error}
              />
            </>
          ) : null}
        </div>
      </Card>
      <Card title={t('hours.title')}>
        <div className={styles['rows']}>
          <Switch
            label={t('hours.enabled')}
            description={t('hours.hint')}
            checked={workingHours.enabled}
            onChange={(event) => setHours({ enabled: event.currentTarget.checked })}
            data-testid="hours-enabled"
          />
          {workingHours.enabled ? (
            <HoursFields hours={workingHours} onChange={setHours} error={settings.field('workingHours').error} />
          ) : null}
        </div>
      </Card>
      <SaveBar
        settings={settings}
        labels={{
          includeMessagePreview: t('how.includeMessagePreview'),
          playNotificationSound: t('how.playNotificationSound'),
          sendNotificationWhileOff: t('how.sendNotificationWhileOff'),
          notificationScheduleEnabled: t('schedule.enabled'),
          timezone: t('schedule.timezone'),
          weeklySchedule: t('schedule.title'),
          channels: t('matrix.title'),
          workingHours: t('hours.title'),
        }}
      />
    </form>
  );
}
