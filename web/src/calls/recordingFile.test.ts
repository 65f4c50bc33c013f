import { expect, it } from 'vitest';
import { fileIn, peaksOf, RecordingBusy, RecordingDamaged } from './recordingFile.ts';

it('a waveform’s bar is the loudest moment of its part, measured against the loudest of all', () => {
  expect(peaksOf(new Float32Array([0.1, -0.4, 0.2, 0, 0, 0.05]), 3)).toEqual([1, 0.5, expect.closeTo(0.125)]);
});

it('silence has bars of no height', () => {
  expect(peaksOf(new Float32Array(10), 5)).toEqual([0, 0, 0, 0, 0]);
});

it('a file that is damaged is told from one that comes later, a link that is over, and a way that breaks', async () => {
  const answer = (status: number, body: string) => fileIn(new Response(body, { status }));
  expect(await (await answer(200, 'sound')).text()).toBe('sound');
  await expect(answer(422, '{"code":"RECORDING_DAMAGED","title":"Damaged."}')).rejects.toBeInstanceOf(RecordingDamaged);
  await expect(answer(429, '{"code":"RATE_LIMITED","title":"Many."}')).rejects.toBeInstanceOf(RecordingBusy);
  for (const over of [answer(410, '{"code":"GONE","title":"Over."}'), answer(502, '<html>Bad gateway</html>')]) {
    const error = await over.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RecordingDamaged);
  }
});
