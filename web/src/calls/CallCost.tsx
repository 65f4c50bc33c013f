import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallCost_item$key } from '../__generated__/CallCost_item.graphql.ts';
import { formatPhone } from '../ui/numbers.ts';
import { useDuration } from './useDuration.ts';
import styles from './CallDrawer.module.css';
import { formatSmallMoney } from './formatSmallMoney.ts';

/**
 * What a call cost and how that comes about; nothing for those who may not see money (defaults 2.4). The times are those that
 * were billed: some destinations count full minutes, others steps of a few seconds (defaults 5.2). What the carrier charges us is
 * told to the owner and admins alone.
 */
export function CallCost({ item: key }: { item: CallCost_item$key }) {
  const { t } = useTranslation('calls');
  const durationOf = useDuration();
  const { call, creditLogs } = useFragment(
    graphql`
      fragment CallCost_item on Conversation {
        call {
          billingDuration
          costPayable
          callCost
          callCostParts {
            phones
            browsers
          }
          transcriptCost
          outsideLegs {
            id
            number
            billingDuration
            freeSecondsUsed
            cost
          }
          rate
          endAt
          answeredAt
        }
        creditLogs {
          freeSecondsUsed
        }
      }
    `,
    key,
  );
  if (!call || typeof call.costPayable !== 'number' || !call.endAt) return null;
  const { callCost, callCostParts } = call;
  // Of what nobody answered a voicemail is paid for, from its tone on. The carrier may charge for a greeting alone.
  if (!call.answeredAt && call.billingDuration === 0 && !callCost) return null;
  const free = [...creditLogs, ...call.outsideLegs].reduce((sum, { freeSecondsUsed }) => sum + freeSecondsUsed, 0);
  return (
    <section className={styles['cost']} aria-label={t('drawer.cost')}>
      <h3>
        {t('drawer.cost')}
        <span className="tabular">{call.costPayable > 0 ? formatSmallMoney(call.costPayable) : t('history.free')}</span>
      </h3>
      <dl>
        {call.billingDuration > 0 ? (
          <div>
            <dt>{t(call.answeredAt ? 'drawer.costRows.billed' : 'drawer.costRows.voicemail')}</dt>
            <dd className="tabular">{durationOf(call.billingDuration)}</dd>
          </div>
        ) : null}
        {free > 0 ? (
          <div>
            <dt>{t('drawer.costRows.freeUsed')}</dt>
            <dd className="tabular">{durationOf(free)}</dd>
          </div>
        ) : null}
        {typeof call.rate === 'number' && call.rate > 0 ? (
          <div>
            <dt>{t('drawer.costRows.rate')}</dt>
            <dd className="tabular">{formatSmallMoney(call.rate)}</dd>
          </div>
        ) : null}
        {call.outsideLegs.map(({ id, number, billingDuration, cost }) => (
          <div key={id}>
            <dt>
              {t('drawer.costRows.outside', {
                number: formatPhone(number),
                time: durationOf(billingDuration),
              })}
            </dt>
            <dd className="tabular">{cost === null ? null : formatSmallMoney(cost ?? 0)}</dd>
          </div>
        ))}
        {typeof call.transcriptCost === 'number' && call.transcriptCost > 0 ? (
          <div>
            <dt>{t('drawer.costRows.transcript')}</dt>
            <dd className="tabular">{formatSmallMoney(call.transcriptCost)}</dd>
          </div>
        ) : null}
        {typeof callCost === 'number' && callCostParts ? (
          <div>
            <dt>
              {t('drawer.costRows.carrier')}
              {callCostParts.phones > 0 && callCostParts.browsers > 0
                ? ` · ${t('drawer.costRows.carrierParts', {
                    phones: formatSmallMoney(callCostParts.phones),
                    browsers: formatSmallMoney(callCostParts.browsers),
                  })}`
                : null}
            </dt>
            <dd className="tabular">{formatSmallMoney(callCost)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
