import { useInterval } from '@mantine/hooks';
import { Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CompliancePageQuery } from '../__generated__/CompliancePageQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { countryName } from '../ui/countryName.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CardsLoading } from '../ui/SettingsLoading.tsx';
import styles from './Compliance.module.css';
import { COUNTRIES } from './documents/countries.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const NumberDocuments = lazyPart(async () => ({
  default: (await import('./documents/NumberDocuments.tsx')).NumberDocuments,
}));

const LOCAL = 'local';
/** Of countries that sell numbers with documents alone. */
const DOCUMENTS = 'documents';
/** While the carriers review one, how it stands is looked at so often. */
const LOOK_MS = 5_000;

/** The registrations of a workspace: of its local numbers, and of each toll-free number. */
export function CompliancePage() {
  const { t, i18n } = useTranslation(['compliance', 'numberDocuments', 'shell']);
  const navigate = useNavigate();
  const { number, country, sender } = useSearch({ from: '/shell/settings/settings/compliance' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const {
    getWorkspaceTrusthub: local,
    fetchWorkspacePhoneNumbers,
    getSenderIds,
  } = useRouteQuery<CompliancePageQuery>(
    graphql`
      query CompliancePageQuery @preloadable {
        getWorkspaceTrusthub {
          id
          status
          ...RegistrationForm_registration
        }
        getSenderIds {
          id
          senderId
          country
        }
        fetchWorkspacePhoneNumbers {
          data {
            id
            number
            name
            type
            tollFreeVerificationData {
              registration {
                id
                status
                ...RegistrationForm_registration
              }
            }
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  const tollFree = fetchWorkspacePhoneNumbers.data.filter(({ type }) => type === 'TOLL_FREE');
  const registered = getSenderIds.filter((one) => COUNTRIES.includes(one.country));
  const ofSender = registered.find((one) => one.country === country && one.senderId === sender);
  const chosen = tollFree.find(({ id }) => id === number);
  const registration = chosen ? (chosen.tollFreeVerificationData?.registration ?? null) : (local ?? null);
  const underReview = registration?.status === 'PENDING' || registration?.status === 'IN_REVIEW';
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (underReview && country === undefined) start();
    return stop;
  }, [underReview, country, start, stop]);
  const searchOf = (value: string | null) => {
    const asSender = registered.find(({ id }) => id === value);
    if (asSender) return { country: asSender.country, sender: asSender.senderId };
    if (value === DOCUMENTS) return { country: 'KE' };
    return value === null || value === LOCAL ? {} : { number: value };
  };
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <PageHeading>{t('shell:pages.compliance')}</PageHeading>
        <p>
          {ofSender
            ? t('numberDocuments:sender.lead', { country: countryName(ofSender.country, i18n.language) })
            : t(country === undefined ? 'lead' : 'numberDocuments:lead')}
        </p>
      </header>
      <Select
        label={t('which')}
        allowDeselect={false}
        value={ofSender?.id ?? (country === undefined ? (chosen?.id ?? LOCAL) : DOCUMENTS)}
        onChange={(value) => void navigate({ to: '/settings/compliance', search: searchOf(value) })}
        data={[
          { value: LOCAL, label: t('local') },
          ...tollFree.map(({ id, number: e164, name }) => ({ value: id, label: `${formatPhone(e164)} · ${name}` })),
          { value: DOCUMENTS, label: t('numberDocuments:option') },
          ...registered.map((one) => ({
            value: one.id,
            label: t('numberDocuments:sender.option', {
              name: one.senderId,
              country: countryName(one.country, i18n.language),
            }),
          })),
        ]}
        data-testid="which-registration"
      />
      {country === undefined ? (
        <RegistrationForm
          key={chosen?.id ?? LOCAL}
          registration={registration}
          phoneNumberId={chosen?.id}
          whyNot={me.whyNot('COMPLAINCE', 'UPDATE')}
          renew={renew}
        />
      ) : (
        <Suspense fallback={<CardsLoading />}>
          <NumberDocuments
            key={ofSender?.id}
            country={country}
            senderId={ofSender?.senderId}
            whyNot={me.whyNot('COMPLAINCE', 'UPDATE')}
          />
        </Suspense>
      )}
    </div>
  );
}
