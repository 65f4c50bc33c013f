import { notifications, type NotificationData } from '@mantine/notifications';
import i18next from 'i18next';
import type { ReactNode } from 'react';

/** Every toast can be closed, by who hears the page as well, and without going where a click on it leads. */
const show = (toast: NotificationData): string =>
  notifications.show({
    ...toast,
    closeButtonProps: { 'aria-label': i18next.t('common:close'), onClick: (event) => event.stopPropagation() },
  });

/** Toasts, bottom left, where they lie over nothing that is needed next: 5 seconds; an error stays until it is closed (defaults 18). */
export const toast = {
  show,
  info: (message: ReactNode, title?: ReactNode) => show({ message, title, color: 'indigo' }),
  success: (message: ReactNode, title?: ReactNode) => show({ message, title, color: 'teal' }),
  warning: (message: ReactNode, title?: ReactNode) => show({ message, title, color: 'yellow' }),
  error: (message: ReactNode, title?: ReactNode) =>
    show({ message, title, color: 'red', autoClose: false, role: 'alert' }),
  hide: (id: string) => notifications.hide(id),
};
