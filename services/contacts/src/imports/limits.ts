/** Of one import (defaults 13.2). */
export const MOST_ROWS = 50_000;
export const MOST_BYTES = 20 * 1024 * 1024;
/** Rows that one transaction writes, with an event for each contact at most: a call's write never waits for longer. */
export const CHUNK = 500;
/** Rows that are shown before an import begins. */
export const PREVIEW = 10;
export const UNDO_MS = 24 * 3_600_000;
/** For so long the report is kept. */
export const KEPT_MS = 90 * 24 * 3_600_000;
/** For so long an import waits for its start. */
export const WAITING_MS = 24 * 3_600_000;
