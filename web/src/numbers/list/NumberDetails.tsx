import { IconMessage, IconPhone, IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../people/useMe.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { Optional } from '../../ui/Optional.tsx';
import { Words } from '../../ui/Words.tsx';
import { needsRegistration, type NumberRow, type NumberState, statesOf } from './numberRows.ts';
import styles from './NumberTable.module.css';
import { RegistrationLink } from './UsTexting.tsx';

export interface Detailed extends NumberRow {
  readonly featureFlags: { readonly voiceCallEnabled: boolean; readonly smsFeatureEnabled: boolean };
  readonly emergencyAddress:
    | Readonly<Partial<Record<'address1' | 'address2' | 'city' | 'state' | 'zip', string | null | undefined>>>
    | null
    | undefined;
}

/** Why a number is not ready, what it can do and where responders are sent: a row that is open. */
export function NumberDetails({ number }: { number: Detailed }) {
  const { t } = useTranslation('buyNumber');
  const states = statesOf(number);
  const seesRegistrations = useMe().whyNot('COMPLAINCE', 'READ') === undefined;
  const receivesOnly = states.includes('noTexts');
  const registers = needsRegistration(number) && seesRegistrations;
  const shown = formatPhone(number.number);
  const { address1, address2, city, state, zip } = number.emergencyAddress ?? {};
  const address = [address1, address2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <div className={styles['details']} data-testid="number-details">
      <div>
        <h3>{t(states[0] === 'READY' || states[0] === 'test' ? 'list.state' : 'list.wrong')}</h3>
        {states.map((one: NumberState) => (
          <p key={one}>{t(`why.${one}`, { number: shown })}</p>
        ))}
        {registers ? (
          <Optional fallback={null}>
            <RegistrationLink {...number} />
          </Optional>
        ) : null}
      </div>
      <div>
        <h3>{t('list.can')}</h3>
        <ul>
          {number.featureFlags.voiceCallEnabled ? (
            <li>
              <IconPhone size={15} aria-hidden /> {t('can.calls')}
            </li>
          ) : null}
          {number.featureFlags.smsFeatureEnabled ? (
            <>
              <li>
                <IconMessage size={15} aria-hidden /> {t(receivesOnly ? 'can.receivesTexts' : 'can.texts')}
              </li>
              <li>
                <IconPhoto size={15} aria-hidden /> {t(receivesOnly ? 'can.receivesPictures' : 'can.pictures')}
              </li>
            </>
          ) : null}
        </ul>
      </div>
      {number.emergencyCalls ? (
        <div>
          <h3>{t('list.emergency')}</h3>
          <p>{address === '' ? t('list.noAddress') : <Words>{address}</Words>}</p>
          <Link to="/settings/channels" search={{ number: number.id }} hash="emergency" className="link">
            {t(address === '' ? 'list.addAddress' : 'list.changeAddress')}
          </Link>
        </div>
      ) : null}
    </div>
  );
}
