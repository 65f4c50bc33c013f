/** Where a closed workspace sends the browser (spec 000 §4). */
export const MANAGE = '/account-settings/workspaces';

/** Whether the browser has to leave a page because its workspace is closed: every page but the list of the others. */
export const mustLeave = (status: string, pathname: string): boolean =>
  (status === 'Deactivated' || status === 'Uninstalled') && pathname.replace(/\/$/, '') !== MANAGE;
