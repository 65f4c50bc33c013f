import { expect, it } from 'vitest';
import { throttled } from './throttled.ts';

const tooMany = (seconds: string | null) =>
  new Response('{}', { status: 429, ...(seconds === null ? {} : { headers: { 'retry-after': seconds } }) });

async function asked(...answers: Response[]) {
  const waits: number[] = [];
  let asks = 0;
  const answer = await throttled(
    async () => answers[Math.min(asks++, answers.length - 1)] as Response,
    async (milliseconds) => void waits.push(milliseconds),
  );
  return { status: answer.status, asks, waits };
}

it('asks again after the time that the server named', async () => {
  const { status, asks, waits } = await asked(tooMany('2'), new Response('{}'));
  expect({ status, asks }).toEqual({ status: 200, asks: 2 });
  expect(waits[0]).toBeGreaterThanOrEqual(2_000);
  expect(waits[0]).toBeLessThanOrEqual(3_000);
});

it('gives up after three times, and at once where the wait is long or not named', async () => {
  expect(await asked(tooMany('1'))).toMatchObject({ status: 429, asks: 4 });
  expect(await asked(tooMany('60'))).toMatchObject({ status: 429, asks: 1 });
  expect(await asked(tooMany(null))).toMatchObject({ status: 429, asks: 1 });
});

it('any other answer stands', async () => {
  expect(await asked(new Response('{}', { status: 503 }))).toMatchObject({ status: 503, asks: 1 });
});
