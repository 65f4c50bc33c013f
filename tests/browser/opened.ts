import type { BrowserContext } from 'playwright-core';

/** The browsers' contexts that are open in this process. */
export const opened = new Set<BrowserContext>();
