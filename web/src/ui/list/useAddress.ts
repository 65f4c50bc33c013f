import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

/** What of an address a part of a page keeps there, by name. */
export type AddressPart<Name extends string> = Partial<Record<Name, string>>;
/** What to change of it; null takes a name out. */
export type AddressChange<Name extends string> = Partial<Record<Name, string | null>>;

/** An address's parameters after a change, those of other parts as they were. */
export function changedAddress(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, string | null | undefined>>,
): Record<string, unknown> {
  const after = { ...before, ...change };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null && value !== undefined));
}

/**
 * A page's state in its address, where a reload, a bookmark and a colleague find it. The route's `validateSearch` must know the
 * names. What was changed holds immediately: the address follows in its time, and the next key must not act on what was before.
 * @param names the same array at each render
 * @param history whether Back leads from what is open to the list
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
  { history = false }: { history?: boolean } = {},
): [AddressPart<Name>, (change: AddressChange<Name>) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const place = useLocation({ select: ({ state }) => state.__TSR_key });
  const navigate = useNavigate();
  const [aim, setAim] = useState<{ place: string | undefined; search: Readonly<Record<string, unknown>> }>();
  if (aim !== undefined && aim.place !== place) setAim(undefined);
  const current = aim !== undefined && aim.place === place ? aim.search : search;
  // The same object while it says the same: a list is not read anew because something else of the address has changed.
  const written = JSON.stringify(names.map((name) => current[name]));
  const part = useMemo(() => {
    const values = JSON.parse(written) as unknown[];
    return Object.fromEntries(
      names.flatMap((name, at) => (typeof values[at] === 'string' ? [[name, values[at]]] : [])),
    ) as AddressPart<Name>;
  }, [names, written]);
  const change = (next: AddressChange<Name>) => {
    setAim({ place, search: changedAddress(current, next) });
    // From one to the next of a list is no place of its own to come back to.
    const isStep = (Object.keys(next) as Name[]).every((name) => next[name] !== null && current[name] !== undefined);
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => changedAddress(before, next),
      replace: !history || isStep,
      resetScroll: false,
    } as never);
  };
  return [part, change];
}
