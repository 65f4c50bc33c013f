import { Textarea, TextInput } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Refusal } from '../../base/relay/refusal.ts';
import type { Fields } from './fields.ts';
import styles from './FormFields.module.css';

/** What an input takes, whichever hook holds the form. */
export type Bound = Readonly<Record<string, unknown>>;

interface Props<Name extends string> {
  fields: Fields<Name>;
  label: (name: Name) => string;
  /** Value, change and error of a field: `form.getInputProps` of Mantine's form, or `settings.field`. */
  bind: (name: Name) => Bound;
  /** Renews an input whose value was set from outside, where the form is uncontrolled. */
  keyOf?: ((name: Name) => string) | undefined;
  /** Stands at the field that it is about. */
  refusal?: Refusal | undefined;
  /** An input that is no line of text, which takes the props; undefined for one that is. */
  renderInput?: (name: Name, props: Bound & { readonly label: string }) => ReactNode | undefined;
  readOnly?: boolean;
  /** What a field's `data-testid` begins with. */
  testId: string;
}

/** The inputs of a form, in its rows. */
export function FormFields<Name extends string>({ fields, ...props }: Props<Name>) {
  return fields.rows.map((row) =>
    row.length === 1 && row[0] !== undefined ? (
      <FormField key={row[0]} name={row[0]} fields={fields} {...props} />
    ) : (
      <div key={row.join()} className={styles['row']}>
        {row.map((name) => (
          <FormField key={name} name={name} fields={fields} {...props} />
        ))}
      </div>
    ),
  );
}

function FormField<Name extends string>({
  name,
  fields,
  label,
  bind,
  keyOf,
  refusal,
  renderInput,
  readOnly,
  testId,
}: Props<Name> & { name: Name }) {
  const { most = 80, type, required, first } = fields.of[name] ?? {};
  const key = keyOf?.(name) ?? name;
  const props = {
    label: label(name),
    'data-testid': `${testId}-${name}`,
    ...bind(name),
    ...(required === true ? { required } : {}),
    ...(first === true ? { 'data-autofocus': true } : {}),
    ...(readOnly === undefined ? {} : { readOnly }),
    ...(refusal?.field === name ? { error: refusal.message } : {}),
  };
  const input = renderInput?.(name, props);
  if (input !== undefined) return <Fragment key={key}>{input}</Fragment>;
  if (type === 'lines') return <Textarea key={key} maxLength={most} autosize {...props} />;
  return <TextInput key={key} maxLength={type === undefined ? most : undefined} type={type ?? 'text'} {...props} />;
}
