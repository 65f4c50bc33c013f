/** Both sides of an invoice, kept with it as they were when it was issued. */
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';

const party = z.object({
  name: z.string(),
  /** The address as it is written, line by line. */
  lines: z.array(z.string()),
  email: z.string(),
  taxId: z.string(),
});

export type Party = z.infer<typeof party>;

/** Who issues invoices now. */
export const issuerParty = ({ issuer: { name, address, email, taxId } }: Pick<Deps, 'issuer'>): Party => ({
  name,
  lines: [...address],
  email,
  taxId,
});

/** To whom an invoice goes now: the workspace by its name. */
export async function billedParty({ tx, workspaceId }: Unit): Promise<Party> {
  const wallet = await tx.wallet.findUnique({ where: { workspaceId }, select: { workspaceName: true } });
  return { name: wallet?.workspaceName ?? '', lines: [], email: '', taxId: '' };
}

/** A party as a column keeps it; undefined of an invoice from before it was kept. */
export const readParty = (stored: unknown): Party | undefined => (stored === null ? undefined : party.parse(stored));
