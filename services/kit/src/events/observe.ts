/** What is seen of consumers: a span per event, linked to what caused it, and how long handling took and how it ended. */
import type { Database } from '../db/index.ts';
import { concerns, withSpan, type Metrics } from '../telemetry/index.ts';
import type { Consumer } from './consumer.ts';

/**
 * Consumers that say how they do. The span of a handled event begins a trace of its own, with a link to the transaction
 * that wrote the event (OpenTelemetry: messaging conventions); what the handler emits is linked to that span in turn.
 * @param system what carries the events: `kafka`, or `postgresql` where consumers read the outbox itself
 */
export function observed<Client>(
  service: string,
  consumers: readonly Consumer<Client>[],
  metrics: Metrics,
  system: string,
): Consumer<Client>[] {
  const durations = metrics.histogram({
    name: 'consumer_handle_duration_seconds',
    help: 'Time that a consumer needs to handle one event, each try counted by itself',
    labels: ['service', 'consumer', 'type', 'result'],
  });
  return consumers.map((consumer) => ({
    ...consumer,
    handlers: consumer.handlers.map((handler) => ({
      ...handler,
      async handle(stored, uow) {
        const began = performance.now();
        let result = 'failed';
        const attributes = {
          'messaging.system': system,
          'messaging.operation.name': 'process',
          'messaging.operation.type': 'process',
          'messaging.destination.name': destinationOf(stored.source),
          'messaging.destination.partition.id': String(stored.partition),
          'messaging.consumer.group.name': service,
          'messaging.message.id': stored.id,
          'ringline.event.type': stored.type,
          'ringline.consumer': consumer.name,
          'ringline.service': service,
        };
        try {
          await withSpan(
            `process ${stored.type}`,
            { kind: 'consumer', attributes, causes: [stored.traceparent] },
            () => {
              concerns(stored.workspaceId);
              return handler.handle(stored, uow);
            },
          );
          result = 'ok';
        } finally {
          durations.labels(service, consumer.name, stored.type, result).observe((performance.now() - began) / 1_000);
        }
      },
    })),
  }));
}

/** The topic of a service's events; the embedded event path is named alike, so that traces read alike. */
export const destinationOf = (source: string): string => `ringline.${source}.events`;

/** Shows how many keys are parked, by consumer: each waits for somebody to look. */
export function watchParked<Client>(db: Database<Client>, metrics: Metrics): void {
  metrics.readAtScrape(
    {
      name: 'consumer_parked_keys',
      help: 'Keys whose events wait because one could not be handled; every replica shows the same number',
      labels: ['service', 'consumer'],
    },
    async () => {
      const { rows } = await db.pool.query<{ consumer: string; keys: string }>(
        'SELECT consumer, count(*) AS keys FROM kit.parked_key GROUP BY consumer',
      );
      return rows.map(({ consumer, keys }) => ({ labels: { service: db.name, consumer }, value: Number(keys) }));
    },
  );
}

/** Shows how old the oldest event is that was not passed on. */
export function watchOutbox(database: string, lagSeconds: () => Promise<number>, metrics: Metrics): void {
  metrics.readAtScrape(
    {
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest event that was not handed on; every replica shows the same number',
      labels: ['database'],
    },
    async () => [{ labels: { database }, value: await lagSeconds() }],
  );
}
