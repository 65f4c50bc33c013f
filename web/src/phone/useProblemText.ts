import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../ui/useRefusalText.ts';
import type { PhoneProblem } from './phoneState.ts';

/** What came to nothing by the phone's own doing; everything else the server words, or the page where it could not be asked. */
const OWN = ['noNumber', 'noLeg', 'connection', 'invalid'] as const;

/** Why the last attempt came to nothing, in one sentence. */
export function useProblemText(): (problem: PhoneProblem) => string {
  const { t } = useTranslation('phone');
  const refusalText = useRefusalText();
  return (problem) => {
    const own = OWN.find((one) => one === problem.message);
    return own ? t(`problem.${own}`) : refusalText(problem);
  };
}
