/** How a figure has changed against the period before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Per cent of what it was; of a figure in per cent, percentage points. Never negative. */
  readonly by: number;
}

/** @returns null where there is nothing to compare with: one of both is not known, or it was nothing */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  inPerCent = false,
): Change | null {
  if (now == null || before == null || (!inPerCent && before === 0)) return null;
  const by = Math.round(inPerCent ? now - before : ((now - before) / before) * 100);
  if (by === 0) return { direction: 'same', by };
  return { direction: by > 0 ? 'up' : 'down', by: Math.abs(by) };
}
