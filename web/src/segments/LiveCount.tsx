import { Button } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconRefresh } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LiveCountQuery, LiveCountQuery$data } from '../__generated__/LiveCountQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { figure } from '../ui/counted.ts';
import { shortDate, writtenDay } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import { conditionsOf, kindOf, toInput, type Condition, type Group } from './rule.ts';
import styles from './Segments.module.css';
import { labelOf, type Choices } from './useChoices.ts';
import { useFieldName } from './useFieldName.ts';

/** People of one sample. */
const SAMPLE = 3;
const PARTS = ['subscribed', 'notAsked', 'unsubscribed'] as const;

/** How many people a rule finds now, what they agreed to, and some of them with why they fit. */
export function LiveCount({
  rule,
  choices,
  types,
  pending,
}: {
  /** Without what is not filled in. */
  rule: Group;
  choices: Choices;
  types: ReadonlyMap<string, string>;
  /** The rule has changed since. */
  pending: boolean;
}) {
  const { t } = useTranslation('segments');
  const paneKey = usePaneKey();
  const [asked, setAsked] = useState({ rule, skip: 0 });
  const [turning, startTransition] = useTransition();
  const skip = asked.rule === rule ? asked.skip : 0;
  const { previewSegment: found } = useLazyLoadQuery<LiveCountQuery>(
    graphql`
      query LiveCountQuery($rule: SegmentGroupInput!, $timezone: String!, $skip: Int) {
        previewSegment(rule: $rule, timezone: $timezone, skip: $skip) {
          count
          about
          total
          subscribed
          notAsked
          unsubscribed
          sample {
            contact {
              id
              fullName
              pictureURL
              phoneNumber
              city
              company {
                name
              }
            }
            reasons {
              condition
              holds
              value
            }
          }
        }
      }
    `,
    { rule: toInput(rule), timezone: viewerZone(), skip },
    { fetchPolicy: 'store-and-network', fetchKey: paneKey },
  );
  const { count, about, total, sample } = found;
  const others = () => startTransition(() => setAsked({ rule, skip: skip + SAMPLE >= count ? 0 : skip + SAMPLE }));
  return (
    <div
      className={styles['live']}
      aria-busy={pending || turning}
      data-pending={pending || turning || undefined}
      data-testid="segment-live"
    >
      <p className={styles['liveTitle']}>{t('live.title')}</p>
      <p role="status">
        <b className={styles['count']} data-testid="segment-count">
          {about ? t('live.about', { figure: figure(count) }) : figure(count)}
        </b>
        <span className={styles['of']}>{t('live.of', { count: total, figure: figure(total) })}</span>
      </p>
      <div className={styles['bar']} aria-hidden>
        {PARTS.map((part) => (
          <i key={part} data-of={part} style={{ flexGrow: found[part] }} />
        ))}
      </div>
      <ul className={styles['parts']}>
        {PARTS.map((part) => (
          <li key={part} data-of={part}>
            <span>{t(`live.${part}`)}</span>
            <b className="tabular">{figure(found[part])}</b>
          </li>
        ))}
      </ul>
      {sample.length === 0 ? (
        <p className={styles['none']}>{t('live.nobody')}</p>
      ) : (
        <>
          <div className={styles['sampleHead']}>
            <h3>{t('live.sample', { count: sample.length })}</h3>
            {count > SAMPLE ? (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconRefresh size={14} stroke={1.75} />}
                onClick={others}
                data-testid="segment-others"
              >
                {t('live.others')}
              </Button>
            ) : null}
          </div>
          <ul className={styles['sample']}>
            {sample.map((one) => (
              <Person key={one.contact.id} person={one} rule={rule} choices={choices} types={types} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type PersonOfSample = LiveCountQuery$data['previewSegment']['sample'][number];

function Person({
  person: { contact, reasons },
  rule,
  choices,
  types,
}: {
  person: PersonOfSample;
  rule: Group;
  choices: Choices;
  types: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('segments');
  const [open, setOpen] = useState(false);
  const reasonText = useReasonText(choices, types);
  const conditions = conditionsOf(rule);
  const { fullName, phoneNumber, company, city } = contact;
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  return (
    <li>
      <div className={styles['person']}>
        <Avatar name={fullName} image={contact.pictureURL} size={32} />
        <span className={styles['personName']}>
          <Words>{name}</Words>
          <small>
            <Words>{company?.name ?? (city || formatPhone(phoneNumber))}</Words>
          </small>
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-label={t('live.whyOf', { name })}
          rightSection={open ? <IconChevronUp size={14} stroke={1.75} /> : <IconChevronDown size={14} stroke={1.75} />}
          onClick={() => setOpen(!open)}
          data-testid="segment-why"
        >
          {t('live.why')}
        </Button>
      </div>
      {open ? (
        <ul className={styles['reasons']} data-testid="segment-reasons">
          {reasons.map(({ condition, value }) => {
            const of = conditions[condition];
            return of === undefined ? null : (
              <li key={condition}>
                <IconCheck size={14} stroke={2} aria-hidden />
                <Words>{reasonText(of, value)}</Words>
              </li>
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a person has where a condition looks, as words: "City: Oakland". */
function useReasonText(choices: Choices, types: ReadonlyMap<string, string>) {
  const { t } = useTranslation('segments');
  const fieldName = useFieldName(choices);
  const inWords = (condition: Condition, value: string): string => {
    if (value === '') return t(kindOf(condition, types) === 'date' ? 'live.never' : 'live.empty');
    switch (kindOf(condition, types)) {
      case 'date':
        return DAY.test(value) ? writtenDay(value) : shortDate(new Date(value));
      case 'number':
        return figure(Number(value));
      case 'boolean':
        return t(value === 'true' ? 'value.true' : 'value.false');
      default:
        return condition.field === 'PROPERTY' ? value : labelOf(choices.of[condition.field], value);
    }
  };
  return (condition: Condition, value: string): string =>
    t('live.reason', { field: fieldName(condition), value: inWords(condition, value) });
}
