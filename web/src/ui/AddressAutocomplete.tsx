import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { AddressAutocompleteQuery } from '../__generated__/AddressAutocompleteQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';

/** How long somebody has to stop typing before suggestions are asked for, in milliseconds (spec 000 §9). */
const DEBOUNCE_MS = 800;
/** Fewer letters suggest everything. */
const LEAST = 3;

type Suggestion = AddressAutocompleteQuery['response']['suggestAddresses'][number];

type Props = Omit<AutocompleteProps, 'data' | 'filter' | 'onChange' | 'value'> & {
  value: string;
  onChange: (text: string) => void;
  /** A suggestion was picked: the street stands in the field already, the other parts are for the fields beside it. */
  onPick: (suggestion: Suggestion) => void;
  /** ISO 3166-1 alpha-2: only addresses there. */
  country?: string | undefined;
};

/** A street with suggestions. What is typed stays as it is; a failed look-up shows nothing (spec 000 §8). */
export function AddressAutocomplete({ value, onChange, onPick, country, ...field }: Props) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const asking = useRef<Subscription>(undefined);
  useEffect(() => () => asking.current?.unsubscribe(), []);

  const ask = useDebouncedCallback((text: string) => {
    asking.current?.unsubscribe();
    asking.current = fetchQuery<AddressAutocompleteQuery>(
      environment,
      graphql`
        query AddressAutocompleteQuery($text: String!, $country: String) {
          suggestAddresses(text: $text, country: $country) {
            label
            address1
            city
            state
            zip
            country
          }
        }
      `,
      { text, country: country ?? null },
    ).subscribe({
      next: (data) => setSuggestions(data.suggestAddresses),
      error: () => setSuggestions([]),
    });
  }, DEBOUNCE_MS);

  return (
    <Autocomplete
      autoComplete="off"
      {...field}
      value={value}
      data={[...new Set(suggestions.map(({ label }) => label))]}
      // The server has chosen already.
      filter={({ options }) => options}
      onChange={(text) => {
        const picked = suggestions.find(({ label }) => label === text);
        if (picked !== undefined) {
          onPick(picked);
          setSuggestions([]);
          return;
        }
        onChange(text);
        if (text.trim().length < LEAST) setSuggestions([]);
        else ask(text.trim());
      }}
    />
  );
}
