/** A toll-free number whose verification is rejected, corrected and approved, through all services and the carrier's registry. */
import { eventually } from '@ringline/kit/testing';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import type { Owner } from '../testkit/people.ts';

const SHOWN = 'status version findings { rule field } rejections { code } steps { status byName }';
const SAVE = `mutation ($input: TollFreeInput!) {
  createOrUpdateTollFree(input: $input) { registration { ${SHOWN} } }
}`;
const SUBMIT = `mutation ($input: SubmitTollFreeInput!) {
  submitTollFreeToPlatform(input: $input) { status rejectionMessages registration { version } }
}`;
const NUMBERS = `{ fetchWorkspacePhoneNumbers { data {
  id isComplianceVerified
  tollFreeVerificationData {
    status sampleMessage useCase messageVolume rejectionMessages
    businessAddress { city } contact { email } registration { ${SHOWN} }
  }
} } }`;

const registration = {
  businessName: 'Wrenfield Home LLC',
  website: 'https://wrenfield.example',
  privacyPolicyUrl: 'https://wrenfield.example/privacy',
  address: { address1: '1840 Harrison Street', city: 'Oakland', state: 'CA', zip: '94612', country: 'US' },
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@wrenfield.example',
  phone: '+14155550142',
  useCases: ['DELIVERY_NOTIFICATION'],
  campaignDescription: 'We tell customers when the order that they placed with us is on its way.',
  messageFlow: 'Customers tick a box on our website’s checkout page to agree to texts about their order.',
  messageSamples: ['Wrenfield Home: your order WH-20481 ships today.'],
  messageVolume: 800,
  optInType: 'WEB_FORM',
  optInImageUrls: ['https://wrenfield.example/cropped.png'],
};

/** A number of the workspace, as if it had been bought; local ones are not registered. */
export async function aBoughtNumber(product: RunningProduct, owner: Owner, number: string): Promise<string> {
  const { workspaceId } = owner;
  const { getWorkspaceWithSettings: workspace } = await owner.api.run(
    '{ getWorkspaceWithSettings { defaultTeam { id } } }',
  );
  const numbers = [{ number, name: 'Showroom' }];
  const made = await product.rpc.client(NumberService).ensureDemoTelephony({
    workspaceId,
    teamId: workspace.defaultTeam.id as string,
    numbers,
    calls: [],
    unregistered: true,
  });
  return made.numbers[0]?.id ?? '';
}

