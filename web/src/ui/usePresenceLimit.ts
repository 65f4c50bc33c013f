import { useTranslation } from 'react-i18next';
import { comingMoment } from './dates.ts';
import { useNow } from './useNow.ts';

/** The fields of a profile that say what bears on the chosen presence. */
export interface LimitedPresence {
  readonly presenceReason?: string | null | undefined;
  readonly presenceUntil?: unknown;
  readonly missedCalls: number;
}

export interface LimitTexts {
  /** When the next block of the own hours begins, in the viewer's words; undefined where none comes. */
  readonly until: string | undefined;
  /** To others: "Outside own hours until Thu 09:00". */
  readonly theirs: string;
  /** To the person: what happens to calls. */
  readonly mine: string;
  /** What the button says that ends the limit; undefined where nothing is to be ended. */
  readonly action: string | undefined;
}

/** A limit in words, for others and for the person; undefined for none, or one that this page does not know. */
export function usePresenceLimit(profile: LimitedPresence): LimitTexts | undefined {
  const { t } = useTranslation('common');
  // How an end is named changes at midnight.
  const now = useNow(3_600_000);
  const { presenceReason, presenceUntil, missedCalls: count } = profile;
  const until = typeof presenceUntil === 'string' ? comingMoment(new Date(presenceUntil), now) : undefined;
  const options = until === undefined ? {} : { until, context: 'until' };
  switch (presenceReason) {
    case 'OUTSIDE_HOURS':
      return {
        until,
        theirs: t('presenceLimit.OUTSIDE_HOURS', options),
        mine: t('presenceLimit.mine.outside', options),
        action: t('presenceLimit.mine.goAvailable', options),
      };
    case 'HOURS_OVERRIDDEN':
      return {
        until,
        theirs: t('presenceLimit.HOURS_OVERRIDDEN', options),
        mine: t('presenceLimit.mine.overridden', options),
        action: undefined,
      };
    case 'AUTO_PAUSED':
      return {
        until: undefined,
        theirs: t('presenceLimit.AUTO_PAUSED', { count }),
        mine: t('presenceLimit.mine.paused', { count }),
        action: t('presenceLimit.mine.goAvailable'),
      };
    default:
      return undefined;
  }
}
