import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallNotice, NoticeChoice } from './callNotice.ts';
import type { PhoneState } from './PhoneContext.ts';
import type { PhoneContext, PhoneEvent } from './phoneState.ts';
import { onAsked } from '../base/asked.ts';
import { sideBySide } from '../base/words.ts';

const rings = (state: PhoneState) => state === 'INCOMING_CALL' || state === 'INCOMING_TRANSFER';

/** Whether the person looks at this page: another window in front of it keeps it visible for the browser. */
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** While a call rings on a page that nobody looks at, the system says so, with Accept and Decline. */
export function useCallNotice(state: PhoneState, context: PhoneContext, send: (event: PhoneEvent) => void) {
  const { t } = useTranslation('phone');
  const { call, ringMuted, second } = context;
  // During a call it is the one that waits for an answer (call waiting).
  const ringing = state === 'IN_CALL' ? second : rings(state) && !ringMuted ? call : undefined;
  const chosen = useEffectEvent((callId: string, choice: NoticeChoice) => {
    if (ringing?.id !== callId) return;
    if (choice === 'accept') send({ type: 'ACCEPT' });
    else send(choice === 'decline' ? { type: 'DECLINE' } : { type: 'OPEN' });
  });
  const notice = useRef<CallNotice>(undefined);
  const ends = useRef<() => void>(undefined);
  useEffect(() => () => ends.current?.(), []);

  const ringingId = ringing?.id;
  const act = useEffectEvent((type: 'ACCEPT' | 'DECLINE') => send({ type }));
  // A page that a push opened is rung anew when its device is there; until then there is nothing that could be accepted.
  const hasLeg = Boolean(ringing?.myOffer?.callSid);
  // Chosen on a notification that was pushed: its page may have been opened by it.
  useEffect(
    () => (ringingId === undefined || !hasLeg ? undefined : onAsked('answer', ringingId, () => act('ACCEPT'))),
    [ringingId, hasLeg],
  );
  useEffect(
    () => (ringingId === undefined ? undefined : onAsked('decline', ringingId, () => act('DECLINE'))),
    [ringingId],
  );
  const show = useEffectEvent(async (wanted: () => boolean) => {
    if (!ringing) return;
    const [{ noticeWords }, { CallNotice }] = await Promise.all([
      import('./noticeWords.ts'),
      import('./callNotice.ts'),
    ]);
    if (!wanted()) return;
    if (!notice.current) {
      notice.current = new CallNotice();
      ends.current = notice.current.listen((callId, choice) => chosen(callId, choice));
    }
    const { name, from, number } = noticeWords(ringing);
    await notice.current.show(ringing.id, {
      title: from === undefined ? t('incoming.from', { name }) : t('transfer.requestFrom', { name: from }),
      body: from === undefined ? number : sideBySide([name, number]),
      accept: t('incoming.accept'),
      decline: t('incoming.decline'),
    });
  });
  useEffect(() => {
    if (ringingId === undefined) return;
    let over = false;
    const wanted = () => !over && !isLookedAt();
    const follow = () => (wanted() ? void show(wanted) : notice.current?.hide());
    follow();
    const ends = new AbortController();
    document.addEventListener('visibilitychange', follow, ends);
    addEventListener('focus', follow, ends);
    addEventListener('blur', follow, ends);
    return () => {
      over = true;
      ends.abort();
      notice.current?.hide();
    };
  }, [ringingId]);
}
