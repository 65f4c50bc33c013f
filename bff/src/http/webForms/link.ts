import type { Environment } from '../../environment.ts';

/** Where web forms are. */
export const FORMS = '/forms';

/** The address of a form's page. */
export const webFormLink = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>, key: string): string =>
  new URL(`${FORMS}/${key}`, PUBLIC_URL).href;
