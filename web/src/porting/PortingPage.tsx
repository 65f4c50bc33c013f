import { useInterval } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { IconArrowsTransferDown, IconChevronLeft, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PortingPageQuery } from '../__generated__/PortingPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { CheckNumbers } from './CheckNumbers.tsx';
import { OrderForm } from './OrderForm.tsx';
import { OrderList } from './OrderList.tsx';
import { UNDER_WAY } from './order.ts';
import styles from './Porting.module.css';

/** While the carriers have an order, how it stands is looked at so often. */
const LOOK_MS = 5_000;
const NEW = 'new';
const PORTING = '/settings/channels/porting';

/** Orders that move numbers of another carrier here: all of them, one of them, or the first step of a new one. */
export function PortingPage() {
  const { t } = useTranslation('porting');
  const navigate = useNavigate();
  const { order: chosen } = useSearch({ from: '/shell/settings/settings/channels/porting' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const { fetchPortingOrders: orders, fetchTeams } = useRouteQuery<PortingPageQuery>(
    graphql`
      query PortingPageQuery @preloadable {
        fetchPortingOrders {
          id
          status
          numbers {
            id
            number
            state
          }
          ...OrderList_orders
          ...OrderForm_order
        }
        fetchTeams(first: 100) {
          data {
            id
            name
            isDeleted
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  const shown = orders.find(({ id }) => id === chosen);
  const underWay = orders.some(({ status }) => UNDER_WAY.includes(status));
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (underWay) start();
    return stop;
  }, [underWay, start, stop]);
  const open = (id?: string) => void navigate({ to: PORTING, search: id === undefined ? {} : { order: id } });
  const whyNot = me.whyNot('NUMBER_PORTING', 'CREATE');
  const isNew = chosen === NEW;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          {shown || isNew ? (
            <Link to={PORTING} search={{}} className="link" data-testid="all-orders">
              <IconChevronLeft size={14} aria-hidden /> {t('all')}
            </Link>
          ) : (
            <Link to="/settings/channels" className="link">
              <IconChevronLeft size={14} aria-hidden /> {t('channels')}
            </Link>
          )}
          <PageHeading>{t('title')}</PageHeading>
          <p>{t('lead')}</p>
        </div>
        {shown || isNew ? null : (
          <Disabled why={whyNot}>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open(NEW)} data-testid="new-order">
              {t('start')}
            </Button>
          </Disabled>
        )}
      </header>
      {isNew ? (
        <>
          <NotAllowed why={whyNot} access={rightTo('NUMBER_PORTING', 'CREATE')} />
          {whyNot === undefined ? (
            <PlanGate feature="NUMBER_PORTING">
              <CheckNumbers
                onStarted={(id) => {
                  renew();
                  open(id);
                }}
              />
            </PlanGate>
          ) : null}
        </>
      ) : shown ? (
        <OrderForm
          key={shown.id}
          order={shown}
          teams={fetchTeams.data.filter(({ isDeleted }) => !isDeleted)}
          whyNot={whyNot}
          renew={renew}
          onGone={() => {
            renew();
            open();
          }}
        />
      ) : orders.length === 0 ? (
        <div className={styles['empty']}>
          <EmptyState icon={<IconArrowsTransferDown size={22} stroke={1.5} />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        </div>
      ) : (
        <OrderList orders={orders} />
      )}
    </div>
  );
}
