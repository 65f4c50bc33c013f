import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useChoicesQuery } from '../__generated__/useChoicesQuery.graphql.ts';
import { hourName } from '../ui/dates.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { BANDS } from './predictive.ts';
import type { SegmentField } from './rule.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface Property {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly options: readonly string[];
}
export interface Choices {
  readonly of: Partial<Record<SegmentField, readonly Choice[]>>;
  readonly properties: readonly Property[];
}

const STATES = ['SUBSCRIBED', 'NOT_ASKED', 'UNSUBSCRIBED', 'PENDING', 'INVALID'] as const;
const CALL_RESULTS = ['COMPLETED', 'MISSED', 'VOICEMAIL', 'ABANDONED', 'REJECTED', 'FAILED'] as const;
const SOURCES = ['IMPORT', 'GOOGLE', 'SHOPIFY', 'WIX', 'SLACK', 'API'] as const;
/** Languages to choose from, BCP 47. */
const LANGUAGES = 'en es fr de pt it nl pl sv da nb fi cs ro el tr uk ru ar he hi vi zh ja ko'.split(' ');

const same = (value: string): Choice => ({ value, label: value });

/** What conditions can be chosen from: the workspace's tags, companies, lists and properties, and what is the same everywhere. */
export function useChoices(): Choices {
  const { t, i18n } = useTranslation(['segments', 'consent']);
  const paneKey = usePaneKey();
  const data = useLazyLoadQuery<useChoicesQuery>(
    graphql`
      query useChoicesQuery {
        fetchContactTags {
          name
        }
        fetchContactCompanies {
          name
        }
        fetchContactProperties {
          id
          name
          type
          options
        }
        fetchSubscriberLists(limit: 100, filters: { type: LIST }) {
          data {
            id
            name
          }
        }
        fetchCountries {
          code
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  return useMemo(() => {
    const bands = BANDS.map((value) => ({ value, label: t(`bands.${value}`) }));
    const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
    return {
      properties: data.fetchContactProperties,
      of: {
        TAG: data.fetchContactTags.map(({ name }) => same(name)),
        COMPANY: data.fetchContactCompanies.map(({ name }) => same(name)),
        LIST: data.fetchSubscriberLists.data.map(({ id, name }) => ({ value: id, label: name })),
        COUNTRY: data.fetchCountries
          .map(({ code, name }) => ({ value: code, label: name }))
          .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
        CONSENT: STATES.map((value) => ({ value, label: t(`consent:state.${value}`) })),
        SOURCE: SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
        LANGUAGE: LANGUAGES.map((value) => ({ value, label: languages.of(value) ?? value })),
        CALL_RESULT: CALL_RESULTS.map((value) => ({ value, label: t(`callResults.${value}`) })),
        BUY_AGAIN: bands,
        CHURN_RISK: bands,
        BEST_HOUR: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) })),
        TIMEZONE: Intl.supportedValuesOf('timeZone').map((zone) => same(zone)),
      },
    };
  }, [data, i18n.language, t]);
}

/** The same choice in words; what is gone shows as it is stored. */
export const labelOf = (choices: readonly Choice[] | undefined, value: string): string =>
  choices?.find((choice) => choice.value === value)?.label ?? value;
