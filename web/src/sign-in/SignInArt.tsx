import { IconChecks, IconPhoneIncoming, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './SignInArt.module.css';

const LINES = 34;
const WIDTH = 880;
const STEP = 20;

/** One thread of the ribbon: two waves that drift apart from thread to thread. */
function thread(index: number): string {
  const spread = index / (LINES - 1) - 0.5;
  const points: string[] = [];
  for (let x = -40; x <= WIDTH + 40; x += STEP) {
    const phase = (x / WIDTH) * Math.PI * 2;
    const y =
      400 +
      Math.sin(phase * 0.92 - 0.7) * 30 +
      Math.sin(phase * 0.8 + 0.55) * spread * 380 * Math.cos(phase * 0.25) -
      x * 0.12;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

const THREADS = Array.from({ length: LINES }, (_, index) => thread(index));
const BARS = Array.from({ length: 60 }, (_, index) =>
  Math.round(4 + Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.37)) * 18),
);

/** The picture beside the form: a call and a text with one person. Decoration, so readers pass over it. */
export function SignInArt() {
  const { t } = useTranslation('signIn');
  return (
    <aside className={styles['art']} aria-hidden>
      <svg className={styles['ribbon']} viewBox="0 0 880 900" preserveAspectRatio="xMidYMid slice" fill="none">
        <defs>
          <linearGradient id="ribbon">
            <stop offset="0" stopColor="#5c6ef0" />
            <stop offset="0.45" stopColor="#a9b6ff" />
            <stop offset="0.75" stopColor="#7fdcd0" />
            <stop offset="1" stopColor="#f0d9b0" />
          </linearGradient>
        </defs>
        {THREADS.map((path, index) => (
          <path key={path} d={path} stroke="url(#ribbon)" strokeOpacity={0.16 + (index / LINES) * 0.5} />
        ))}
      </svg>
      <div className={styles['story']}>
        <div className={styles['call']}>
          <div className={styles['head']}>
            <span className={styles['icon']}>
              <IconPhoneIncoming size={16} />
            </span>
            <b>{t('art.answered')}</b>
            <span className={styles['meta']}>{t('art.answeredMeta')}</span>
            <span className={styles['time']}>{t('art.answeredAt')}</span>
          </div>
          <div className={styles['wave']}>
            <span className={styles['play']}>
              <IconPlayerPlayFilled size={12} />
            </span>
            {BARS.map((height, index) => (
              <i key={index} style={{ height }} data-played={index < 24 || undefined} />
            ))}
          </div>
        </div>
        <p className={styles['bubble']}>{t('art.message')}</p>
        <p className={styles['status']}>
          <IconChecks size={14} />
          {t('art.delivered')}
        </p>
      </div>
      <p className={styles['caption']}>{t('art.caption')}</p>
    </aside>
  );
}
