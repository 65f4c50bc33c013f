import { Button, Textarea } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { CheckNumbersMutation } from '../__generated__/CheckNumbersMutation.graphql.ts';
import type { CheckNumbersQuery, CheckNumbersQuery$data } from '../__generated__/CheckNumbersQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Porting.module.css';

const LONGEST = 2_000;

/** The first step: whether the numbers can be moved at all, before anything else is asked for. */
export function CheckNumbers({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('porting');
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<CheckNumbersQuery$data['checkNumberPortability']>();
  const checking = useCommit();
  const starting = useCommit();
  const written = text.split(/[\n,;]+/).filter((line) => line.trim() !== '');
  const good = checked?.filter(({ portable }) => portable) ?? [];
  const check = () =>
    checking.run(async () => {
      const told = await fetchQuery<CheckNumbersQuery>(
        environment,
        graphql`
          query CheckNumbersQuery($numbers: [String!]!) {
            checkNumberPortability(numbers: $numbers) {
              number
              portable
              pinRequired
              obstacle
              code
            }
          }
        `,
        { numbers: written },
      ).toPromise();
      setChecked(told?.checkNumberPortability);
    });
  const begin = () =>
    starting.run(async () => {
      const { savePortingOrder } = await commit<CheckNumbersMutation>(
        graphql`
          mutation CheckNumbersMutation($input: PortingOrderInput!) {
            savePortingOrder(input: $input) {
              id
              ...OrderForm_order
              ...OrderList_orders
            }
          }
        `,
        { input: { version: 0, numbers: good.map(({ number }) => ({ number })) } },
      );
      onStarted(savePortingOrder.id);
    });
  return (
    <Card title={t('check.title')}>
      <form
        className={styles['check']}
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <Textarea
          label={t('check.numbers')}
          description={t('check.hint')}
          autosize
          minRows={2}
          maxLength={LONGEST}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChecked(undefined);
            checking.clear();
          }}
          data-autofocus
          data-testid="porting-numbers"
        />
        {checking.refusal ? <Why refusal={checking.refusal} /> : null}
        {checked === undefined ? (
          <div>
            <Button type="submit" loading={checking.pending} data-testid="check-numbers">
              {t('check.action')}
            </Button>
          </div>
        ) : (
          <>
            <ul className={styles['checks']} aria-live="polite" data-testid="portability">
              {checked.map(({ number, portable, pinRequired, obstacle, code }) => (
                <li key={number} data-tone={portable ? 'success' : 'danger'}>
                  {portable ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertCircle size={16} aria-hidden />}
                  <div>
                    <b>{formatPhone(number)}</b>{' '}
                    {obstacle === null || obstacle === undefined
                      ? t(pinRequired ? 'check.yesPin' : 'check.yes')
                      : t(`obstacle.${obstacle}`)}
                    {code ? <small>{t('code', { code })}</small> : null}
                  </div>
                </li>
              ))}
            </ul>
            {starting.refusal ? <Why refusal={starting.refusal} /> : null}
            {good.length === 0 ? (
              <p className={styles['plain']}>{t('check.none')}</p>
            ) : (
              <div>
                <Button onClick={() => void begin()} loading={starting.pending} data-testid="begin-order">
                  {t('check.begin', { count: good.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </form>
    </Card>
  );
}
