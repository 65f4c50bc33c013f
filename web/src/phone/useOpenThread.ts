import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhone } from './PhoneContext.ts';
import { opensThread } from './settings/openThread.ts';

/** Pages on which nothing is edited: whoever answers there is led to the conversation. */
const LEAVES = /^\/(inbox|home)?\/?$/;

/** Whether an answered call leads away from this page to the conversation with the caller. */
export const leadsToThread = (pathname: string): boolean => opensThread() && LEAVES.test(pathname);

/** An answered call opens the conversation with the caller, where the person chose it; once, and not from a page with work on it. */
export function useOpenThread(): void {
  const { state, context } = usePhone();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rings = state === 'INCOMING_CALL' || state === 'INCOMING_TRANSFER';
  const [answering, setAnswering] = useState<string>();
  const id = context.call?.id;
  if (rings && id !== undefined && answering !== id) setAnswering(id);
  // A call that is come back to later was not answered then.
  if (state === 'IDLE' && answering !== undefined) setAnswering(undefined);
  const contactId =
    state === 'IN_CALL' && answering !== undefined && answering === id ? context.call?.contact?.id : undefined;
  const open = useEffectEvent((contactId: string) => {
    if (leadsToThread(pathname)) void navigate({ to: '/inbox', search: { contactId } });
  });
  useEffect(() => {
    if (contactId !== undefined) open(contactId);
  }, [contactId]);
}
