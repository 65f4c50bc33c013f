/** A choice of number is kept for five minutes (spec 001 §9). */
const REMEMBER_MS = 300_000;

const key = (workspaceId: string) => `ringline.dialer-number.${workspaceId}`;

export function rememberNumber(workspaceId: string, numberId: string, now = Date.now()): void {
  localStorage.setItem(key(workspaceId), JSON.stringify({ numberId, expiresAt: now + REMEMBER_MS }));
}

/** @returns the number's id, or undefined when none was chosen lately */
export function rememberedNumber(workspaceId: string, now = Date.now()): string | undefined {
  const stored = localStorage.getItem(key(workspaceId));
  if (stored === null) return undefined;
  try {
    const { numberId, expiresAt } = JSON.parse(stored) as { numberId: string; expiresAt: number };
    return expiresAt > now ? numberId : undefined;
  } catch {
    return undefined;
  }
}
