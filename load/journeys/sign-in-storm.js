/** Monday, nine o'clock: more and more people sign in, and each opens the shell and the home page. */
import { check } from 'k6';
import exec from 'k6/execution';
import { Trend } from 'k6/metrics';
import { ask, isAnswered, operation } from './lib/graphql.js';
import { SECONDS, agentAt, rate } from './lib/world.js';

export { handleSummary } from './lib/world.js';

const SIGN_IN = operation('logInMutation');
const SHELL = operation('ShellQuery');
const HOME = operation('HomeQuery');

const signIn = new Trend('sign_in', true);

export const options = {
  scenarios: {
    storm: {
      executor: 'ramping-arrival-rate',
      startRate: 1,
      timeUnit: '1s',
      preAllocatedVUs: 60,
      stages: [
        { target: rate(8), duration: `${Math.ceil(SECONDS / 2)}s` },
        { target: rate(8), duration: `${Math.floor(SECONDS / 2)}s` },
      ],
    },
  },
  thresholds: {
    checks: ['rate>0.99'],
    sign_in: ['p(95)<3000'],
    dropped_iterations: ['count==0'],
  },
};

export default function person() {
  const known = agentAt(exec.scenario.iterationInTest);
  const response = ask(undefined, SIGN_IN, 'sign in', { input: { email: known.email, password: known.password } });
  if (!check(response, { 'signs in': isAnswered })) return;
  signIn.add(response.timings.duration);
  const me = { workspaceId: known.workspaceId, token: response.json('data.login.authTokens.token') };
  check(ask(me, SHELL, 'shell'), { 'the shell is shown': isAnswered });
  check(ask(me, HOME, 'home'), { 'the home page is shown': isAnswered });
}
