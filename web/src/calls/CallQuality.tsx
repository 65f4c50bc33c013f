import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallQualityQuery } from '../__generated__/CallQualityQuery.graphql.ts';
import { exactTime } from '../ui/dates.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import styles from './CallQuality.module.css';
import { useReadAgain } from './useReadAgain.ts';

type Leg = CallQualityQuery['response']['getCallQuality'][number];
type Sample = Leg['samples'][number];
type Grade = 'good' | 'weak' | 'bad';

/** After the end of a call the last report of a browser is on its way for so long, with room, in milliseconds. */
const LATE_MS = 60_000;
/** The plot's height and a bar's width, in its own units. */
const HEIGHT = 36;
const BAR = 4;

/** Mean opinion scores from which nobody complains, and below which nearly everybody does (ITU-T G.107, annex B). */
const gradeOf = (mos: number): Grade => (mos >= 3.6 ? 'good' : mos >= 3.1 ? 'weak' : 'bad');

const QUERY = graphql`
  query CallQualityQuery($callId: ID!) {
    getCallQuality(callId: $callId) {
      legId
      name
      setup {
        connectMs
        iceType
      }
      worst {
        rttMs
        jitterMs
        lossPercent
        sentLossPercent
      }
      median {
        rttMs
        jitterMs
        lossPercent
        sentLossPercent
      }
      samples {
        number
        at
        mos
      }
    }
  }
`;

/** How the media of a call was at the browser of each of our people; nothing where nobody measured. */
export default function CallQuality({
  callId,
  version,
  endedAt,
}: {
  callId: string;
  version: number;
  endedAt: string | null | undefined;
}) {
  const { t } = useTranslation('phoneExtra');
  const paneKey = usePaneKey();
  const { getCallQuality: legs } = useLazyLoadQuery<CallQualityQuery>(
    QUERY,
    { callId },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${version}` },
  );
  useReadAgain(useReportsCome(endedAt), QUERY, { callId });
  const measured = legs.filter(({ samples }) => samples.length > 0);
  if (measured.length === 0) return null;
  return (
    <section className={styles['quality']} aria-label={t('plot.title')} data-testid="call-quality">
      <h3>{t('plot.title')}</h3>
      {measured.map((leg) => (
        <OneLeg key={leg.legId} leg={leg} />
      ))}
    </section>
  );
}

/** Whether browsers still tell how it is: as long as the call runs, and until its last reports are there. No event says so. */
function useReportsCome(endedAt: string | null | undefined): boolean {
  const lateAt = endedAt == null ? Infinity : Date.parse(endedAt) + LATE_MS;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (lateAt === Infinity || lateAt <= now) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), lateAt - now);
    return () => clearTimeout(timer);
  }, [lateAt, now]);
  return now < lateAt;
}

function OneLeg({ leg: { name, samples, worst, median, setup } }: { leg: Leg }) {
  const { t } = useTranslation('phoneExtra');
  const graded = samples.map((sample) => ({
    sample,
    grade: typeof sample.mos === 'number' ? gradeOf(sample.mos) : undefined,
  }));
  const of = (wanted: Grade) => graded.filter(({ grade }) => grade === wanted).length;
  const rows = [
    { name: 'loss', figure: 'lossPercent', unit: '%' },
    { name: 'sentLoss', figure: 'sentLossPercent', unit: '%' },
    { name: 'delay', figure: 'rttMs', unit: 'ms' },
    { name: 'jitter', figure: 'jitterMs', unit: 'ms' },
  ] as const;
  const said = (value: number | null | undefined, unit: '%' | 'ms') =>
    typeof value === 'number' ? `${unit === 'ms' ? Math.round(value) : value} ${unit}` : '–';
  return (
    <figure>
      <figcaption>{t('plot.more', { name })}</figcaption>
      <svg
        role="img"
        aria-label={t('plot.label', {
          name,
          count: samples.length,
          good: of('good'),
          weak: of('weak'),
          bad: of('bad'),
        })}
        viewBox={`0 0 ${Math.max(30, samples.length) * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {graded.map(({ sample, grade }, index) => (
          <Bar key={sample.number} sample={sample} grade={grade} x={index * BAR} />
        ))}
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col" className="visually-hidden">
              {t('plot.title')}
            </th>
            <th scope="col">{t('plot.usual')}</th>
            <th scope="col">{t('plot.worst')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: row, figure, unit }) =>
            typeof worst?.[figure] === 'number' ? (
              <tr key={row}>
                <th scope="row">{t(`plot.${row}`)}</th>
                <td className="tabular">{said(median?.[figure], unit)}</td>
                <td className="tabular">{said(worst[figure], unit)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      <p>
        {typeof setup?.connectMs === 'number'
          ? t('plot.setup', { seconds: Math.max(0.1, Math.round(setup.connectMs / 100) / 10) })
          : null}
        {setup?.iceType === 'RELAY' ? ` · ${t('plot.relay')}` : null}
      </p>
    </figure>
  );
}

/** Ten seconds: the higher the better. */
function Bar({ sample: { at, mos }, grade, x }: { sample: Sample; grade: Grade | undefined; x: number }) {
  const { t } = useTranslation('phoneExtra');
  const height = typeof mos === 'number' ? Math.max(3, ((mos - 1) / 4) * HEIGHT) : 2;
  return (
    <rect data-grade={grade} x={x} y={HEIGHT - height} width={BAR - 1} height={height}>
      <title>{`${exactTime(new Date(String(at)))} ${t(grade ? `plot.${grade}` : 'plot.unknown')}`}</title>
    </rect>
  );
}
