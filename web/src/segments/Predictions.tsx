import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PredictionsQuery, PredictionsQuery$data } from '../__generated__/PredictionsQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { figure as written } from '../ui/counted.ts';
import { hourName, relativeDay } from '../ui/dates.ts';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import styles from './Predictions.module.css';
import { usePredictive } from './usePredictive.ts';

type Scores = PredictionsQuery$data['getContactScores'];
type Band = NonNullable<Scores['buyAgain']>['band'];
type Reason = NonNullable<Scores['buyAgain']>['reasons'][number];

/** A high chance is good news, a high risk is none. */
const TONES: Readonly<Record<'buyAgain' | 'churnRisk', Readonly<Partial<Record<Band, Tone>>>>> = {
  buyAgain: { HIGH: 'success' },
  churnRisk: { HIGH: 'danger', MEDIUM: 'warning' },
};

/** What three models say of a contact, with the reasons for each. A plan without them shows nothing here: segments say where they are. */
export default function Predictions({ contactId }: { contactId: string }) {
  const { t } = useTranslation('segments');
  if (!usePredictive()) return null;
  return (
    <section className={styles['predictions']} aria-label={t('predictions.title')} data-testid="contact-predictions">
      <h3>{t('predictions.title')}</h3>
      <Pane fallback={<p className={styles['quiet']}>{t('predictions.loading')}</p>}>
        <Models contactId={contactId} />
      </Pane>
    </section>
  );
}

function Models({ contactId }: { contactId: string }) {
  const { t } = useTranslation('segments');
  const paneKey = usePaneKey();
  const { getContactScores: scores } = useLazyLoadQuery<PredictionsQuery>(
    graphql`
      query PredictionsQuery($contactId: ID!) {
        getContactScores(contactId: $contactId) {
          buyAgain {
            score
            band
            reasons {
              code
              raises
              figure
              compared
            }
          }
          churnRisk {
            score
            band
            reasons {
              code
              raises
              figure
              compared
            }
          }
          bestHour {
            hour
            timezone
            score
            reasons {
              code
              raises
              figure
              compared
            }
          }
        }
      }
    `,
    { contactId },
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  const { bestHour } = scores;
  const known = (['buyAgain', 'churnRisk'] as const).flatMap((model) => {
    const score = scores[model];
    return score ? [{ model, ...score }] : [];
  });
  if (known.length === 0 && !bestHour) return <p className={styles['quiet']}>{t('predictions.none')}</p>;
  return (
    <>
      <dl className={styles['models']}>
        {known.map(({ model, score, band, reasons }) => (
          <div key={model} data-testid={`prediction-${model}`}>
            <dt>{t(`predictions.${model}`)}</dt>
            <dd>
              <span className={styles['value']}>
                <StatusChip tone={TONES[model][band] ?? 'neutral'}>{t(`bands.${band}`)}</StatusChip>
                <span className="tabular">{t('predictions.of', { figure: written(score) })}</span>
              </span>
              <Reasons reasons={reasons} />
            </dd>
          </div>
        ))}
        {bestHour ? (
          <div data-testid="prediction-bestHour">
            <dt>{t('predictions.bestHour')}</dt>
            <dd>
              <span className={styles['value']}>
                <b>{hourName(bestHour.hour)}</b>
                {bestHour.timezone === viewerZone() ? null : <span>{placeOf(bestHour.timezone)}</span>}
              </span>
              <Reasons reasons={bestHour.reasons} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles['quiet']}>{t('predictions.about')}</p>
    </>
  );
}

/** America/New_York: New York. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t, i18n } = useTranslation('segments');
  const inWords = ({ code, figure, compared }: Reason): string => {
    const locale = i18n.language;
    const ago = relativeDay(-figure);
    const gap = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(compared);
    const texts = { ago, gap, count: figure, figure: written(figure), compared: written(compared) };
    return t(`reasons.${code}`, texts);
  };
  return (
    <ul className={styles['reasons']}>
      {reasons.map((reason) => {
        const Mark = reason.raises ? IconTrendingUp : IconTrendingDown;
        return (
          <li key={reason.code}>
            <Mark
              size={14}
              stroke={1.75}
              role="img"
              aria-label={t(reason.raises ? 'reasons.raises' : 'reasons.lowers')}
            />
            {inWords(reason)}
          </li>
        );
      })}
    </ul>
  );
}
