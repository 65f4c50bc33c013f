import type { KeyboardEvent } from 'react';

/** Up and down go from row to row of a list of buttons, and up from its first one back to the dialer's field. */
export function stepRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const row = event.currentTarget.closest('li');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const field = event.currentTarget.closest('[role="dialog"], [role="region"]')?.querySelector<HTMLElement>('input');
  const to = next ? next.querySelector('button') : event.key === 'ArrowUp' ? field : undefined;
  to?.focus();
}
