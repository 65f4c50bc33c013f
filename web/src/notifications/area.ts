import EmailAlertsPageQueryParameters from '../__generated__/EmailAlertsPageQuery$parameters.ts';
import NotificationsPageQueryParameters from '../__generated__/NotificationsPageQuery$parameters.ts';
import { defineArea, part, reads, settingsPage } from '../base/area.ts';
import { SETS_UP } from '../base/places.ts';
import type notifications from './texts/en.json';
import type notificationLog from './texts/notificationLog/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/settings/notifications',
      { page: 'notifications', in: 'you', order: 30 },
      part(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
      reads(NotificationsPageQueryParameters),
    ),
    settingsPage(
      '/settings/notifications/log',
      { page: 'notificationLog', in: 'you', order: 31 },
      part(() => import('./NotificationLogPage.tsx'), 'NotificationLogPage'),
    ),
    settingsPage(
      '/settings/email-alerts',
      { page: 'emailAlerts', in: 'workspace', order: 90, needs: SETS_UP },
      part(() => import('./EmailAlertsPage.tsx'), 'EmailAlertsPage'),
      reads(EmailAlertsPageQueryParameters),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    notifications: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    notifications: typeof notifications;
    notificationLog: typeof notificationLog;
  }
}
