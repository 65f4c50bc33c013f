import { IconBell, IconHistory, IconMail } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'notifications',
    icon: IconBell,
    settings: [
      { id: 'browser', title: 'notifications:browser.title', also: ['notifications:browser.desktop'] },
      { id: 'push', title: 'notifications:push.title', also: ['notifications:push.here', 'notifications:push.test'] },
      {
        id: 'channels',
        title: 'notifications:matrix.title',
        also: ['notifications:matrix.toast', 'notifications:matrix.push', 'notifications:events.MISSED_CALL'],
      },
      {
        id: 'look-and-sound',
        title: 'notifications:how.title',
        also: ['notifications:how.includeMessagePreview', 'notifications:how.playNotificationSound'],
      },
      { id: 'schedule', title: 'notifications:schedule.title', also: ['notifications:schedule.enabled'] },
      { id: 'own-hours', title: 'notifications:hours.title', also: ['notifications:hours.enabled'] },
    ],
  },
  {
    page: 'notificationLog',
    icon: IconHistory,
    settings: [{ id: 'notification-log', title: 'notificationLog:recent' }],
  },
  {
    page: 'emailAlerts',
    icon: IconMail,
    settings: [
      {
        id: 'summary',
        title: 'notifications:summary.title',
        also: ['notifications:summary.interval', 'notifications:summary.emails'],
      },
      { id: 'other-emails', title: 'notifications:alerts.title' },
    ],
  },
];
