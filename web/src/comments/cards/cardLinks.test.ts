import { expect, test } from 'vitest';
import { cardOfLink } from './cardLinks.ts';

const OURS = 'https://ringline.example';
const ID = '0190a000-0000-7000-8000-0000000000a1';

test.each([
  [`${OURS}/connections/contacts?contactId=${ID}`, { kind: 'CONTACT', id: ID }],
  [`${OURS}/connections/contacts?kind=lead&contactId=${ID}`, { kind: 'CONTACT', id: ID }],
  [`${OURS}/channels/calls/history?call=${ID}`, { kind: 'CALL', id: ID }],
  [`${OURS}/inbox?contactId=${ID}`, { kind: 'CONTACT', id: ID }],
  // It leads to one comment, and is worth more as a link.
  [`${OURS}/inbox?conversationId=${ID}&type=COMMENT&contactId=${ID}&targetNode=${ID}`, undefined],
  [`https://elsewhere.example/connections/contacts?contactId=${ID}`, undefined],
  [`${OURS}/connections/contacts?contactId=1`, undefined],
  [`${OURS}/connections/contacts`, undefined],
  [`See ${OURS}/channels/calls/history?call=${ID}`, undefined],
  ['javascript:alert(1)', undefined],
])('%s shows %j', (text, card) => {
  expect(cardOfLink(text, OURS)).toEqual(card);
});
