/** A person stops texts in a text, is told why nobody may write, and agrees again: through all services, and in the ledger. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const SENDER = '+15035550187';
const CONSENT =
  'smsMarketingConsent { state optInLevel consentCollectedSource consentUpdatedAt blocked blockedReason }';
const FIND = `query ($phoneNumber: String!) { getContactByPhoneNumber(phoneNumber: $phoneNumber) { id ${CONSENT}
  consentHistory(first: 10) { metadata { count } data { state previousState source words phoneNumber user { firstName } } } } }`;
const RECORD = `mutation ($input: RecordSmsConsentInput!) { recordSmsConsent(input: $input) { id ${CONSENT} } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;

export async function executeConsent(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Nia');
  const outside = new OutsideWorld(product.url);
  const found = async () => (await owner.api.run(FIND, { phoneNumber: SENDER })).getContactByPhoneNumber;
  await outside.text(SENDER, owner.number.number, 'Hello');
  await eventually(async () =>
    expect(await found()).toMatchObject({ smsMarketingConsent: { state: 'NOT_ASKED', blocked: false } }),
  );
  const { id: contactId } = await found();

  const heard = owner.api.subscribe(
    `subscription { smsConsentChanged(contactId: "${contactId}") { contact { id ${CONSENT} } } }`,
  );
  await outside.text(SENDER, owner.number.number, 'Stop!');
  expect(await heard.frame(() => true)).toMatchObject({
    contact: { id: contactId, smsMarketingConsent: { state: 'UNSUBSCRIBED', blocked: true } },
  });
  const text = { input: { phoneNumberId: owner.number.id, contactId, body: 'An offer' } };
  expect(await owner.api.refused(SEND, text)).toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });

  const words = 'Asked at the counter to get texts again';
  const { recordSmsConsent } = await owner.api.run(RECORD, { input: { contactId, state: 'SUBSCRIBED', words } });
  expect(recordSmsConsent).toMatchObject({
    smsMarketingConsent: {
      state: 'SUBSCRIBED',
      optInLevel: 'SINGLE',
      consentCollectedSource: 'MEMBER',
      blocked: false,
    },
  });
  expect((await owner.api.run(SEND, text)).sendMessage.id).toBeTruthy();
  expect((await found()).consentHistory).toMatchObject({
    metadata: { count: 2 },
    data: [
      {
        state: 'SUBSCRIBED',
        previousState: 'UNSUBSCRIBED',
        source: 'MEMBER',
        words,
        phoneNumber: null,
        user: { firstName: 'Nia' },
      },
      { state: 'UNSUBSCRIBED', source: 'KEYWORD', words: 'Stop!', phoneNumber: owner.number.number, user: null },
    ],
  });
}
