/** What a loop says that fails again and again: the first time, then how often. A database that is away must not fill the disk. */
import { explain, type Log } from './log.ts';

/** Milliseconds for which the same line is counted instead of written. */
const QUIET_MS = 30_000;

type Level = 'warn' | 'error';

export interface RepeatedLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Kept {
  count: number;
  /** The newest fields: what fails now tells more than what failed first. */
  fields: object;
}

const byLog = new WeakMap<Log, Map<string, Kept>>();

/**
 * Returns a log for what a loop tells that tries again: the same line is written at once, and as long as it comes, every 30 s with
 * `repeated`, how often it came meanwhile. Lines are the same by their message and the error's code, or its words.
 */
export function repeated(log: Log, quietMs = QUIET_MS): RepeatedLog {
  const kept = byLog.get(log) ?? new Map<string, Kept>();
  byLog.set(log, kept);

  const say = (level: Level, fields: object, message: string): void => {
    const key = `${level} ${message} ${reasonOf(fields)}`;
    const before = kept.get(key);
    if (before) {
      before.count += 1;
      before.fields = fields;
      return;
    }
    log[level](fields, message);
    const entry: Kept = { count: 0, fields };
    kept.set(key, entry);
    const timer = setInterval(() => {
      if (entry.count === 0) {
        kept.delete(key);
        clearInterval(timer);
        return;
      }
      log[level]({ ...entry.fields, repeated: entry.count }, message);
      entry.count = 0;
    }, quietMs).unref();
  };
  return {
    warn: (fields, message) => say('warn', fields, message),
    error: (fields, message) => say('error', fields, message),
  };
}

/** What tells two failures apart: a code where there is one, since words may hold a number of a row. */
function reasonOf(fields: object): string {
  const { err, reason, database, what } = fields as Readonly<Record<string, unknown>>;
  const { code, message } = explain(err ?? '');
  return [code ?? message, reason, database, what].filter((word) => typeof word === 'string').join(' ');
}
