import type { Transaction } from '../context.ts';

/**
 * Whether those who talk see that somebody listens to their call: the workspace's choice (defaults 12.5, notifyAgentOnMonitor).
 * Without a choice they do: some countries require it.
 */
export async function notifiesAgent(tx: Transaction, workspaceId: string): Promise<boolean> {
  const own = await tx.recordingSettings.findUnique({ where: { workspaceId }, select: { notifyAgentOnMonitor: true } });
  return own?.notifyAgentOnMonitor ?? true;
}
