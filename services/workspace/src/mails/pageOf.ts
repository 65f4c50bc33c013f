import type { Environment } from '../environment.ts';

/** Address of a page of the web client. @param path begins with a slash */
export const pageOf = ({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>, path: string): string =>
  PUBLIC_URL.replace(/\/+$/, '') + path;
