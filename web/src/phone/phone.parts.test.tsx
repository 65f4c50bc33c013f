/** Parts of the phone as they are drawn, without a browser. */
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../base/relay/connection.ts';
import common from '../base/texts/common/en.json';
import { PartyName } from './PartyName.tsx';
import { PhoneReactContext, type Phone } from './PhoneContext.ts';
import { PhoneChip } from './PhoneChip.tsx';
import { call } from './phone.testkit.ts';
import { freshContext } from './phoneState.ts';
import phoneExtra from './texts/phoneExtra/en.json';
import phoneTexts from './texts/en.json';
import { TransferRequest } from './transfer/TransferRequest.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { common, phone: phoneTexts, phoneExtra } },
    interpolation: { escapeValue: false },
  }),
);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ready = {
  state: 'IDLE',
  context: { ...freshContext, registered: true },
  role: 'phone',
  hasSeat: true,
  reachable: true,
  microphoneBlocked: false,
  ringBlocked: false,
  myName: 'Grace Okafor',
} as Partial<Phone> as Phone;

const drawn = (node: ReactNode, phone: Partial<Phone> = {}) =>
  renderToString(
    <MantineProvider>
      <PhoneReactContext value={{ ...ready, ...phone }}>{node}</PhoneReactContext>
    </MantineProvider>,
  ).replaceAll('<!-- -->', '');

const shownStatus = (html: string) =>
  /data-testid="phone-status" data-status="(\w+)"[^>]*>.*?<span[^>]*>([^<]*)<\/span>/.exec(html)?.slice(1, 3);

it('the chip says that the phone is offline while the server is out of reach, and that it is ready again', () => {
  connection.requestWorked();
  vi.advanceTimersByTime(5_000);
  expect(shownStatus(drawn(<PhoneChip />))).toEqual(['ready', phoneTexts.ready]);
  connection.socketDown();
  vi.advanceTimersByTime(5_000);
  expect(shownStatus(drawn(<PhoneChip />))).toEqual(['offline', 'Offline']);
  connection.socketUp();
  expect(shownStatus(drawn(<PhoneChip />))?.[0]).toBe('ready');
});

it('a transfer shows from whom to whom: the one who is asked is You', () => {
  const transfer = {
    fromAgentName: 'Maya Ortiz',
    toTeam: false,
    toUserOrTeamName: 'Grace Okafor',
    message: '',
    stageSince: '2026-11-21T10:00:00.000Z',
  };
  const asked = call({ transfer } as never);
  const html = drawn(<TransferRequest />, {
    state: 'INCOMING_TRANSFER',
    context: { ...ready.context, call: asked },
  });
  const fromTo = /data-testid="transfer-from">(.*?)<\/strong>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ' ');
  expect(fromTo?.split(/\s{2,}/).map((part) => part.trim())).toEqual(['Maya Ortiz', 'You']);
});

/** The name of who is at the other end, on a page. */
async function nameOn(page: string, who: Parameters<typeof PartyName>[0]['call']): Promise<string> {
  const rootRoute = createRootRoute({ component: () => <PartyName call={who} /> });
  const routes = ['/inbox', '/extension'].map((path) => createRoute({ getParentRoute: () => rootRoute, path }));
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [page] }),
  });
  vi.useRealTimers();
  await router.load();
  return renderToString(<RouterProvider router={router as never} />);
}

it('the name of a contact leads to the conversation, but for those who have none, and where no page can show it', async () => {
  const named = call();
  expect(await nameOn('/inbox', named)).toMatch(/<a [^>]*data-testid="party-link" href="\/inbox\?contactId=p1"/);
  expect(await nameOn('/extension', named)).not.toContain('href');
  expect(await nameOn('/inbox', call({ contact: null }))).not.toContain('href');
  expect(await nameOn('/inbox', named)).toContain('Ana Whitcombe');
});
