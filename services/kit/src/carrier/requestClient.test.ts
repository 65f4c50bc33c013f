import { expect, test } from 'vitest';
import { operationOf } from './requestClient.ts';

test.each([
  [
    `/2010-04-01/Accounts/AC${'1'.repeat(32)}/Calls/CA${'a'.repeat(32)}.json`,
    '/2010-04-01/Accounts/:sid/Calls/:sid.json',
  ],
  ['/2010-04-01/Accounts/x/Conferences/room-7.json?Status=in', '/2010-04-01/Accounts/x/Conferences/:name.json'],
  ['/v1/Porting/Portability/PhoneNumber/+15035550177', '/v1/Porting/Portability/PhoneNumber/:number'],
  ['/v2/PhoneNumbers/%2B15035550177?Fields=x', '/v2/PhoneNumbers/:number'],
])('what an operation is called names no thing and no person: %s', (uri, operation) => {
  expect(operationOf(`https://api.twilio.com${uri}`)).toBe(operation);
});
