import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMediaSwitch } from './client.ts';
import { goertzel } from './tones.ts';
import { parseWav } from './wav.ts';

const BEEP = fileURLToPath(new URL('../../prompts/beep.wav', import.meta.url));

describe('the media switch with legs of its own', () => {
  let media: Awaited<ReturnType<typeof startMediaSwitch>>;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'switch-'));
    media = await startMediaSwitch();
    await media.virtualLeg('ana', { says: 'tone:440' });
    await media.virtualLeg('bob', { says: 'tone:1000' });
    await media.joinConference('ana', 'room');
    await media.joinConference('bob', 'room');
  });
  afterAll(async () => {
    await media.stop();
    rmSync(folder, { recursive: true });
  });
  const heard = async (leg: string) => (await media.measure(leg, [440, 1000])).heard;

  it('carries each voice to the other and not back', async () => {
    await vi.waitFor(async () => expect((await heard('ana')).tones[1000]).toBeGreaterThan(12_000), 3000);
    await vi.waitFor(async () => expect((await heard('bob')).tones[440]).toBeGreaterThan(12_000), 3000);
    expect((await heard('ana')).tones[440]).toBeLessThan(300);
    expect((await heard('bob')).tones[1000]).toBeLessThan(300);
  });

  it('lets nobody hear a muted leg', async () => {
    await media.setMuted('ana', true);
    await vi.waitFor(async () => expect((await heard('bob')).rms).toBe(0), 3000);
    expect((await heard('ana')).tones[1000]).toBeGreaterThan(12_000);
    await media.setMuted('ana', false);
  });

  it('lets a leg that coaches be heard by one leg alone, which still hears the others', async () => {
    await media.virtualLeg('mia', { says: 'tone:2000' });
    await media.joinConference('mia', 'room');
    await media.setCoaching('mia', 'ana');
    const tones = async (leg: string) => (await media.measure(leg, [440, 1000, 2000])).heard.tones;
    await vi.waitFor(async () => {
      expect((await tones('ana'))[2000]).toBeGreaterThan(5_000);
      expect((await tones('ana'))[1000]).toBeGreaterThan(5_000);
      expect((await tones('bob'))[2000]).toBeLessThan(300);
      expect((await tones('bob'))[440]).toBeGreaterThan(5_000);
      expect((await tones('mia'))[440]).toBeGreaterThan(5_000);
    }, 4000);
    await media.setCoaching('mia', null);
    await vi.waitFor(async () => expect((await tones('bob'))[2000]).toBeGreaterThan(5_000), 3000);
    await media.closeLeg('mia');
  });

  it('plays a file to one leg, tells when it is done, and gives the conference back', async () => {
    expect(await media.play('ana', { files: [BEEP], loop: false })).toBe('done');
    const endless = media.play('ana', { files: [BEEP], loop: true });
    await media.stopPlay('ana');
    expect(await endless).toBe('stopped');
  });

  it('records what a leg says left and what it hears right', async () => {
    const file = join(folder, 'ana.wav');
    await media.startRecording('ana', { file, channels: 2 });
    await vi.waitFor(async () => expect((await media.stats()).recordings).toBe(1));
    const { rms } = (await media.measure('ana', [])).said;
    expect(rms).toBeGreaterThan(5000);
    await media.play('bob', { files: [BEEP, BEEP], loop: false });
    const recording = await media.stopRecording('ana');
    expect(recording.seconds).toBeGreaterThan(0.5);
    const { samples } = parseWav(readFileSync(file));
    const channel = (n: number) => samples.filter((_, i) => i % 2 === n);
    expect(goertzel(channel(0), 440)).toBeGreaterThan(12_000);
    expect(goertzel(channel(1), 1000)).toBeGreaterThan(12_000);
    expect(goertzel(channel(0), 1000)).toBeLessThan(300);
  });

  it('refuses an unknown leg and an unreadable file by code', async () => {
    await expect(media.setMuted('nobody', true)).rejects.toMatchObject({ code: 'UNKNOWN_LEG' });
    await expect(media.play('ana', { files: ['/nowhere.wav'], loop: false })).rejects.toMatchObject({
      code: 'BAD_FILE',
    });
    await expect(media.answerLeg('x', { offerSdp: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_SDP' });
  });

  it('reports a crash, closes every leg, and starts again', async () => {
    const closed: string[] = [];
    media.on('legState', ({ leg, state }) => state === 'closed' && closed.push(leg));
    const crash = new Promise((resolve) => media.on('exit', resolve));
    const before = media.pid ?? 0;
    const endless = media.play('ana', { files: [BEEP], loop: true });
    endless.catch(() => undefined);
    process.kill(before, 'SIGKILL');
    expect(await crash).toMatchObject({ signal: 'SIGKILL', restarting: true });
    await expect(endless).rejects.toMatchObject({ code: 'SWITCH_DOWN' });
    expect(closed.toSorted()).toEqual(['ana', 'bob']);
    expect((await media.stats()).legs).toBe(0);
    await media.virtualLeg('ana', { says: 'silence' });
  });

  it('ends when its parent lets go', async () => {
    const { pid } = media;
    await media.stop();
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
  });
});
