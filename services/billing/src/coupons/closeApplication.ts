import type { Deps, Unit } from '../context.ts';

/** Ends an application: nobody looks at it any more, and the next subscription coupon may be applied. */
export async function closeApplication({ clock }: Pick<Deps, 'clock'>, uow: Unit, id: string): Promise<void> {
  await uow.tx.couponDue.deleteMany({ where: { applicationId: id } });
  await uow.tx.couponApplication.update({ where: { id }, data: { endedAt: clock.now() } });
}
