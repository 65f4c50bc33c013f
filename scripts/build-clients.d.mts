/** Builds the browser clients whose sources changed since the last build. */
export function buildClients(options: { log: (text: string) => void }): void;
