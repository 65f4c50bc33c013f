import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import inbox from './texts/en.json';
import { WindowChip } from './WindowChip.tsx';

/** When the person wrote, and when the window of 24 hours that this opened is over. */
const WROTE = Date.parse('2026-11-28T09:00:00Z');
const CLOSES = new Date(WROTE + 86_400_000).toISOString();

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { inbox } } }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shownAt(hours: number, minutes: number, seconds: number) {
  vi.setSystemTime(WROTE + ((hours * 60 + minutes) * 60 + seconds) * 1_000);
  const html = renderToString(
    <MantineProvider>
      <WindowChip closesAt={CLOSES} />
    </MantineProvider>,
  );
  return {
    open: /data-open="(\w+)"/.exec(html)?.[1],
    warns: html.includes('data-tone="warning"'),
    says: html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ''),
  };
}

it('counts down what is left of the 24 hours, warns of their end, and is closed a second after it', () => {
  expect(shownAt(0, 0, 1)).toMatchObject({
    open: 'true',
    warns: false,
    says: expect.stringContaining('23 hr 59 min') as string,
  });
  expect(shownAt(20, 30, 0)).toMatchObject({
    open: 'true',
    warns: true,
    says: expect.stringContaining('3 hr 30 min') as string,
  });
  expect(shownAt(23, 59, 59)).toMatchObject({
    open: 'true',
    warns: true,
    says: expect.stringContaining('1 sec') as string,
  });
  expect(shownAt(24, 0, 1)).toMatchObject({ open: 'false', says: inbox.channel.closed });
});
