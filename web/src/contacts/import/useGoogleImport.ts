import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../base/relay/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { askConsent, importGoogle, openPopup, PopupBlocked, PopupClosed } from './googlePopup.ts';

/** Where an import from Google is: nothing yet, at Google, or at work; and what went wrong with the last one. */
export interface GoogleImport {
  readonly step: 'idle' | 'asking' | 'importing';
  /** A sentence for people; what the server refused with says the rest. */
  readonly problem: string | undefined;
  readonly refusal: Refusal | undefined;
  start: () => void;
}

/** Brings contacts in from a Google account. @param onStarted hears of the import as soon as the server has it in hand */
export function useGoogleImport(subscriberListId: string | undefined, onStarted: (id: string) => void): GoogleImport {
  const { t } = useTranslation('imports');
  const [step, setStep] = useState<GoogleImport['step']>('idle');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const leaving = useRef<AbortController>(undefined);
  // Who closes the dialog has no use for a popup any more.
  useEffect(() => () => leaving.current?.abort(), []);

  const run = async (popup: Window, signal: AbortSignal) => {
    try {
      const query = await askConsent(popup, signal);
      setStep('importing');
      const { id, done } = await importGoogle(query, subscriberListId);
      if (done) toast.success(t('google.done'));
      onStarted(id);
    } catch (error) {
      popup.close();
      if (signal.aborted) return;
      if (error instanceof PopupClosed) return setProblem(t('google.closed'));
      const why = refusalOf(error);
      const failure = why.why?.check === 'import-file' ? why.why.current : null;
      setProblem(t('google.failed'));
      setRefusal(failure === null ? why : { ...why, message: t(`failure.${failure as 'EMPTY'}`) });
    } finally {
      if (!signal.aborted) setStep('idle');
    }
  };

  const start = () => {
    setProblem(undefined);
    setRefusal(undefined);
    try {
      const popup = openPopup();
      leaving.current = new AbortController();
      setStep('asking');
      void run(popup, leaving.current.signal);
    } catch (error) {
      if (!(error instanceof PopupBlocked)) throw error;
      setProblem(t('google.blocked'));
    }
  };
  return { step, problem, refusal, start };
}
