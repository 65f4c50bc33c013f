/** Inputs for a workspace's sounds. */
import { randomUUID } from 'node:crypto';
import { SoundService } from '@ringline/proto/telephony/v1/sounds_pb';
import type { Cell, Fixture } from './fixture.ts';

let names = 0;
const file = () => ({
  id: randomUUID(),
  name: `Sound ${(names += 1)}`,
  type: 'MOH',
  sizeBytes: 8_000n,
  durationSeconds: 2,
});

/** A sound that no number plays. */
async function unused({ world }: Cell): Promise<string> {
  const { sound } = await world.as(SoundService, await world.principalOf('OWNER')).addSound(file());
  return sound?.id ?? '';
}

export const soundFixtures: Readonly<Record<string, Fixture>> = {
  'SoundService/AddSound': { input: file },
  'SoundService/DeleteSound': { input: async (cell) => ({ id: await unused(cell) }) },
  'SoundService/ListSounds': { input: () => ({}) },
  'SoundService/SaveSpeech': { input: () => ({ text: 'Hello', name: `Spoken ${(names += 1)}` }) },
  'SoundService/Speak': { input: () => ({ text: 'Hello' }) },
};
