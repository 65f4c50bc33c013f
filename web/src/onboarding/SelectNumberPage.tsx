import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconClock, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SelectNumberPageCountryQuery } from '../__generated__/SelectNumberPageCountryQuery.graphql.ts';
import type { SelectNumberPageQuery } from '../__generated__/SelectNumberPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { countryName } from '../ui/countryName.ts';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { Optional } from '../ui/Optional.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './Onboarding.module.css';
import { reachesEmergency } from './setupValues.ts';
import { StepPage } from './StepPage.tsx';
import { useStep } from './useStep.ts';

/** The test number is here at once; buying one can wait (ux §8). */
export function SelectNumberPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const step = useStep('selectNumber');
  return (
    <StepPage
      page="selectNumber"
      title={t('number.title')}
      lead={t('number.lead')}
      step={step}
      primary={
        <Button loading={step.pending} onClick={() => void step.finish()} data-testid="onboarding-continue">
          {t('common:continue')}
        </Button>
      }
    >
      <Pane fallback={<Skeleton height={64} />}>
        <TestNumber />
      </Pane>
      <Optional>
        <EmergencyNote />
      </Optional>
      <ul className={styles['facts']}>
        <li>
          <IconCheck size={18} aria-hidden />
          {t('number.works')}
        </li>
        <li>
          <IconClock size={18} aria-hidden />
          {t('number.allowance')}
        </li>
        <li>
          <IconShoppingCart size={18} aria-hidden />
          {t('number.buyLater')}
        </li>
      </ul>
    </StepPage>
  );
}

function TestNumber() {
  const { t } = useTranslation('onboarding');
  const fetchKey = usePaneKey();
  const { getTestPhoneNumber: phone } = useRouteQuery<SelectNumberPageQuery>(
    graphql`
      query SelectNumberPageQuery @preloadable {
        getTestPhoneNumber {
          id
          number
          isTestNumber
        }
      }
    `,
    {},
    fetchKey,
  );
  return (
    <div className={styles['well']}>
      <p className={styles['number']} data-testid="onboarding-number" data-number={phone.number}>
        <PhoneNumber number={phone.number} />
        <CopyButton value={phone.number} size={32} />
        <StatusChip tone="accent">{t('number.yours')}</StatusChip>
      </p>
    </div>
  );
}

/** In most countries a browser reaches no emergency service, which is said before anybody counts on it (defaults 7.3). */
function EmergencyNote() {
  const { t, i18n } = useTranslation('onboarding');
  const { getWorkspaceWithSettings } = useLazyLoadQuery<SelectNumberPageCountryQuery>(
    graphql`
      query SelectNumberPageCountryQuery {
        getWorkspaceWithSettings {
          id
          setting {
            country
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { country } = getWorkspaceWithSettings.setting;
  if (!country || reachesEmergency(country)) return null;
  return (
    <p className={styles['lead']} role="note" data-testid="no-emergency">
      {t('setup.noEmergency', { country: countryName(country, i18n.language) })}
    </p>
  );
}
