import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { formatPhone } from '../ui/numbers.ts';
import type { PeerWords } from '../ui/usePeer.ts';
import styles from './ContactDetails.module.css';

const ICON = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** Who somebody is that becomes no contact, having no phone number to show, and what can't be done with them. */
export function PeerDetails({
  address,
  peer,
}: {
  address: string;
  peer: PeerWords & { kind: 'SHORT_CODE' | 'NAMED_SENDER' | 'HIDDEN' };
}) {
  const { t } = useTranslation('ui');
  const { kind, whyNoReply, whyNoCall, whyNoBlock } = peer;
  return (
    <div className={styles['details']} data-testid="peer-details">
      <div className={styles['who']}>
        <Avatar size={56} />
        <div>
          <h2>{formatPhone(address)}</h2>
          <p>{t(`peer.kind.${kind}`)}</p>
        </div>
      </div>
      <ul className={styles['facts']}>
        {[whyNoReply, whyNoCall, whyNoBlock].map((why) =>
          why === undefined ? null : (
            <li key={why}>
              <IconInfoCircle {...ICON} />
              <span>{why}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
