interface Waiting {
  readonly direction: string;
  readonly state: string;
  readonly since: unknown;
}

/** For how many seconds the caller who waits longest has been waiting; undefined: nobody waits. A wait grows without anything happening. */
export function longestWaitOf(rows: readonly Waiting[], now: Date): number | undefined {
  const waits = rows
    .filter(({ direction, state }) => direction === 'INBOUND' && (state === 'WAITING' || state === 'RINGING'))
    .map(({ since }) => Math.round((now.getTime() - Date.parse(String(since))) / 1000));
  return waits.length === 0 ? undefined : Math.max(0, ...waits);
}
