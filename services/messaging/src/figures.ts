/** The figures of messaging, counted after the write that made them true. */
import type { Metrics } from '@ringline/kit/telemetry';
import type { Item } from './generated/prisma/client.ts';

export interface MessageFigures {
  /** @param before the item as it was; undefined for a new one */
  changed(before: Item | undefined, item: Item): void;
}

const SUBMIT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5, 10, 60];
const DELIVERY_BUCKETS = [0.5, 1, 2, 5, 10, 30, 60, 300, 3_600];

export function messageFigures(metrics: Metrics): MessageFigures {
  const messages = metrics.counter({
    name: 'messages_total',
    help: 'Messages that reached a delivery status, each status counted once (defaults 8.2)',
    labels: ['channel', 'direction', 'status'],
  });
  const submits = metrics.histogram({
    name: 'message_submit_delay_seconds',
    help: 'Time from accepting a message until the carrier has it, first attempts only',
    labels: ['channel'],
    buckets: SUBMIT_BUCKETS,
  });
  const deliveries = metrics.histogram({
    name: 'message_delivery_latency_seconds',
    help: 'Time from the carrier’s acceptance until its report of delivery',
    labels: ['channel'],
    buckets: DELIVERY_BUCKETS,
  });
  const seconds = (from: Date, to: Date) => Math.max(0, to.getTime() - from.getTime()) / 1_000;

  return {
    changed(before, item) {
      const { channel, direction, deliveryStatus, sentTime, deliveredTime } = item;
      if (channel === 'VOICE' || deliveryStatus === '' || before?.deliveryStatus === deliveryStatus) return;
      messages.labels(channel, direction, deliveryStatus).inc();
      if (before && !before.sentTime && sentTime && item.retries === 0)
        submits.labels(channel).observe(seconds(item.createdAt, sentTime));
      if (!before?.deliveredTime && deliveredTime && sentTime)
        deliveries.labels(channel).observe(seconds(sentTime, deliveredTime));
    },
  };
}
