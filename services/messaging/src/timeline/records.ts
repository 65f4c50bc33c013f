/** Rows on their way through the timeline's SQL functions: JSON with the tables' column names. */

const INSTANTS = new Set([
  'lastActivityAt',
  'firstItemAt',
  'snoozedUntil',
  'optedOutAt',
  'createdAt',
  'updatedAt',
  'sentTime',
  'deliveredTime',
  'sentAt',
  'dueAt',
]);

/** A row as the functions answer it, with the names and dates that the generated models have. */
export function fromRecord(record: Readonly<Record<string, unknown>> | null | undefined): object | undefined {
  if (!record) return undefined;
  return Object.fromEntries(
    Object.entries(record).map(([column, value]) => {
      const field = column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
      return [field, INSTANTS.has(field) && typeof value === 'string' ? new Date(value) : value];
    }),
  );
}

/** A row as the functions take it; undefined becomes SQL's NULL. */
export function toRecord(row: object | undefined): string | null {
  if (!row) return null;
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value as unknown,
      ]),
    ),
  );
}
