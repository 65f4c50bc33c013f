import { Link, useLocation } from '@tanstack/react-router';
import { partyOf } from './party.ts';
import type { CallSnapshot } from './types.ts';
import styles from './views/views.module.css';
import { Words } from '../ui/Words.tsx';

/** Who is at the other end; the name leads to the conversation with them, where there is one and a page to show it. */
export function PartyName({ call }: { call: Pick<CallSnapshot, 'contact' | 'peerNumber'> }) {
  const { pathname } = useLocation();
  const { name } = partyOf(call);
  const contactId = call.contact?.id;
  if (contactId === undefined || pathname.startsWith('/extension')) return <Words>{name}</Words>;
  return (
    <Link dir="auto" to="/inbox" search={{ contactId }} className={styles['partyLink'] ?? ''} data-testid="party-link">
      {name}
    </Link>
  );
}
