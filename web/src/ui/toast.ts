import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Toasts, top right: 5 seconds; an error stays until it is closed (defaults 18). */
export const toast = {
  info: (message: ReactNode, title?: ReactNode) => notifications.show({ message, title, color: 'indigo' }),
  success: (message: ReactNode, title?: ReactNode) => notifications.show({ message, title, color: 'teal' }),
  warning: (message: ReactNode, title?: ReactNode) => notifications.show({ message, title, color: 'yellow' }),
  error: (message: ReactNode, title?: ReactNode) =>
    notifications.show({ message, title, color: 'red', autoClose: false, role: 'alert' }),
  hide: (id: string) => notifications.hide(id),
};
