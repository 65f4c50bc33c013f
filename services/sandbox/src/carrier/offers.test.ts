/**
 * The two ways in which a carrier rings several browsers, with its limits on (docs/adr/0009). CALLS_PER_SECOND=1 is what an
 * account has at first, and gives the figures of that decision; the tests are quicker, and judge the shape.
 */
import { eventually } from '@ringline/kit/testing';
import { expect, it } from 'vitest';
import type { EndpointRegistry } from '../signalling/calls.ts';
import { nobody, stage } from './carrier.testkit.ts';

const PER_SECOND = Number(process.env['CALLS_PER_SECOND'] ?? 20);
const OURS = '+14155550142';
const THEIRS = '+15035550163';

/** Browsers that ring and never answer; when each began to, in ms. */
function ringing() {
  const rang = new Map<string, number>();
  const clients: EndpointRegistry = {
    ...nobody,
    isRegistered: () => true,
    invite: (address, { callSid }) => {
      rang.set(address, performance.now());
      const { promise, resolve } = Promise.withResolvers<{ outcome: 'unavailable' }>();
      return { callSid, result: promise, cancel: () => resolve({ outcome: 'unavailable' }), hangup: () => undefined };
    },
  };
  return { clients, rang };
}

const agents = (count: number) => Array.from({ length: count }, (_, n) => `agent_${n}`);
const seconds = (from: number, to: number) => Math.round((to - from) / 10) / 100;

it('REST-created legs ring one after the other, as fast as the account may call', async () => {
  for (const count of [1, 5, 30]) {
    const { clients, rang } = ringing();
    const { client, app } = await stage({ callsPerSecond: PER_SECOND }, clients);
    const began = performance.now();
    await Promise.all(
      agents(count).map((agent) =>
        client.calls.create({ to: `client:${agent}`, from: OURS, url: `${app}/leg`, timeout: 60 }),
      ),
    );
    await eventually(() => expect(rang.size).toBe(count), 60_000);
    const delays = [...rang.values()].map((at) => seconds(began, at)).toSorted((a, b) => a - b);
    const last = delays.at(-1) ?? 0;
    expect(last).toBeGreaterThanOrEqual((count - 1) / PER_SECOND);
    console.log(`REST, ${PER_SECOND} a second, ${count} agents: first ${delays[0]} s, last ${last} s`);
  }
}, 120_000);

it('a <Dial> rings ten clients at once however slow the account is, and no eleventh', async () => {
  for (const count of [1, 5, 10, 30]) {
    const { clients, rang } = ringing();
    const s = await stage({ callsPerSecond: 1 }, clients);
    const { app } = s;
    await s.client.incomingPhoneNumbers.create({
      phoneNumber: OURS,
      voiceUrl: `${app}/voice`,
      voiceFallbackUrl: `${app}/fallback`,
    });
    s.answer('/voice', () => ({
      body: `<Response><Dial timeout="5">${agents(count)
        .map((agent) => `<Client>${agent}</Client>`)
        .join('')}</Dial></Response>`,
    }));
    const began = performance.now();
    const { sid } = await s.sandbox.carrier.callIn({ from: THEIRS, to: OURS, says: 'silence' });
    if (count > 10) {
      await s.report({ CallSid: sid, ErrorCode: '13221' });
      expect(rang.size).toBe(0);
      console.log(`<Dial>, ${count} agents: refused`);
      continue;
    }
    await eventually(() => expect(rang.size).toBe(count), 10_000);
    const delays = [...rang.values()].map((at) => seconds(began, at));
    expect(Math.max(...delays) - Math.min(...delays)).toBeLessThan(1);
    console.log(`<Dial>, ${count} agents: first ${Math.min(...delays)} s, last ${Math.max(...delays)} s`);
  }
}, 120_000);
