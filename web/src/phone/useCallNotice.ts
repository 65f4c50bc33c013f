import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../ui/numbers.ts';
import { CallNotice, type NoticeChoice } from './callNotice.ts';
import { partyOf } from './party.ts';
import type { PhoneState } from './PhoneContext.ts';
import type { PhoneContext, PhoneEvent } from './phoneState.ts';

/** While a call rings in a tab that nobody sees, the system says so, with Accept and Decline. */
export function useCallNotice(state: PhoneState, { call, ringMuted }: PhoneContext, send: (event: PhoneEvent) => void) {
  const { t } = useTranslation('phone');
  const chosen = useEffectEvent((callId: string, choice: NoticeChoice) => {
    if (state !== 'INCOMING_CALL' || call?.id !== callId) return;
    if (choice === 'accept') send({ type: 'ACCEPT' });
    else send(choice === 'decline' ? { type: 'DECLINE' } : { type: 'OPEN' });
  });
  const [notice] = useState(() => new CallNotice());
  useEffect(() => notice.listen((callId, choice) => chosen(callId, choice)), [notice]);

  const ringing = state === 'INCOMING_CALL' && !ringMuted ? call : undefined;
  const ringingId = ringing?.id;
  const show = useEffectEvent(() => {
    if (!ringing) return;
    const { name } = partyOf(ringing);
    void notice.show(ringing.id, {
      title: t('incoming.from', { name }),
      body: [ringing.workspaceNumberName, formatPhone(ringing.workspaceNumber)].filter(Boolean).join(' · '),
      accept: t('incoming.accept'),
      decline: t('incoming.decline'),
    });
  });
  useEffect(() => {
    if (ringingId === undefined) return;
    const follow = () => (document.visibilityState === 'hidden' ? show() : notice.hide());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      notice.hide();
    };
  }, [ringingId, notice]);
}
