import { Select } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NumberDocumentsQuery } from '../../__generated__/NumberDocumentsQuery.graphql.ts';
import { useFetchKey } from '../../base/relay/resync.ts';
import { countryName } from '../../ui/countryName.ts';
import { COUNTRIES } from './countries.ts';
import { DocumentsForm } from './DocumentsForm.tsx';

/** While the carrier reviews them, how they stand is looked at so often. */
const LOOK_MS = 5_000;

/** What a workspace hands in so that numbers of regulated countries are sold to it, country by country; or for a sender name. */
export function NumberDocuments({
  country: asked,
  senderId,
  whyNot,
}: {
  country: string;
  /** Undefined: it is for numbers. */
  senderId: string | undefined;
  whyNot: string | undefined;
}) {
  const { t, i18n } = useTranslation('numberDocuments');
  const navigate = useNavigate();
  const [fetchKey, renew] = useFetchKey();
  const { fetchNumberDocuments: all } = useLazyLoadQuery<NumberDocumentsQuery>(
    graphql`
      query NumberDocumentsQuery {
        fetchNumberDocuments {
          id
          status
          endUser
          country
          senderId
          ...DocumentsForm_documents
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const country = COUNTRIES.includes(asked) ? asked : 'KE';
  const saved = all.find((one) => one.country === country && (one.senderId ?? undefined) === senderId) ?? null;
  const underReview = saved?.status === 'PENDING' || saved?.status === 'IN_REVIEW';
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (underReview) start();
    return stop;
  }, [underReview, start, stop]);
  return (
    <>
      {senderId === undefined ? (
        <Select
          label={t('country')}
          allowDeselect={false}
          value={country}
          data={COUNTRIES.map((value) => ({ value, label: countryName(value, i18n.language) }))}
          onChange={(value) => {
            if (value) void navigate({ to: '/settings/compliance', search: { country: value } });
          }}
          data-testid="documents-country"
        />
      ) : null}
      <DocumentsForm
        key={country}
        country={country}
        senderId={senderId}
        documents={saved}
        first={saved?.endUser ?? 'BUSINESS'}
        whyNot={whyNot}
        renew={renew}
      />
    </>
  );
}
