import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import notifications from '../notifications/texts/en.json';
import { HoursEditor } from './HoursEditor.tsx';
import type { Block } from './workingHours.ts';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { notifications } } }));

const NINE: Block = { start: '09:00', end: '17:00' };
const copyOf = (openDays: readonly number[]) =>
  /data-testid="hours-copy".*?>(Copy [^<]*)</s.exec(
    renderToString(
      <MantineProvider>
        <HoursEditor
          days={[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: openDays.includes(weekday) ? [NINE] : [] }))}
          onChange={() => undefined}
          error={undefined}
        />
      </MantineProvider>,
    ),
  )?.[1];

it('offers to copy the first day with hours to all days, unless all are alike', () => {
  expect(copyOf([2, 3])).toBe('Copy Tuesday to all days');
  expect(copyOf([])).toBeUndefined();
  expect(copyOf([1, 2, 3, 4, 5, 6, 7])).toBeUndefined();
});
