/**
 * The call path: a person outside calls, the inbound webhook answers with TwiML, the agent's phone rings and is answered, both
 * are bridged, they talk, the agent presses End. Callers arrive at a fixed rate, whatever the product does.
 */
import { check, sleep } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import { ask, isAnswered, operation, subscribe } from './lib/graphql.js';
import { openPhone } from './lib/phone.js';
import { SECONDS, URL_OF_PRODUCT, agentAt, agents, rate } from './lib/world.js';

export { handleSummary } from './lib/world.js';

/** Phones that register in a second: all at once, from one address, would be more than the product lets in. */
const REGISTERED_A_SECOND = 10;
/** Seconds until the phones are registered, and seconds that calls in flight get at the end. */
const BEFORE = Math.ceil(agents.length / REGISTERED_A_SECOND) + 4;
const AFTER = 12;
/** Milliseconds that they talk. */
const TALK_MS = 1000;
/** A call that takes longer than this was not answered in time. */
const PATIENCE_S = 15;

const CALL_CHANGED = operation('phoneOperationsCallChangedSubscription');
const END_CALL = operation('phoneOperationsEndCallMutation');

const calls = new Counter('calls');
const completed = new Rate('calls_completed');
const bridged = new Counter('calls_bridged');
const toRing = new Trend('call_to_ring', true);
const toBridge = new Trend('answer_to_bridge', true);

export const options = {
  scenarios: {
    agents: {
      executor: 'per-vu-iterations',
      exec: 'agent',
      vus: Math.max(1, agents.length),
      iterations: 1,
      maxDuration: `${BEFORE + SECONDS + AFTER + 10}s`,
    },
    callers: {
      executor: 'constant-arrival-rate',
      exec: 'caller',
      rate: rate(2),
      timeUnit: '1s',
      duration: `${SECONDS}s`,
      startTime: `${BEFORE}s`,
      preAllocatedVUs: 60,
      gracefulStop: `${AFTER}s`,
    },
  },
  thresholds: {
    calls_completed: ['rate>0.99'],
    call_to_ring: ['p(95)<2000'],
    answer_to_bridge: ['p(95)<2000'],
    dropped_iterations: ['count==0'],
    sockets_lost: ['count==0'],
  },
};

export function agent() {
  const index = exec.scenario.iterationInTest;
  const me = agentAt(index);
  sleep(index / REGISTERED_A_SECOND);
  const acceptedAt = [];
  const ended = {};
  const phone = openPhone(me, {
    onAccepted: () => acceptedAt.push(Date.now()),
  });
  const live = subscribe(me, CALL_CHANGED, ({ callChanged: { call } }) => {
    if (call.phase === 'RINGING' && !ended[call.id]) {
      ended[call.id] = 'rang';
      toRing.add(Date.now() - Date.parse(call.startedAt));
    }
    if (call.phase !== 'TALKING' || ended[call.id] === 'talked') return;
    ended[call.id] = 'talked';
    bridged.add(1);
    const since = acceptedAt.shift();
    if (since) toBridge.add(Date.now() - since);
    setTimeout(() => {
      check(ask(me, END_CALL, 'end call', { callId: call.id }), { 'the agent may end the call': isAnswered });
    }, TALK_MS);
  });
  setTimeout(
    () => {
      live.close();
      phone.close();
    },
    (BEFORE + SECONDS + AFTER - index / REGISTERED_A_SECOND) * 1000,
  );
}

export function caller() {
  const number = exec.scenario.iterationInTest;
  const from = `+1503556${String(number % 10000).padStart(4, '0')}`;
  const begun = http.post(
    `${URL_OF_PRODUCT}/sandbox/api/calls`,
    JSON.stringify({ from, to: agentAt(number).number, says: 'silence' }),
    { headers: { 'content-type': 'application/json' }, tags: { name: 'a call comes in' } },
  );
  calls.add(1);
  const sid = begun.status === 201 ? begun.json('sid') : undefined;
  if (!sid) {
    completed.add(false);
    return;
  }
  for (let waited = 0; waited < PATIENCE_S; waited += 0.5) {
    sleep(0.5);
    const call = http.get(`${URL_OF_PRODUCT}/sandbox/api/calls/${sid}`, { tags: { name: 'how the call is' } });
    if (call.json('status') !== 'completed') continue;
    completed.add(call.json('answeredAt') !== undefined);
    return;
  }
  completed.add(false);
  http.del(`${URL_OF_PRODUCT}/sandbox/api/calls/${sid}`, null, { tags: { name: 'the caller gives up' } });
}
