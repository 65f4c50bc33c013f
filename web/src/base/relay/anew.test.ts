import { expect, it } from 'vitest';
import { untilNew, wantAnew } from './anew.ts';

/** Subscribes to what is asked by hand: each ask waits for its answer. */
function reading(isWanted: (answers: number) => boolean = () => true) {
  const asks: PromiseWithResolvers<string>[] = [];
  const heard: string[] = [];
  const waits: string[] = [];
  const subscription = untilNew(
    () => {
      const ask = Promise.withResolvers<string>();
      asks.push(ask);
      return ask.promise;
    },
    isWanted,
    async () => void waits.push('waited'),
  ).subscribe({
    next: (answer) => heard.push(answer),
    error: (error: Error) => heard.push(`error ${error.message}`),
    complete: () => heard.push('complete'),
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { asks, heard, settle, subscription, waits };
}

it('asks once where nothing happened meanwhile', async () => {
  const { asks, heard, settle } = reading();
  asks[0]?.resolve('first');
  await settle();
  wantAnew();
  await settle();
  expect({ heard, asks: asks.length }).toEqual({ heard: ['first', 'complete'], asks: 1 });
});

it('shows the answer that was under way, and asks again for what happened meanwhile', async () => {
  const { asks, heard, settle, waits } = reading();
  wantAnew();
  asks[0]?.resolve('old');
  await settle();
  expect({ heard, asks: asks.length }).toEqual({ heard: ['old'], asks: 2 });
  wantAnew();
  expect(waits).toEqual([]);
  asks[1]?.resolve('newer');
  await settle();
  // What changes all the time is not asked for all the time.
  expect(waits).toEqual(['waited']);
  asks[2]?.resolve('newest');
  await settle();
  expect({ heard, asks: asks.length }).toEqual({ heard: ['old', 'newer', 'newest', 'complete'], asks: 3 });
});

it('keeps the answer that is there where no newer one can be had; without any it fails', async () => {
  const answered = reading();
  const failed = reading();
  wantAnew();
  answered.asks[0]?.resolve('old');
  failed.asks[0]?.reject(new Error('away'));
  await answered.settle();
  answered.asks[1]?.reject(new Error('away'));
  await answered.settle();
  expect(answered.heard).toEqual(['old', 'complete']);
  expect({ heard: failed.heard, asks: failed.asks.length }).toEqual({ heard: ['error away'], asks: 1 });
});

it('asks no more for somebody who has left', async () => {
  const { asks, heard, settle, subscription } = reading();
  wantAnew();
  subscription.unsubscribe();
  asks[0]?.resolve('old');
  await settle();
  expect({ heard, asks: asks.length }).toEqual({ heard: [], asks: 1 });
});

it('asks once more for a part that waits, and no more when it is gone', async () => {
  const { asks, heard, settle } = reading((answers) => answers === 1);
  wantAnew();
  asks[0]?.resolve('old');
  await settle();
  wantAnew();
  asks[1]?.resolve('newer');
  await settle();
  wantAnew();
  await settle();
  expect({ heard, asks: asks.length }).toEqual({ heard: ['old', 'newer', 'complete'], asks: 2 });
});
