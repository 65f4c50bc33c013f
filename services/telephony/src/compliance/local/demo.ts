/** The demo workspace texts at once, so that its local numbers are registered; the registry of the sandbox knows nothing of it. */
import type { Deps, Unit } from '../../context.ts';
import { EMPTY_FORM, type RegistrationForm } from '../form.ts';
import { lockRegistration, verifyNumber } from '../registrations.ts';
import { numbersOf } from './numbers.ts';
import { EMPTY_STATE } from './state.ts';
import { json } from './store.ts';

const DEMO_FORM: RegistrationForm = {
  ...EMPTY_FORM,
  businessName: 'Wrenfield Home LLC',
  identifierType: 'EIN',
  identifier: '84-1234567',
  companyType: 'private',
  industry: 'RETAIL',
  regionsOfOperation: ['USA_AND_CANADA'],
  website: 'https://wrenfield.example',
  privacyPolicyUrl: 'https://wrenfield.example/privacy',
  address1: '600 Montgomery Street',
  address2: 'Floor 21',
  city: 'San Francisco',
  state: 'CA',
  zip: '94111',
  country: 'US',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@wrenfield.example',
  phone: '+14155550142',
  jobPosition: 'DIRECTOR',
  useCases: ['CUSTOMER_CARE'],
  description: 'We confirm appointments and answer questions that customers ask us by text message.',
  messageFlow: 'Customers tick a box on our website’s booking page to agree to texts about their visit.',
  messageSamples: [
    'Wrenfield Home: your appointment is on Friday at 10. Reply C to confirm.',
    'Wrenfield Home: thanks for your question, the lamp is here on Monday.',
  ],
  messageVolume: 1_000,
};

/** Registers the local numbers of a demo workspace, where there are any. Repeating it takes in those that came since. */
export async function ensureRegistered(deps: Pick<Deps, 'clock' | 'ids'>, uow: Unit): Promise<void> {
  const { tx, workspaceId } = uow;
  const numbers = await numbersOf(uow);
  if (numbers.length === 0) return;
  const known = await lockRegistration(tx, workspaceId, null);
  if (known && known.status !== 'APPROVED') return;
  const covered = numbers.map(({ id }) => [id, { sid: '', state: 'COVERED', code: '' }] as const);
  const registry = json({ ...EMPTY_STATE, isDemo: true, type: 'LV_STANDARD', numbers: Object.fromEntries(covered) });
  const updatedAt = deps.clock.now();
  if (known)
    await tx.registration.update({ where: { workspaceId_id: { workspaceId, id: known.id } }, data: { registry } });
  else
    await tx.registration.create({
      data: {
        workspaceId,
        id: deps.ids.uuid(),
        type: 'LV_STANDARD',
        phoneNumberId: null,
        status: 'APPROVED',
        form: json(DEMO_FORM),
        findings: [],
        steps: json([{ status: 'APPROVED', at: updatedAt.toISOString(), byName: '' }]),
        registry,
        updatedAt,
      },
    });
  for (const { id } of numbers) await verifyNumber(uow, id, true);
}
