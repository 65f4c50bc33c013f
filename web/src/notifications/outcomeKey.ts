/** Under which words the log says what became of a notification by one way. */

interface Outcome {
  readonly way: string;
  readonly status: string;
  readonly reason?: string | null | undefined;
}

/** Whether it went: there is nothing more to say of it than by which way. */
export const went = ({ status }: Outcome): boolean => status === 'DELIVERED' || status === 'TOLD_PAGES';

/** A key of the texts of the log. */
export function outcomeKey({ way, status, reason }: Outcome) {
  if (status === 'REMOVED') return reason === 'OVER' ? 'over' : 'readElsewhere';
  if (status === 'HELD_BACK') return `heldBack.${reason as 'READ'}` as const;
  if (status === 'FAILED')
    return way === 'EMAIL'
      ? (`mailFailed.${reason as 'REFUSED'}` as const)
      : (`pushFailed.${reason as 'REFUSED'}` as const);
  return reason ? 'retrying' : 'waiting';
}
