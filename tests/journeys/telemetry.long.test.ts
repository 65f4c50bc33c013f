/**
 * What is seen of the running product (design: telemetry): traces from webhook or click to the frame of a subscription,
 * and every figure that the dashboards and alerts ask for, in one process as over Kafka.
 *
 * @area kit/telemetry, observability, live
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { startCollector, type Collector } from '../testkit/collector.ts';
import { OutsideWorld, anOwner, openPhone, startClusterProduct, startProduct, type Owner } from '../testkit/index.ts';
import { expressions, selected } from '../observability/promql.ts';
import { outputFolder } from '../testkit/secrets.ts';
import { storyOf, type Story } from '../testkit/story.ts';

const CALLER = '+15035550174';
const ANOTHER = '+15035550175';
const CLUSTER = process.env['RINGLINE_MODE'] === 'cluster';
/** In a cluster each process tells its own name; in one process all share one. */
const at = (service: string) => (CLUSTER ? service : 'ringline');
/** Spans are exported in batches, every five seconds. */
const EXPORTED_MS = 30_000;

/** The first events of a cluster wait until the groups of their readers have formed. */
const FIRST_EVENTS_MS = 90_000;

let collector: Collector;
let outside: OutsideWorld;
let ana: Owner;
/** Where Prometheus would look. */
let scrapes: string[];

