import type { Context, Transaction, Unit } from '../context.ts';
import type { AuditAction, AuditField } from './fields.ts';

/** Who is noted as having done it. */
export interface AuditActor {
  readonly userId: string;
  readonly ip?: string | undefined;
}

/** Nobody did: a limit of time. Noted under this name. */
export const ITSELF = { userId: null, name: 'Ringline', ip: '' } as const;

export interface AuditChange {
  readonly field: AuditField;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditRecord {
  readonly action: AuditAction;
  readonly target: { readonly type: string; readonly id?: string | undefined; readonly name?: string | undefined };
  readonly changes?: readonly AuditChange[] | undefined;
}

/** Adds to the audit log in the transaction of what it tells of: both happen, or neither. */
export async function audit(
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { tx, workspaceId }: Unit,
  by: AuditActor | typeof ITSELF,
  { action, target, changes = [] }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: ids.uuid(),
      workspaceId,
      at: clock.now(),
      actorUserId: by.userId,
      actorName: by.userId === null ? by.name : await nameOf(tx, by.userId),
      action,
      targetType: target.type,
      targetId: target.id ?? null,
      targetName: target.name ?? '',
      changes: changes.map(({ field, before, after }) => ({ field, before, after })),
      ip: by.ip ?? '',
    },
  });
}

/** Name of a person as it is now, the e-mail address where there is none; empty for somebody unknown. */
export async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const user = await tx.userCopy.findUnique({ where: { userId } });
  return user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '';
}

type Value = string | number | boolean | readonly string[] | null | undefined;

/** What differs between two flat records, field by field. */
export function changesOf(
  before: Readonly<Partial<Record<AuditField, Value>>>,
  after: Readonly<Partial<Record<AuditField, Value>>>,
): AuditChange[] {
  return (Object.keys(after) as AuditField[])
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: Value): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? value.join(', ') : String(value);
}
