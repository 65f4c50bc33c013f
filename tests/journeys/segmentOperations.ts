/** A segment is tried, saved and changed, and somebody enters it by being tagged, through all services. */
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { expect } from 'vitest';
import type { Api, RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOn, anOwnerOnBusiness } from '../testkit/members.ts';

const RULE = {
  match: 'ALL',
  rules: [
    { condition: { field: 'TAG', test: 'IS', values: ['Trade'] } },
    { group: { match: 'NONE', rules: [{ condition: { field: 'CONSENT', test: 'IS', values: ['UNSUBSCRIBED'] } }] } },
  ],
};
const SEGMENT = `subscriberList { id name contactCount version } timezone
  rule { match rules { condition { field propertyId test values } group { match rules { condition { field values } } } } }`;
const PREVIEW = `query ($rule: SegmentGroupInput!) { previewSegment(rule: $rule, timezone: "UTC") {
  count about total subscribed notAsked unsubscribed sample { contact { id } reasons { condition holds value } } } }`;
const CREATE = `mutation ($rule: SegmentGroupInput!) { createSegment(name: "Trade", rule: $rule, timezone: "UTC") { ${SEGMENT} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $rule: SegmentGroupInput) {
  updateSegment(id: $id, version: $version, name: "Trade people", rule: $rule, timezone: "UTC") { ${SEGMENT} } }`;

export async function executeSegments(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Sia');
  const member = await aMember(product.url, owner, 'MEMBER');
  const { createContact: ana } = await owner.api.run(
    'mutation { createContact(firstName: "Ana", phoneNumber: "+15035550197") { id } }',
  );
  const tag =
    'mutation ($ids: [ID!]!, $add: [String!], $remove: [String!]) { tagContacts(ids: $ids, add: $add, remove: $remove) }';
  await owner.api.run(tag, { ids: [ana.id], add: ['Trade'] });
  expect((await member.api.run(PREVIEW, { rule: RULE })).previewSegment).toEqual({
    count: 1,
    about: false,
    total: 1,
    subscribed: 0,
    notAsked: 1,
    unsubscribed: 0,
    sample: [
      {
        contact: { id: ana.id },
        reasons: [
          { condition: 0, holds: true, value: 'Trade' },
          { condition: 1, holds: false, value: 'NOT_ASKED' },
        ],
      },
    ],
  });
  expect(await member.api.refused(CREATE, { rule: RULE })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const both = { match: 'ALL', rules: [{ ...RULE.rules[0], ...RULE.rules[1] }] };
  expect(await owner.api.refused(PREVIEW, { rule: both })).toMatchObject({ code: 'VALIDATION_FAILED', field: 'rule' });

  const heard = member.api.subscribe(
    'subscription { subscriberListChanged { deleted list { name type contactCount } } }',
  );
  const { createSegment: made } = await owner.api.run(CREATE, { rule: RULE });
  expect(made.rule.rules[0].condition).toEqual({ field: 'TAG', propertyId: null, test: 'IS', values: ['Trade'] });
  expect(await heard.frame(({ list }) => list.contactCount === 1)).toMatchObject({ list: { type: 'SEGMENT' } });
  await owner.api.run(tag, { ids: [ana.id], remove: ['Trade'] });
  expect(await heard.frame(({ list }) => list.contactCount === 0)).toMatchObject({ list: { name: 'Trade' } });

  const { id, version } = made.subscriberList;
  const { updateSegment: changed } = await owner.api.run(UPDATE, { id, version });
  expect(changed).toMatchObject({ subscriberList: { name: 'Trade people' }, rule: made.rule });
  const see = `query ($id: ID!) { fetchSegments(query: "people") { subscriberList { id } } getSegmentById(id: $id) { refreshedAt } }`;
  await eventually(async () => {
    const seen = await member.api.run(see, { id });
    expect(seen).toEqual({
      fetchSegments: [{ subscriberList: { id } }],
      getSegmentById: { refreshedAt: expect.any(String) },
    });
  });
  await executePredictions(product, owner.api, RULE_OF_BUYERS);
  await owner.api.run('mutation ($id: ID!) { deleteSegment(id: $id) { timezone } }', { id });
  expect(await owner.api.refused('query ($id: ID!) { getSegmentById(id: $id) { timezone } }', { id })).toMatchObject({
    code: 'NOT_FOUND',
  });
}

const RULE_OF_BUYERS = {
  match: 'ALL',
  rules: [{ condition: { field: 'BUY_AGAIN', test: 'IS', values: ['HIGH'] } }],
};
const SCORES = `query ($id: ID!) { getContactScores(contactId: $id) {
  buyAgain { score band reasons { code raises figure compared } } churnRisk { band } bestHour { hour timezone } } }`;

/** A plan without predictions is refused them; on one that has them, somebody who ordered is scored and counted. */
async function executePredictions(product: RunningProduct, without: Api, rule: object): Promise<void> {
  const { createContact: eve } = await without.run(
    'mutation { createContact(firstName: "Eve", phoneNumber: "+15035550196") { id } }',
  );
  for (const refused of [await without.refused(SCORES, { id: eve.id }), await without.refused(PREVIEW, { rule })])
    expect(refused).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      why: { required: 'PREDICTIVE_SEGMENTATION:ENTERPRISE', whoCanFix: ['OWNER'] },
    });
  const { api, workspaceId } = await anOwnerOn('ENTERPRISE', product, 'Pia');
  const { createContact: fay } = await api.run(
    'mutation { createContact(firstName: "Fay", phoneNumber: "+15035550198") { id } }',
  );
  const now = timestampNow();
  const latestOrder = { orderNumber: '#7', placedAt: now, currency: 'USD' };
  await product.rpc.client(CustomerService).keepCustomer({
    workspaceId,
    customer: { ...shop, contactId: fay.id, externalId: fay.id, orders: 6, asOf: now, latestOrder },
  });
  await eventually(async () => expect((await api.run(PREVIEW, { rule })).previewSegment).toMatchObject({ count: 1 }));
  expect((await api.run(SCORES, { id: fay.id })).getContactScores).toEqual({
    buyAgain: {
      score: 80,
      band: 'HIGH',
      reasons: [
        { code: 'LAST_ORDER', raises: true, figure: 0, compared: 0 },
        { code: 'ORDERS', raises: true, figure: 6, compared: 0 },
      ],
    },
    churnRisk: null,
    bestHour: null,
  });
}

const shop = { source: 'SHOPIFY', totalSpentMicros: 90_000_000n, currency: 'USD' };
