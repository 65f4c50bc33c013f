import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { askedAhead } from '../base/fetchPart.ts';
import { lazyPart } from '../base/lazyPart.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import { writtenDay } from './dates.ts';

// Asked for together with the page that has such a field, and in none of the pages' own files.
const DayInput = lazyPart(askedAhead(() => import('./DayInput.tsx')));

/** A day: typed in the reader's way or chosen from a calendar, which opens with a click or the arrow down; shown with its month in words. */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange: _,
    max: __,
    ref: ___,
    'data-testid': ____,
    ...input
  } = props as DateFieldProps & { 'data-testid'?: string };
  return (
    <Suspense fallback={<TextInput {...input} readOnly value={value === '' ? '' : writtenDay(value)} />}>
      <DayInput {...props} />
    </Suspense>
  );
}
