import { useTranslation } from 'react-i18next';
import { CALL_OUTCOMES } from './outcomes.ts';
import { timelineValues } from './timelineValues.ts';

/** What an entry of a timeline is worded from. */
export interface TimelineWords {
  readonly name: string;
  readonly description: string | null | undefined;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

/** Words an entry: its headline and, where there is one, the reason beneath. What is not known says itself. */
export function useEntryText() {
  const { t, i18n } = useTranslation('calls');
  const worded = (key: string, values: Record<string, string>) =>
    i18n.exists(`calls:timeline.${key}`) ? t(`timeline.${key}` as never, values) : undefined;
  return ({ name, description, parameters }: TimelineWords): { title: string; reason: string | undefined } => {
    const given = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.value]));
    // An answer is by somebody of ours, or by the other side, and a day is closed as ever or for a holiday; the texts tell them apart.
    const context = given['holiday'] !== undefined ? 'holiday' : given['name'] === undefined ? undefined : 'by';
    const outcome = CALL_OUTCOMES.find((known) => known === given['outcome']);
    const outcomes = outcome === undefined ? {} : { outcome: t(`note.outcomes.${outcome}`) };
    const values = {
      ...timelineValues(given),
      ...outcomes,
      ...(context === undefined ? {} : { context }),
    };
    const told = given['reason'] ?? given['code'] ?? given['failure'] ?? given['mode'] ?? '';
    // A phone outside, whose name is its number, has no button to decline with: nobody there pressed 1.
    const reason = told === 'DECLINED' && given['name']?.startsWith('+') ? 'NOT_PRESSED' : told;
    return {
      title: worded(`${name}.title`, values) ?? description ?? name,
      reason:
        worded(`${name}.reasons.${reason}`, values) ??
        worded(`${name}.hint`, values) ??
        worded(`reasons.${reason}`, values),
    };
  };
}
