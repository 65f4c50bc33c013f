/**
 * Between a report that names its leg by sid and whoever makes that leg known: the report is written down where the leg is not known
 * yet, and whoever makes it known looks for reports. Neither sees what the other has not committed, so that one of the two waits.
 * @param sid as SQL
 * @returns SQL that waits, and keeps others waiting until the end of the transaction
 */
export const sidLock = (sid: string): string => `pg_advisory_xact_lock(hashtextextended('leg:' || ${sid}::text, 0))`;
