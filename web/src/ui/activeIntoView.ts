/** A ref for a row of links that may be wider than the screen: the current one is scrolled into sight. */
export function activeIntoView(row: HTMLElement | null): void {
  const active = row?.querySelector<HTMLElement>('[data-status="active"]');
  if (row === null || active === null || active === undefined) return;
  row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
}
