import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useSubscription } from 'react-relay';
import type { useWhyNoTexts_contact$key } from '../__generated__/useWhyNoTexts_contact.graphql.ts';
import type { useWhyNoTextsSubscription } from '../__generated__/useWhyNoTextsSubscription.graphql.ts';
import { writtenDate } from '../ui/dates.ts';

/** Why nobody may text this contact, in words; undefined: they may be texted. It follows what the person and others do meanwhile. */
export function useWhyNoTexts(key: useWhyNoTexts_contact$key | null): string | undefined {
  const { t } = useTranslation('consent');
  const contact = useFragment(
    graphql`
      fragment useWhyNoTexts_contact on Contact {
        smsMarketingConsent {
          blocked
          consentUpdatedAt
        }
      }
    `,
    key,
  );
  const consent = contact?.smsMarketingConsent;
  if (!consent?.blocked) return undefined;
  return t('blocked', { date: writtenDate(new Date(String(consent.consentUpdatedAt))) });
}

/** Keeps what is shown of a contact's consent up to date. `onChanged` stays the same function. */
export function useConsentChanged(contactId: string, onChanged?: () => void): void {
  useSubscription<useWhyNoTextsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWhyNoTextsSubscription($contactId: ID!) {
            smsConsentChanged(contactId: $contactId) {
              contact {
                id
                smsMarketingConsent {
                  state
                  optInLevel
                  consentUpdatedAt
                  consentCollectedSource
                  blocked
                }
              }
            }
          }
        `,
        variables: { contactId },
        onNext: () => onChanged?.(),
      }),
      [contactId, onChanged],
    ),
  );
}
