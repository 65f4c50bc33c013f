/** The path of a Chromium that is here already and starts. */
export function installedBrowser(): string | undefined;
/** The same; installs one where it may. */
export function findBrowser(options: { log: (text: string) => void }): string | undefined;
