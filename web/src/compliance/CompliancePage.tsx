import { useInterval } from '@mantine/hooks';
import { Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CompliancePageQuery } from '../__generated__/CompliancePageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './Compliance.module.css';
import { RegistrationForm } from './RegistrationForm.tsx';

const LOCAL = 'local';
/** While the carriers review one, how it stands is looked at so often. */
const LOOK_MS = 5_000;

/** The registrations of a workspace: of its local numbers, and of each toll-free number. */
export function CompliancePage() {
  const { t } = useTranslation(['compliance', 'shell']);
  const navigate = useNavigate();
  const { number } = useSearch({ from: '/shell/settings/settings/compliance' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const { getWorkspaceTrusthub: local, fetchWorkspacePhoneNumbers } = useRouteQuery<CompliancePageQuery>(
    graphql`
      query CompliancePageQuery @preloadable {
        getWorkspaceTrusthub {
          id
          status
          ...RegistrationForm_registration
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
  const chosen = tollFree.find(({ id }) => id === number);
  const registration = chosen ? (chosen.tollFreeVerificationData?.registration ?? null) : (local ?? null);
  const underReview = registration?.status === 'PENDING' || registration?.status === 'IN_REVIEW';
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (underReview) start();
    return stop;
  }, [underReview, start, stop]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <PageHeading>{t('shell:pages.compliance')}</PageHeading>
        <p>{t('lead')}</p>
      </header>
      {tollFree.length === 0 ? null : (
        <Select
          label={t('which')}
          allowDeselect={false}
          value={chosen?.id ?? LOCAL}
          onChange={(value) =>
            void navigate({ to: '/settings/compliance', search: value && value !== LOCAL ? { number: value } : {} })
          }
          data={[
            { value: LOCAL, label: t('local') },
            ...tollFree.map(({ id, number: e164, name }) => ({ value: id, label: `${formatPhone(e164)} · ${name}` })),
          ]}
          data-testid="which-registration"
        />
      )}
      <RegistrationForm
        key={chosen?.id ?? LOCAL}
        registration={registration}
        phoneNumberId={chosen?.id}
        whyNot={me.whyNot('COMPLAINCE', 'UPDATE')}
        renew={renew}
      />
    </div>
  );
}
