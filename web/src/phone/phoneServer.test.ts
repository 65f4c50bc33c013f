import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, RefusedError } from '../base/relay/refusal.ts';
import { createPhoneServer } from './phoneServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers to `endCall` are these, one after the other. */
function server(...answers: (Error | 'taken')[]) {
  let asked = 0;
  const network = Network.create(() => {
    const answer = answers[asked] ?? 'taken';
    asked += 1;
    return answer === 'taken'
      ? Promise.resolve({ data: { endCall: null } } as unknown as GraphQLResponse)
      : Promise.reject(answer);
  });
  const made = createPhoneServer(new Environment({ network, store: new Store(new RecordSource()) }));
  return { made, asked: () => asked };
}

it('tells of a call that was hung up on until it is heard, and says that it waits', async () => {
  const { made, asked } = server(new NetworkError('away'), new NetworkError('away'));
  const waits = vi.fn();
  await made.end('c1', waits);
  expect(waits).toHaveBeenCalledOnce();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBe(3);
});

it('takes a refusal for an answer, and says nothing of waiting', async () => {
  const { made, asked } = server(new RefusedError([{ message: 'over', extensions: { code: 'CALL_ENDED' } }]));
  const waits = vi.fn();
  await made.end('c1', waits);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waits).not.toHaveBeenCalled();
  expect(asked()).toBe(1);
});

it('hangs up on nobody whose call came back and was taken meanwhile', async () => {
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) },
  });
  const { made, asked } = server(new NetworkError('away'));
  await made.end('c1', () => {});
  const aborted = new AbortController();
  await made.answer({ id: 'c1', myOffer: null } as never, undefined, undefined, () => {}, aborted.signal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBe(1);
  vi.unstubAllGlobals();
});
