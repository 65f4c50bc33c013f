import { type ReactNode, useState } from 'react';
import type { Refusal } from '../base/relay/refusal.ts';
import { useCommit } from '../base/relay/useCommit.ts';

type Fields = Record<string, unknown>;
type Name<Values> = keyof Values & string;
/** What is wrong with a field, as text; null when nothing is. Mantine's `isNotEmpty(text)` and `isEmail(text)` are rules. */
type Rules<Values> = { [Key in Name<Values>]?: (value: Values[Key], values: Values) => ReactNode };

const same = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
const differing = <Values extends Fields>(a: Values, b: Values) =>
  Object.keys(b).filter((key) => !same(a[key], b[key])) as Name<Values>[];

/** A form of something that others may change meanwhile. */
export interface SettingsForm<Values extends Fields> {
  values: Values;
  pending: boolean;
  refusal: Refusal | undefined;
  dirty: boolean;
  /** The save was stale: fields that differ now from what the form was filled with. Else undefined. */
  conflict: readonly Name<Values>[] | undefined;
  /** Props of a text input, or of whatever hands its value itself to `onChange`. */
  field: <Key extends Name<Values>>(
    name: Key,
  ) => {
    value: Values[Key];
    onChange: (change: Values[Key] | null | { currentTarget: { value: string } }) => void;
    error: ReactNode;
  };
  set: <Key extends Name<Values>>(name: Key, value: Values[Key]) => void;
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
 * @param save sends the fields that differ from what the form was filled with; its answer brings the new version.
 * @param reload reads the thing anew into the store; called after each refusal.
 */
export function useSettingsForm<Values extends Fields>({
  values: saved,
  version,
  rules = {},
  save,
  reload,
}: {
  values: Values;
  version: number;
  rules?: Rules<Values>;
  save: (changes: Partial<Values>, version: number) => Promise<void>;
  reload: () => Promise<unknown>;
}): SettingsForm<Values> {
  const [base, setBase] = useState({ values: saved, version });
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<Partial<Record<Name<Values>, ReactNode>>>({});
  const { pending, refusal, run, clear } = useCommit();
  const changes = differing(base.values, values);
  const dirty = changes.length > 0;
  const elsewhere = differing(base.values, saved);

  const fill = (next: Values, at: number) => {
    setBase({ values: next, version: at });
    setValues(next);
    setErrors({});
    clear();
  };

  // The store has another version: where no field of ours changed, the form counts on; without own changes it follows.
  if (version !== base.version && (elsewhere.length === 0 || !dirty)) {
    setBase({ values: saved, version });
    if (!dirty) setValues(saved);
  }

  const send = (at: number) =>
    run(async () => {
      const mine = Object.fromEntries(changes.map((key) => [key, values[key]])) as Partial<Values>;
      try {
        await save(mine, at);
      } catch (error) {
        await reload().catch(() => undefined);
        throw error;
      }
      setBase({ values, version: at });
    });

  const submit = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    const found = Object.fromEntries(
      (Object.keys(rules) as Name<Values>[]).flatMap((name) => {
        const problem = rules[name]?.(values[name], values) ?? null;
        return problem === null ? [] : [[name, problem]];
      }),
    ) as typeof errors;
    setErrors(found);
    if (!pending && dirty && Object.keys(found).length === 0) void send(base.version);
  };

  const set = <Key extends Name<Values>>(name: Key, value: Values[Key]) => {
    if (refusal !== undefined && refusal.code !== 'CONFLICT') clear();
    setErrors(({ [name]: _gone, ...rest }) => rest as typeof errors);
    setValues((current) => ({ ...current, [name]: value }));
  };

  return {
    values,
    pending,
    refusal,
    dirty,
    conflict: refusal?.code === 'CONFLICT' ? elsewhere : undefined,
    field: (name) => ({
      value: values[name],
      onChange: (change) => {
        const isEvent = typeof change === 'object' && change !== null && 'currentTarget' in change;
        set(name, (isEvent ? change.currentTarget.value : (change ?? '')) as Values[typeof name]);
      },
      error: refusal?.field === name ? refusal.message : errors[name],
    }),
    set,
    submit,
    discard: () => fill(base.values, base.version),
    takeTheirs: () => fill(saved, version),
    overwrite: () => void send(version),
  };
}
