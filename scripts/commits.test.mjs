import { expect, test } from 'vitest';
import { problemsOf } from './commits.mjs';

test.each([
  'fix(phone): close the strip when a call ends',
  'test(browser): ring twice before the answer',
  'docs: say the architecture in one page, and the design by topic',
  'feat(api)!: drop the old field',
  "Merge branch 'w/keys'",
  'perf(telephony): process due rows by kind',
  'fix(web): focus the field that was refused',
])('takes %s', (subject) => expect(problemsOf(subject)).toEqual([]));

test.each([
  ['Load: browsers come one after the other', /begin with a type/],
  ['inbox: keys act on nothing that is not there', /begin with a type/],
  ['fix: close the strip', /no scope/],
  ['fix(phone): Close the strip', /capital/],
  ['fix(phone): closed the strip', /imperative/],
  ['fix(phone): closes the strip', /imperative/],
  ['fix(phone): closing the strip', /imperative/],
  ['fix(phone): close the strip.', /period/],
  [`fix(phone): close ${'the strip '.repeat(7).trim()}`, /87 characters/],
])('refuses %s', (subject, why) => expect(problemsOf(subject).join('; ')).toMatch(why));
