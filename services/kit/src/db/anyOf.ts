/**
 * Conditions of which one is to hold; where there is none, nothing fits. Prisma drops an empty `OR` beside other conditions, and the
 * whole table fits then.
 */
export function anyOf<Where extends { id?: unknown }>(conditions: readonly Where[]): Where {
  return (conditions.length === 0 ? { id: { in: [] } } : { OR: [...conditions] }) as unknown as Where;
}
