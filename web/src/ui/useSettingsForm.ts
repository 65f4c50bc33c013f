import { type FormRulesRecord, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '../app/relay/refusal.ts';
import { useCommit } from '../app/relay/useCommit.ts';

type Fields = Record<string, unknown>;

const same = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
const changedKeys = <Values extends Fields>(a: Values, b: Values) =>
  Object.keys(b).filter((key) => !same(a[key], b[key])) as (keyof Values & string)[];

/** A form of something that others may change meanwhile. */
export interface SettingsForm<Values extends Fields> {
  values: Values;
  pending: boolean;
  refusal: Refusal | undefined;
  dirty: boolean;
  /** Fields that somebody else changed after this form was filled; undefined when nothing stands in the way. */
  conflict: readonly (keyof Values & string)[] | undefined;
  /** Props of an input: value, onChange, error of the rule or of the server. */
  field: (name: keyof Values & string) => {
    value: never;
    onChange: (value: unknown) => void;
    error: React.ReactNode;
  };
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submit: (event?: { preventDefault: () => void }) => void;
  discard: () => void;
  /** Drops the own changes for what is there now. */
  takeTheirs: () => void;
  /** Saves the own changes over what is there now. */
  overwrite: () => void;
}

/**
 * A settings form with a version: what was typed is kept against changes from elsewhere, a stale save shows what differs,
 * and refusals stand at their fields. `values` and `version` are what the server has, as the store knows it.
 * @param changes the fields that differ from what the form was filled with.
 */
export function useSettingsForm<Values extends Fields>({
  values,
  version,
  validate,
  save,
  reload,
}: {
  values: Values;
  version: number;
  validate?: FormRulesRecord<Values>;
  save: (changes: Partial<Values>, version: number) => Promise<void>;
  reload: () => Promise<unknown>;
}): SettingsForm<Values> {
  const [base, setBase] = useState({ values, version });
  const [stale, setStale] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  const form = useForm<Values>({ initialValues: values, ...(validate === undefined ? {} : { validate }) });
  const changes = changedKeys(base.values, form.values);
  const dirty = changes.length > 0;
  const elsewhere = changedKeys(base.values, values);

  const fill = (next: Values, at: number) => {
    setBase({ values: next, version: at });
    setStale(false);
    clear();
    form.setInitialValues(next);
    form.setValues(next);
    form.clearErrors();
  };

  // The store has a newer version: a form without own changes follows; one whose fields did not change only counts on.
  const follow = useEffectEvent(() => {
    if (version === base.version) return;
    if (elsewhere.length === 0) setBase({ values, version });
    else if (!dirty) fill(values, version);
  });
  useEffect(() => follow(), [version]);

  const send = (at: number) =>
    run(async () => {
      const mine = Object.fromEntries(changes.map((key) => [key, form.values[key]])) as Partial<Values>;
      try {
        await save(mine, at);
        fill(form.values, at);
      } catch (error) {
        await reload().catch(() => undefined);
        throw error;
      }
    });

  const submit = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (pending || !dirty || form.validate().hasErrors) return;
    setStale(true);
    void send(base.version);
  };

  return {
    values: form.values,
    pending,
    refusal,
    dirty,
    conflict: stale && refusal?.code === 'CONFLICT' ? elsewhere : undefined,
    field: (name) => {
      const input = form.getInputProps(name) as { value: never; onChange: (value: unknown) => void; error: unknown };
      return {
        value: input.value,
        onChange: (value) => {
          if (refusal !== undefined && refusal.code !== 'CONFLICT') clear();
          input.onChange(value);
        },
        error: (refusal?.field === name ? refusal.message : input.error) as React.ReactNode,
      };
    },
    set: (name, value) => form.setFieldValue(name, value as never),
    submit,
    discard: () => fill(base.values, base.version),
    takeTheirs: () => fill(values, version),
    overwrite: () => void send(version),
  };
}