export async function executeCompliance(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const draft =
    'mutation ($input: TrustHubDraftInput!) { createOrUpdateTrustHubDraft(input: $input) { id status type } }';
  const trusthub = '{ getWorkspaceTrusthub { id standardBusinessData { legalName pointOfContact { email } } } }';
  expect((await owner.api.run(trusthub)).getWorkspaceTrusthub).toBeNull();
  const local = { type: 'LV_STANDARD', registration: { businessName: 'Wrenfield Home LLC' }, version: 0 };
  const { createOrUpdateTrustHubDraft } = await owner.api.run(draft, { input: local });
  expect(createOrUpdateTrustHubDraft).toMatchObject({ status: 'DRAFT', type: 'LV_STANDARD' });
  expect((await owner.api.run(trusthub)).getWorkspaceTrusthub.standardBusinessData.legalName).toBe(
    local.registration.businessName,
  );
  expect(await owner.api.refused(draft, { input: local })).toMatchObject({ code: 'CONFLICT' });

  const phoneNumberId = await aBoughtNumber(product, owner, '+18335550199');
  const state = async () => {
    const { fetchWorkspacePhoneNumbers } = await owner.api.run(NUMBERS);
    return (fetchWorkspacePhoneNumbers.data as { id: string }[]).find(({ id }) => id === phoneNumberId);
  };
  const save = async (change: object, version: number) =>
    (await owner.api.run(SAVE, { input: { phoneNumberId, registration: { ...registration, ...change }, version } }))
      .createOrUpdateTollFree.registration;
  const submit = (version: number) => owner.api.run(SUBMIT, { input: { phoneNumberId, version } });

  expect(await save({ messageSamples: ['Your order ships today!'] }, 0)).toMatchObject({
    status: 'DRAFT',
    findings: [{ rule: 'SAMPLE_NO_BRAND', field: 'messageSamples.0' }],
  });
  expect(await save({}, 1)).toMatchObject({ status: 'READY_FOR_SUBMISSION', findings: [] });
  await submit(2);
  await eventually(
    async () =>
      expect(await state()).toMatchObject({
        isComplianceVerified: false,
        tollFreeVerificationData: { status: 'REJECTED', registration: { rejections: [{ code: '30837' }] } },
      }),
    20_000,
  );
  const { version } = (await state())!['tollFreeVerificationData' as never]['registration'] as { version: number };
  const corrected = await save({ optInImageUrls: ['https://wrenfield.example/whole.png'] }, version);
  await submit(corrected.version as number);
  await eventually(
    async () =>
      expect(await state()).toMatchObject({
        isComplianceVerified: true,
        tollFreeVerificationData: { status: 'APPROVED', rejectionMessages: [], contact: { email: registration.email } },
      }),
    20_000,
  );
  // Members see no registrations, and that the number is verified.
  const bea = await aMember(product.url, owner, 'MEMBER');
  expect(await bea.api.refused(trusthub)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
}

const person = {
  businessName: 'Unlisted Ceramics',
  address: registration.address,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@gmail.com',
  phone: '+14155550177',
  useCases: ['CUSTOMER_CARE'],
  campaignDescription: 'We confirm appointments and answer questions that customers ask us by text.',
  messageFlow: registration.messageFlow,
  messageSamples: [
    'Unlisted Ceramics: your appointment is on Friday at 10.',
    'Unlisted Ceramics: thanks for your question, the kiln is free.',
  ],
  messageVolume: 100,
};
const LOCAL = `id status version businessFixed awaitsConfirmation confirmationSentAt expectedFrom expectedUntil appeal
  brandRegistrationStatus brandScore fees { kind amount isDue } rejections { code }
  numbers { state code phoneNumber { id } }`;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';

/** A sole proprietor whose local number is registered: unknown at first, then confirmed by text, suspended, and ended. */
export async function executeLocalRegistration(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Maya');
  const outside = new OutsideWorld(product.url);
  const phoneNumberId = await aBoughtNumber(product, owner, '+14155557801');
  const text = { phoneNumberId, to: '+16285550136', body: 'Plain Ceramics: your bowl is ready.' };
  const unregistered = () =>
    eventually(async () =>
      expect(await owner.api.refused(SEND, { input: text })).toMatchObject({ code: 'UNREGISTERED_NUMBER' }),
    );
  await unregistered();
  const { fetchRegistrationFees } = await owner.api.run('{ fetchRegistrationFees { kind amount isDue } }');
  expect(fetchRegistrationFees).toEqual([
    { kind: 'BRAND_FEE', amount: 4.5, isDue: true },
    { kind: 'CAMPAIGN_FEE', amount: 15, isDue: true },
    { kind: 'MONTHLY', amount: 2, isDue: false },
  ]);
  const state = async () => (await owner.api.run(`{ getWorkspaceTrusthub { ${LOCAL} } }`)).getWorkspaceTrusthub;
  const becomes = (expected: object) => eventually(async () => expect(await state()).toMatchObject(expected), 30_000);
  const save = async (change: object, version: number): Promise<{ version: number }> =>
    (
      await owner.api.run(
        `mutation ($input: TrustHubDraftInput!) { createOrUpdateTrustHubDraft(input: $input) { ${LOCAL} } }`,
        { input: { type: 'SOLE_PROPRIETOR', registration: { ...person, ...change }, version } },
      )
    ).createOrUpdateTrustHubDraft;
  const does = (operation: string, input: object) =>
    owner.api.run(
      `mutation ($input: ${operation === 'appealTrustHub' ? 'TrustHubAppealInput' : 'TrustHubVersionInput'}!) { ${operation}(input: $input) { id } }`,
      { input },
    );
  const submit = (version: number) => does('submitTrustHub', { version });

  await submit((await save({}, 0)).version);
  await becomes({ status: 'REJECTED', rejections: [{ code: '30702' }] });
  const named = person.messageSamples.map((sample) => sample.replace('Unlisted', 'Plain'));
  const corrected = await save({ businessName: 'Plain Ceramics', messageSamples: named }, (await state()).version);
  await submit(corrected.version);
  await becomes({ status: 'IN_REVIEW', awaitsConfirmation: true });
  await owner.api.run('mutation { resendTrustHubConfirmation { id } }');
  await outside.answersRegistry(person.phone);
  await becomes({
    status: 'APPROVED',
    businessFixed: true,
    numbers: [{ state: 'COVERED', phoneNumber: { id: phoneNumberId } }],
  });
  await eventually(async () => expect((await owner.api.run(SEND, { input: text })).sendMessage.id).toBeTruthy());

  const campaign = (await outside.registry()).findLast(({ kind }) => kind === 'campaign');
  await outside.decideRegistration(campaign?.sid ?? '', 'SUSPENDED');
  await becomes({ status: 'SUSPENDED' });
  await does('appealTrustHub', { text: 'We removed that list.', version: (await state()).version });
  expect(await state()).toMatchObject({ appeal: 'We removed that list.' });
  await unregistered();
  await does('withdrawTrustHub', { version: (await state()).version });
  expect(await state()).toMatchObject({ status: 'DRAFT' });
  // What was taken is explained: the business once, its review once; what was given back is not there.
  const { fetchCreditEntries } = await owner.api.run('{ fetchCreditEntries { data { kind amount } } }');
  const fees = (fetchCreditEntries.data as { kind: string; amount: number }[]).filter(({ kind }) =>
    kind?.endsWith('_FEE'),
  );
  expect(fees.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
    'BRAND_FEE -4.5',
    'CAMPAIGN_FEE -15',
  ]);
}
