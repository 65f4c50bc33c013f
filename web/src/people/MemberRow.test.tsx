import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createOperationDescriptor } from 'relay-runtime';
import { beforeAll, expect, it } from 'vitest';
import query from '../__generated__/useSoundsQuery.graphql.ts';
import { Filled, filledEnvironment } from '../base/relay/relay.testkit.tsx';
import common from '../base/texts/common/en.json';
import { RowContext } from '../ui/list/rowContext.ts';
import { MemberRow } from './MemberRow.tsx';
import people from './texts/en.json';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, people } } }));

const PLACE = {
  id: 'u',
  entry: 0,
  index: 0,
  chosen: false,
  selected: undefined,
  tabIndex: 0,
  measure: () => undefined,
  open: undefined,
  select: () => undefined,
} as const;

const MEMBER = { role: 'MEMBER', own: false, teams: 'Sales' };

/** The row of a member: what it says of now. */
function now(values: Record<string, string | boolean | number>, reason: string | null): string {
  const environment = filledEnvironment([]);
  environment.commitUpdate((store) => {
    const profile = store.create('u', 'UserProfile');
    const usual = { id: 'u', displayName: 'Ben Lindqvist', email: 'ben@example.com', status: 'ACTIVE', hasSeat: true };
    for (const [name, value] of Object.entries({ ...usual, missedCalls: 0, ...values })) profile.setValue(value, name);
    for (const name of ['presenceReason', 'presenceUntil', 'deactivationReason', 'profileImageMedia'])
      profile.setValue(null, name);
    const device = store.create('d', 'DeviceAvailability');
    device
      .setValue(reason === null, 'reachable')
      .setValue(reason, 'reason')
      .setValue(0, 'reachableDevices');
    profile.setLinkedRecord(device, 'deviceAvailability');
  });
  const profile = {
    __id: 'u',
    __fragments: { MemberRow_profile: {} },
    __fragmentOwner: createOperationDescriptor(query, {}).request,
  };
  const html = renderToString(
    <MantineProvider>
      <Filled environment={environment}>
        <RowContext value={PLACE}>
          <MemberRow {...MEMBER} profile={profile as never} />
        </RowContext>
      </Filled>
    </MantineProvider>,
  );
  return html.replaceAll('<!-- -->', '');
}

it.each(['NO_DEVICE', 'SILENT'] as const)(
  'who is offline is said to be offline, and %s is the reason behind it',
  (reason) => {
    const html = now({ presence: 'OFFLINE' }, reason);
    expect(/<span tabindex="0" data-testid="member-offline"[^>]*>([^<]*)/i.exec(html)?.[1]).toBe('Offline');
    expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toContain(people.reach[reason]);
  },
);

it('who can be reached, or has no seat to be rung at, has no reason to hide', () => {
  expect(now({ presence: 'AVAILABLE' }, null)).toContain(common.presence.AVAILABLE);
  expect(now({ presence: 'AVAILABLE' }, null)).not.toContain('member-offline');
  expect(now({ presence: 'OFFLINE', hasSeat: false }, 'NO_DEVICE')).not.toContain('member-offline');
});
