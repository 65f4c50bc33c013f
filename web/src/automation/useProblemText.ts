import { useTranslation } from 'react-i18next';
import type { Problem } from './data.ts';

/** A problem in the reader's language; of a code that we do not know yet, as the server words it. */
export function useProblemText(): (problem: Pick<Problem, 'code' | 'message'>) => string {
  const { t, i18n } = useTranslation('automation');
  return ({ code, message }) =>
    i18n.exists(`automation:problem.${code}`) ? t(`problem.${code}` as 'problem.EMPTY') : message;
}
