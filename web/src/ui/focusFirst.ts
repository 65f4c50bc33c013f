/** A ref for a form that is its page's only purpose: its first empty field takes focus when it appears. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus({ preventScroll: true });
}
