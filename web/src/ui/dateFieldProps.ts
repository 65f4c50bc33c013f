import type { TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

/** What a field for a day is given. */
export type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue' | 'max' | 'min'> & {
  /** YYYY-MM-DD; empty: none. */
  value: string;
  /** Told of a whole day, and of '' when the field is emptied or holds no day. */
  onChange: (day: string) => void;
  /** The last day that can be chosen. */
  max?: string;
  ref?: Ref<HTMLInputElement>;
};
