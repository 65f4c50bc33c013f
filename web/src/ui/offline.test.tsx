import i18next from 'i18next';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../base/relay/connection.ts';
import common from '../base/texts/common/en.json';
import { Delayed } from './Delayed.tsx';
import { LoadingView } from './LoadingView.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } }));
beforeEach(() => vi.useFakeTimers());

const drawn = (node: ReactNode) => renderToString(<MantineProvider>{node}</MantineProvider>).replaceAll('&#x27;', "'");

it('what loads says that it can’t while offline, instead of a skeleton or a logo without a word', () => {
  connection.requestWorked();
  vi.advanceTimersByTime(5_000);
  expect(drawn(<Delayed>skeleton</Delayed>)).toContain('skeleton');
  expect(drawn(<LoadingView />)).not.toContain(common.loadOffline);
  connection.socketDown();
  vi.advanceTimersByTime(5_000);
  expect(drawn(<Delayed>skeleton</Delayed>)).toContain(common.loadOffline);
  expect(drawn(<Delayed>skeleton</Delayed>)).not.toContain('skeleton');
  expect(drawn(<LoadingView text="One moment" />)).toContain(common.loadOffline);
  vi.useRealTimers();
});
