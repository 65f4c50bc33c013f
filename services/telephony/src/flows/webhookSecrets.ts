/**
 * With what web services check that a request is ours, as Standard Webhooks writes it. A secret comes of the deployment's key
 * ring and of how often the workspace has asked for a new one: no secret is stored.
 */
import type { Deps, Transaction } from '../context.ts';

/** Milliseconds for which requests are signed with the former secret as well, so that nobody has to change it in an instant. */
const OVERLAP_MS = 24 * 60 * 60_000;

export interface WebhookSecrets {
  readonly current: string;
  /** Absent: there was none, or its time is over. */
  readonly former?: { readonly secret: string; readonly until: Date };
}

/** The secrets with which a workspace's requests are signed now. */
export async function webhookSecretsOf(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  tx: Transaction,
  workspaceId: string,
): Promise<WebhookSecrets> {
  const changed = await tx.webhookSecret.findUnique({ where: { workspaceId } });
  const secretOf = (generation: number): string => {
    const name = generation === 0 ? workspaceId : `${workspaceId}.${generation}`;
    return `whsec_${Buffer.from(secrets.hmac('flow-webhook', name), 'base64url').toString('base64')}`;
  };
  if (!changed) return { current: secretOf(0) };
  const until = new Date(changed.changedAt.getTime() + OVERLAP_MS);
  const former = until > clock.now() ? { secret: secretOf(changed.generation - 1), until } : undefined;
  return { current: secretOf(changed.generation), ...(former ? { former } : {}) };
}
