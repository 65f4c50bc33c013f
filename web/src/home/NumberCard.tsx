import { Button, Skeleton } from '@mantine/core';
import { IconClock, IconDeviceMobile, IconMessage2 } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { NumberCard_balance$key } from '../__generated__/NumberCard_balance.graphql.ts';
import type { NumberCard_number$key } from '../__generated__/NumberCard_number.graphql.ts';
import type { NumberCardGrantQuery } from '../__generated__/NumberCardGrantQuery.graphql.ts';
import type { NumberCardNumberSubscription } from '../__generated__/NumberCardNumberSubscription.graphql.ts';
import type { NumberCardQuery } from '../__generated__/NumberCardQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { writtenDate } from '../ui/dates.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './NumberCard.module.css';

/** A test number's whole allowance: minutes and texts (defaults 7.3). */
const TEST_MINUTES = 10;
const TEST_TEXTS = 10;

const QUERY = graphql`
  query NumberCardQuery {
    fetchWorkspacePhoneNumbers(usable: true, limit: 20) {
      data {
        id
        name
        number
        ...NumberCard_number
      }
    }
    getCreditBalance {
      ...NumberCard_balance
    }
  }
`;

/** The workspace's number; a workspace without one is given its test number here. */
export function NumberCard({ sandbox }: { sandbox: Sandbox | undefined }) {
  const [fetchKey, renew] = useFetchKey();
  const { fetchWorkspacePhoneNumbers: numbers, getCreditBalance: balance } = useLazyLoadQuery<NumberCardQuery>(
    QUERY,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useNumberChanged(renew);
  const [number, ...others] = numbers.data;
  if (number === undefined) return <GrantedNumber balance={balance} sandbox={sandbox} />;
  return (
    <WorkspaceNumber number={number} balance={balance} sandbox={sandbox}>
      {others.length === 0 ? null : (
        <ul className={styles['others']}>
          {others.map(({ id, name, number: other }) => (
            <li key={id}>
              <Words>{name}</Words>
              <PhoneNumber number={other} />
            </li>
          ))}
        </ul>
      )}
    </WorkspaceNumber>
  );
}

/** A team that gains or loses a number tells its members so, and which of them they may use the server knows. */
function useNumberChanged(onChanged: () => void): void {
  useSubscription<NumberCardNumberSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription NumberCardNumberSubscription {
            phoneNumberChanged {
              id
            }
          }
        `,
        variables: {},
        onNext: onChanged,
      }),
      [onChanged],
    ),
  );
}

/** Takes the place of the card while it is read. */
export function NumberCardLoading() {
  const { t } = useTranslation('home');
  return (
    <Card title={t('number.title')}>
      <div className={styles['body']}>
        <Skeleton height={32} width="60%" />
        <Skeleton height={96} mt={16} />
      </div>
    </Card>
  );
}

function GrantedNumber({ balance, sandbox }: { balance: NumberCard_balance$key; sandbox: Sandbox | undefined }) {
  const { getTestPhoneNumber } = useLazyLoadQuery<NumberCardGrantQuery>(
    graphql`
      query NumberCardGrantQuery {
        getTestPhoneNumber {
          ...NumberCard_number
        }
      }
    `,
    {},
  );
  return <WorkspaceNumber number={getTestPhoneNumber} balance={balance} sandbox={sandbox} />;
}

function WorkspaceNumber({
  number,
  balance,
  sandbox,
  children,
}: {
  number: NumberCard_number$key;
  balance: NumberCard_balance$key;
  sandbox: Sandbox | undefined;
  /** The workspace's other numbers. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('home');
  const phone = useFragment(
    graphql`
      fragment NumberCard_number on WorkspacePhoneNumber {
        number
        isTestNumber
        freeUntil
      }
    `,
    number,
  );
  const { testMinutesLeft: minutes, testSmsLeft: texts } = useFragment(
    graphql`
      fragment NumberCard_balance on CreditBalance {
        testMinutesLeft
        testSmsLeft
      }
    `,
    balance,
  );
  const test = phone.isTestNumber;
  return (
    <Card title={t('number.title')} aside={test ? <StatusChip tone="accent">{t('number.test')}</StatusChip> : null}>
      <div className={styles['body']}>
        <p className={styles['number']} data-testid={test ? 'test-number' : 'number'} data-number={phone.number}>
          <PhoneNumber number={phone.number} />
          <CopyButton value={phone.number} size={32} />
        </p>
        <p className={styles['lead']}>{test ? t('number.lead') : t('number.leadPlain')}</p>
        {test && phone.freeUntil != null ? (
          <TestDays until={new Date(String(phone.freeUntil))} isLentAgain={sandbox !== undefined} />
        ) : null}
        {test && minutes != null && texts != null ? (
          <dl className={styles['allowance']} data-testid="test-allowance">
            <Allowance icon={<IconClock size={16} />} label={t('number.minutes')} left={minutes} all={TEST_MINUTES} />
            <Allowance icon={<IconMessage2 size={16} />} label={t('number.texts')} left={texts} all={TEST_TEXTS} />
          </dl>
        ) : null}
        {children}
        {sandbox === undefined ? null : (
          <Button
            component="a"
            href={sandbox.handsetUrl}
            target="ringline-handset"
            leftSection={<IconDeviceMobile size={18} stroke={1.75} />}
            className={styles['handset'] ?? ''}
          >
            {t('number.handset')}
          </Button>
        )}
      </div>
    </Card>
  );
}

const DAY_MS = 86_400_000;
/** From so many days on it is said aloud that they end (defaults 4.2: as of a subscription). */
const WARNS_DAYS = 3;

/** Until when the number is lent, and what is to be done then. */
function TestDays({ until, isLentAgain }: { until: Date; isLentAgain: boolean }) {
  const { t } = useTranslation('home');
  // As the card was drawn: nobody looks at it for days.
  const [now] = useState(() => Date.now());
  const count = Math.max(0, Math.ceil((until.getTime() - now) / DAY_MS));
  const date = writtenDate(until);
  return (
    <p
      className={styles['lead']}
      data-testid="test-days"
      data-ending={(!isLentAgain && count <= WARNS_DAYS) || undefined}
    >
      {isLentAgain ? t('number.renews', { date }) : t('number.daysLeft', { count, date })}
    </p>
  );
}

function Allowance({ icon, label, left, all }: { icon: ReactNode; label: string; left: number; all: number }) {
  const { t } = useTranslation('home');
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd className="tabular">
        <b>{left}</b> {t('number.of', { count: all })}
      </dd>
      <div className={styles['track']} aria-hidden>
        <i style={{ width: `${(Math.min(left, all) / all) * 100}%` }} data-low={left <= 2 || undefined} />
      </div>
    </div>
  );
}