beforeAll(async () => {
  const folder = outputFolder();
  collector = await startCollector((spans) => {
    if (folder) appendFileSync(path.join(folder, `traces-${process.pid}.spans.jsonl`), `${spans}\n`);
  });
  // Registered first, it ends last: what processes export at their end is taken, too.
  atEndOfFile(() => collector.stop());
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  let url: string;
  if (CLUSTER) {
    const cluster = await startClusterProduct(settings);
    url = cluster.url;
    scrapes = cluster.members
      .filter(({ name }) => name !== 'sandbox')
      .flatMap(({ metricsPorts }) => metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`));
  } else {
    const product = await startProduct({ ...settings, METRICS_PORT: '0' });
    url = product.url;
    scrapes = [product.metricsUrl ?? ''];
  }
  outside = new OutsideWorld(url);
  ana = await anOwner(url, 'Ana');
});

/** What followed from the newest span of a name, once it holds what is looked for. */
function story(first: string, isWhole: (told: Story) => void): Promise<Story> {
  return eventually(() => {
    const begun = collector.spans.findLast(({ name }) => name === first);
    if (!begun) throw new Error(`There is no span "${first}"`);
    const told = storyOf(begun, collector.spans);
    isWhole(told);
    return told;
  }, EXPORTED_MS);
}

const consumedBy = (service: string) => (span: { attributes: Readonly<Record<string, string>> }) =>
  span.attributes['ringline.service'] === service;

describe('an inbound call', () => {
  let told: Story;

  test('is one story from the carrier’s webhook, through another service, to the frame at the browser', async () => {
    const news = ana.api.subscribe('subscription { newWorkspaceConversation { created conversation { id } } }');
    // A frame that comes while the rights of a new owner are asked for anew is held back, and resync is told instead: then once more.
    const heardOf = async (caller: string) => {
      await outside.call(caller, ana.number.number, 'silence');
      await news.frame(() => true, FIRST_EVENTS_MS / 2);
    };
    await heardOf(CALLER).catch(() => heardOf(ANOTHER));
    // Each process sends its spans in batches of its own: the story is whole when all that is asked about has arrived.
    told = await story('POST /carrier/voice/inbound', (found) => {
      found.find('frame subscription newWorkspaceConversation');
      if (CLUSTER) found.find('send ringline.telephony.events');
    });
    const path = told.pathTo(told.find('frame subscription newWorkspaceConversation'));
    expect(path.map(({ name, kind, service }) => ({ name, kind, service }))).toEqual([
      { name: 'POST /carrier/voice/inbound', kind: 'SERVER', service: at('telephony') },
      { name: 'process telephony.call.changed.v1', kind: 'CONSUMER', service: at('messaging') },
      { name: 'frame subscription newWorkspaceConversation', kind: 'CONSUMER', service: at('bff') },
    ]);
    expect(path[0]?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/carrier/voice/inbound',
      'http.response.status_code': '200',
    });
    expect(path[2]?.attributes).toMatchObject({
      'graphql.operation.type': 'subscription',
      'messaging.destination.name': 'ringline.messaging.events',
      'ringline.event.type': 'messaging.conversation.changed.v1',
    });
  });

  test('crosses the event path by links, each reader in a trace of its own', () => {
    const handled = told.find('process telephony.call.changed.v1', consumedBy('messaging'));
    expect(handled).toMatchObject({ parentSpanId: '', links: [{ spanId: told.spans[0]?.spanId }] });
    expect(handled.traceId).not.toBe(told.spans[0]?.traceId);
    expect(handled.attributes).toMatchObject({
      'messaging.system': CLUSTER ? 'kafka' : 'postgresql',
      'messaging.destination.name': 'ringline.telephony.events',
      'messaging.operation.type': 'process',
      'messaging.consumer.group.name': 'messaging',
    });
    if (!CLUSTER) return;
    const sent = told.find('send ringline.telephony.events');
    expect(sent).toMatchObject({ kind: 'PRODUCER', service: 'telephony', failed: false });
    expect(sent.attributes).toMatchObject({ 'messaging.system': 'kafka', 'messaging.operation.type': 'send' });
  });

  test('that rings somebody is seen by them: the frame leads back to what the carrier said or a timer of ours', async () => {
    const phone = await openPhone(ana.api, { tone: 1_300 });
    const calls = ana.api.subscribe('subscription { callChanged { cause call { id } } }');
    await outside.call(CALLER, ana.number.number, 'silence');
    await phone.ring();
    await calls.frame(({ cause }) => cause === 'OFFERED');
    const root = await eventually(() => {
      const frame = collector.spans.find(({ name }) => name === 'frame subscription callChanged');
      let found = collector.spans.find(({ spanId }) => spanId === frame?.links[0]?.spanId);
      while (found?.parentSpanId) found = collector.spans.find(({ spanId }) => spanId === found?.parentSpanId);
      if (!found) throw new Error('The frame leads nowhere yet');
      return found;
    }, EXPORTED_MS);
    expect(root.name).toMatch(/^(POST \/carrier\/voice\/|due timer)/);
    expect(root.service).toBe(at('telephony'));
  });
});

describe('a click', () => {
  test('is one story from the mutation through RPC and event to the frame', async () => {
    const ticks = ana.api.subscribe('subscription { contactConversation { conversation { id } } }');
    const { sendMessage } = await ana.api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      {
        input: {
          phoneNumberId: ana.number.id,
          to: CALLER,
          body: 'The canary in the mine sings no more.',
          idempotencyKey: 'traced-1',
        },
      },
    );
    await ticks.frame(({ conversation }) => conversation.id === sendMessage.id);
    const held = ({ kind }: { kind: string }) => kind === 'SERVER';
    const told = await story('mutation sendMessage', (found) => {
      found.find('frame subscription contactConversation');
      found.find('ringline.billing.v1.BillingService/HoldForMessage', held);
      if (!collector.spans.some(({ spanId }) => spanId === found.spans[0]?.parentSpanId))
        throw new Error('The request of the mutation has not arrived yet');
    });
    const path = told.pathTo(told.find('frame subscription contactConversation'));
    expect(path.map(({ name, kind, service }) => ({ name, kind, service }))).toEqual([
      { name: 'mutation sendMessage', kind: 'INTERNAL', service: at('bff') },
      { name: 'ringline.messaging.v1.MessagingService/SendMessage', kind: 'CLIENT', service: at('bff') },
      { name: 'ringline.messaging.v1.MessagingService/SendMessage', kind: 'SERVER', service: at('messaging') },
      { name: 'frame subscription contactConversation', kind: 'CONSUMER', service: at('bff') },
    ]);
    // Up to the frame's link it is one trace, which begins with the browser's request.
    expect(new Set(path.slice(0, 3).map(({ traceId }) => traceId)).size).toBe(1);
    expect(collector.spans.find(({ spanId }) => spanId === path[0]?.parentSpanId)).toMatchObject({
      name: 'POST /graphql',
      kind: 'SERVER',
    });
  });
});

describe('the figures', () => {
  /** Prometheus' own, and what its rules record. */
  const NOT_OURS = /^(up$|slo:)/;
  /** Prometheus gives these to every series. */
  const GIVEN = new Set(['job', 'instance', 'le']);
  /** Only processes that speak to Kafka have them. */
  const OVER_KAFKA = new Set(['consumer_lag_messages', 'events_relayed_total', 'events_consumed_total']);
  const wanted = expressions()
    .flatMap((expression) => selected(expression).map((one) => ({ ...one, where: expression.where })))
    .filter(({ metric }) => !NOT_OURS.test(metric) && (CLUSTER || !OVER_KAFKA.has(metric)));

  test('that dashboards and alerts ask for are all there, with the labels that they are told apart by', async () => {
    const dumps = await Promise.all(scrapes.map(async (url) => (await fetch(url)).text()));
    const lines = dumps.join('\n').split('\n');
    const declared = new Set(lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
    const missing = wanted.filter(
      ({ metric }) => !declared.has(metric) && !declared.has(metric.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(missing.map(({ metric, where }) => `${metric} (${where})`)).toEqual([]);
    const unlabelled = wanted.flatMap(({ metric, labels, where }) => {
      const series = lines.find((line) => line.startsWith(`${metric}{`));
      if (!series) return [];
      return [...labels]
        .filter((label) => !GIVEN.has(label) && !series.includes(`${label}="`))
        .map((label) => `${metric} has no ${label} (${where})`);
    });
    expect(unlabelled).toEqual([]);
    // Prometheus would rename them: what it scrapes has these names from it.
    const taken = lines.filter((line) => /[{,](job|instance)="/.test(line));
    expect(taken).toEqual([]);
  });

  test('tell of the calls and texts that there were, and of nobody in particular', async () => {
    const text = (await Promise.all(scrapes.map(async (url) => (await fetch(url)).text()))).join('\n');
    const total = (metric: string) =>
      [...text.matchAll(new RegExp(`^${metric}(?:{[^}]*})? (\\S+)$`, 'gm'))].reduce((sum, [, n]) => sum + Number(n), 0);
    expect(total('messages_total')).toBeGreaterThan(0);
    expect(total('calls_active')).toBeGreaterThan(0);
    expect(total('websocket_clients')).toBeGreaterThan(0);
    expect(total('devices_reachable')).toBeGreaterThan(0);
    expect(total('subscription_frames_total')).toBeGreaterThan(0);
    expect(total('webhook_requests_total')).toBeGreaterThan(0);
    expect(total('carrier_request_duration_seconds_count')).toBeGreaterThan(0);
    expect(total('consumer_handle_duration_seconds_count')).toBeGreaterThan(0);
    expect(text).not.toContain(ana.workspaceId);
    expect(text).not.toContain(CALLER.slice(1));
  });
});
