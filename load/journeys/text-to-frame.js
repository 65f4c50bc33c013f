/**
 * Text in → frame: a text comes in at the carrier, goes through the webhook, the outbox, the consumers and the edge's feed, and
 * is a frame of the inbox subscription in the agent's browser. Texts arrive at a fixed rate.
 */
import exec from 'k6/execution';
import http from 'k6/http';
import { check, sleep } from 'k6';
import { Counter, Trend } from 'k6/metrics';
import { operation, subscribe } from './lib/graphql.js';
import { SECONDS, URL_OF_PRODUCT, agentAt, agents, rate } from './lib/world.js';

export { handleSummary } from './lib/world.js';

const BEFORE = 6;
/** Browsers come one after the other: all at once, from one address, some would be told to wait. */
const CONNECTED_A_SECOND = 15;
const AFTER = 5;
const INBOX = operation('useInboxLiveSubscription');

const sent = new Counter('texts_sent');
const seen = new Counter('texts_seen');
const twice = new Counter('texts_announced_twice');
const toFrame = new Trend('text_to_frame', true);

export const options = {
  scenarios: {
    browsers: {
      executor: 'per-vu-iterations',
      exec: 'browser',
      vus: Math.max(1, agents.length),
      iterations: 1,
      maxDuration: `${BEFORE + SECONDS + AFTER + 10}s`,
    },
    texts: {
      executor: 'constant-arrival-rate',
      exec: 'text',
      rate: rate(10),
      timeUnit: '1s',
      duration: `${SECONDS}s`,
      startTime: `${BEFORE}s`,
      preAllocatedVUs: 20,
    },
  },
  thresholds: {
    checks: ['rate==1'],
    text_to_frame: ['p(95)<2000'],
    texts_announced_twice: ['count==0'],
    sockets_lost: ['count==0'],
    dropped_iterations: ['count==0'],
  },
};

export function browser() {
  const index = exec.scenario.iterationInTest;
  sleep(index / CONNECTED_A_SECOND);
  const known = {};
  const live = subscribe(agentAt(index), INBOX, ({ contactConversation: { created, conversation } }) => {
    const at = Number((/^sent (\d+)$/.exec((conversation.message || {}).body || '') || [])[1]);
    if (!at || !created) return;
    if (known[conversation.id]) {
      twice.add(1);
      return;
    }
    known[conversation.id] = true;
    seen.add(1);
    toFrame.add(Date.now() - at);
  });
  setTimeout(() => live.close(), (BEFORE + SECONDS + AFTER - index / CONNECTED_A_SECOND) * 1000);
}

export function text() {
  const number = exec.scenario.iterationInTest;
  const from = `+1503557${String(number % 500).padStart(4, '0')}`;
  const response = http.post(
    `${URL_OF_PRODUCT}/sandbox/api/texts`,
    JSON.stringify({ from, to: agentAt(number).number, body: `sent ${Date.now()}` }),
    { headers: { 'content-type': 'application/json' }, tags: { name: 'a text comes in' } },
  );
  if (check(response, { 'the carrier takes the text': ({ status }) => status === 201 })) sent.add(1);
}
