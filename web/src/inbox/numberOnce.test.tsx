/** A number that has no name is read once, where a name and its number would stand beside each other. */
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { Filled, filledEnvironment } from '../base/relay/relay.testkit.tsx';
import common from '../base/texts/common/en.json';
import { PhoneReactContext, type Phone } from '../phone/PhoneContext.ts';
import uiTexts from '../ui/texts/en.json';
import { NumberChip } from './NumberChip.tsx';
import inbox from './texts/en.json';
import { ThreadHeader } from './ThreadHeader.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { common, inbox, ui: uiTexts } },
    interpolation: { escapeValue: false },
  }),
);

const NUMBER = '+12125550100';
const SHOWN = '(212) 555-0100';
/** How often it is on the screen: names for screen readers are no text. */
const times = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').split(SHOWN).length - 1;

it('the head of a thread says the number of an unsaved caller once', async () => {
  const peer = { kind: 'NUMBER', whyNoCall: undefined, whyNoReply: undefined, whyNoBlock: undefined } as const;
  const head = (
    <MantineProvider>
      <Filled environment={filledEnvironment([])}>
        <PhoneReactContext value={{} as Phone}>
          <ThreadHeader
            contact={null}
            peerNumber={NUMBER}
            peer={peer}
            done={false}
            thread={undefined}
            tags={[]}
            onDone={() => undefined}
            onUnread={() => undefined}
            onDetails={undefined}
          />
        </PhoneReactContext>
      </Filled>
    </MantineProvider>
  );
  const rootRoute = createRootRoute({ component: () => head });
  const router = createRouter({
    routeTree: rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '/inbox' })]),
    history: createMemoryHistory({ initialEntries: ['/inbox'] }),
  });
  await router.load();
  expect(times(renderToString(<RouterProvider router={router as never} />))).toBe(1);
});

it('the number that a text goes out by is said once, with the name that somebody gave it', () => {
  const chip = (name: string) => {
    const number = { id: 'n', name, number: NUMBER } as Parameters<typeof NumberChip>[0]['number'];
    return renderToString(
      <MantineProvider>
        <NumberChip numbers={[number]} number={number} onChoose={() => undefined} />
      </MantineProvider>,
    );
  };
  expect(times(chip(SHOWN))).toBe(1);
  expect(times(chip('Support'))).toBe(1);
  expect(chip('Support')).toContain('>Support<');
});
