import type { Deps, Unit } from '../context.ts';
import { announce } from '../contacts/contact.ts';
import type { Given } from './submission.ts';

/** Gives a contact what a stranger typed, where nothing is known: what a contact has stays as it is. */
export async function fillEmpty(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  contactId: string,
  given: Given,
): Promise<void> {
  const { tx, workspaceId } = uow;
  await tx.$queryRaw`SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ${contactId}::uuid FOR UPDATE`;
  const contact = await tx.contact.findFirst({ where: { id: contactId, workspaceId, deletedAt: null } });
  if (!contact) return;
  const fields = Object.fromEntries(
    Object.entries(given.fields).filter(([name]) => contact[name as keyof typeof contact] === ''),
  );
  const known = await tx.contactProperty.findMany({
    where: { workspaceId, id: { in: Object.keys(given.properties) } },
    select: { id: true },
  });
  const before = contact.properties as Record<string, string>;
  const added = known.flatMap(({ id }) => (before[id] ? [] : [[id, given.properties[id] ?? ''] as const]));
  if (Object.keys(fields).length + added.length === 0) return;
  announce(
    uow,
    await tx.contact.update({
      where: { id: contactId, workspaceId },
      data: {
        ...fields,
        properties: { ...before, ...Object.fromEntries(added) },
        updatedAt: clock.now(),
        version: { increment: 1 },
      },
    }),
  );
}
