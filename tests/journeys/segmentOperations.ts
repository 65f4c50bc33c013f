/** A segment is tried, saved and changed, and somebody enters it by being tagged, through all services. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

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
  await owner.api.run('mutation ($id: ID!) { deleteSegment(id: $id) { timezone } }', { id });
  expect(await owner.api.refused('query ($id: ID!) { getSegmentById(id: $id) { timezone } }', { id })).toMatchObject({
    code: 'NOT_FOUND',
  });
}
