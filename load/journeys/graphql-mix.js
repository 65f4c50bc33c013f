/** What browsers ask all day, in the shares of the table in load/README.md: persisted operations over HTTP. */
import { check } from 'k6';
import exec from 'k6/execution';
import { ask, isAnswered, operation } from './lib/graphql.js';
import { SECONDS, agentAt, rate } from './lib/world.js';

export { handleSummary } from './lib/world.js';

/** Shares of a hundred; load/README.md says why these. A test compares the two. */
const MIX = [
  { name: 'InboxQuery', share: 30 },
  { name: 'ThreadListPaginationQuery', share: 15 },
  { name: 'ShellQuery', share: 15 },
  { name: 'useContactMatchesQuery', share: 15, variables: { query: 'a', limit: 8 } },
  { name: 'CallHistoryQuery', share: 10 },
  { name: 'HomeQuery', share: 10 },
  { name: 'ContactsQuery', share: 5 },
].map((entry) => ({ ...entry, id: operation(entry.name) }));

export const options = {
  scenarios: {
    browsers: {
      executor: 'constant-arrival-rate',
      rate: rate(30),
      timeUnit: '1s',
      duration: `${SECONDS}s`,
      preAllocatedVUs: 40,
    },
  },
  thresholds: {
    checks: ['rate>0.99'],
    http_req_duration: ['p(95)<1000'],
    dropped_iterations: ['count==0'],
  },
};

/** Each hundred of arrivals has exactly the shares of the table, mixed: 37 and 100 have no common factor. */
function pick(index) {
  let place = (index * 37) % 100;
  for (const entry of MIX) {
    if (place < entry.share) return entry;
    place -= entry.share;
  }
  return MIX[0];
}

export default function browse() {
  const index = exec.scenario.iterationInTest;
  const { id, name, variables } = pick(index);
  check(ask(agentAt(index), id, name, variables), { 'the question is answered': isAnswered });
}
