import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Analytics.module.css';
import type { Change } from './change.ts';
import { Changed } from './Changed.tsx';

/** One number with what it means. */
export interface Figure {
  /** For tests and as the key. */
  readonly id: string;
  readonly name: string;
  /** Sentences that say what is counted. */
  readonly means: readonly string[];
  readonly value: string;
  /** Parts are set apart by ` · `. */
  readonly detail: string;
  readonly change: Change | null;
  /** Which direction people like; absent: neither. */
  readonly good?: 'up' | 'down';
  readonly inPerCent?: boolean;
  /** The value is a length of time: its units are written small, or it would not fit its line. */
  readonly inTime?: boolean;
  /** What a click shows. */
  readonly link?: { readonly to: string; readonly search?: Record<string, string> } | undefined;
}

/**
 * Numbers side by side, each with how it has changed and with what it means.
 * @param joined one card with lines between the numbers instead of a card for each
 */
export function FigureList({ figures, joined = false }: { figures: readonly Figure[]; joined?: boolean }) {
  const { t } = useTranslation('analytics');
  return (
    <dl className={styles['figures']} data-joined={joined || undefined}>
      {figures.map(({ id, name, means, value, detail, change, good, inPerCent, inTime, link }) => (
        <div key={id} className={styles['figure']} data-testid={`figure-${id}`}>
          <dt>
            {name}
            <Tooltip label={means.join(' ')} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
              <button type="button" className={styles['info']} aria-label={t('means', { name })}>
                <IconInfoCircle size={14} aria-hidden />
              </button>
            </Tooltip>
          </dt>
          <dd>
            <Value link={link}>{inTime ? <Length text={value} /> : value}</Value>
            {change ? <Changed change={change} good={good} inPerCent={inPerCent ?? false} /> : null}
            <small>
              {detail.split(' · ').map((part, index, parts) => (
                // A part that does not fit its line begins the next one, rather than being torn.
                <span key={part}>
                  {part}
                  {index < parts.length - 1 ? ' · ' : null}
                </span>
              ))}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ link, children }: { link: Figure['link']; children: ReactNode }) {
  const look = `${styles['value']} tabular`;
  if (link === undefined) return <span className={look}>{children}</span>;
  return (
    <Link to={link.to} search={link.search ?? {}} className={look}>
      {children}
    </Link>
  );
}

/** A length of time in words, with its numbers large and its units small. */
const Length = ({ text }: { text: string }) =>
  text.split(/(\d+)/).map((part, index) =>
    /\d/.test(part) ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which stay in their order
      <span key={index} className={styles['unit']}>
        {part}
      </span>
    ),
  );
