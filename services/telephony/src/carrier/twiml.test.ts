import { expect, it } from 'vitest';
import type { LegScript } from '../calls/engine/legScript.ts';
import { PROMPT_LANGUAGES } from '../sounds/promptLanguage.ts';
import { twimlProblems } from '../testing/twimlDescription.ts';
import { createAddresses } from './addresses.ts';
import {
  renderHangup,
  renderLegWaiting,
  renderScript,
  renderSound,
  renderUnavailable,
  renderWaiting,
} from './twiml.ts';

const addresses = createAddresses(
  { publicUrl: (path, query = {}) => `https://ringline.test${path}?${new URLSearchParams(query).toString()}` },
  {},
);
const leg = { workspaceId: 'w', callId: 'c', legId: 'l' };
const queue = { position: 3, announce: true, seconds: 30, music: 'hold-music', musicSeconds: 12 };
const bridge = { conference: 'call-c', label: 'l', startsConference: true };

/** Everything that a leg may be told; a kind that is missing here is a type error. */
const SCRIPTS: { [Kind in LegScript['do']]: Extract<LegScript, { do: Kind }>[] } = {
  GREET: [
    { do: 'GREET', recordingNotice: true, greeting: 'greeting', skippable: true },
    { do: 'GREET', recordingNotice: false, greeting: 'greeting', skippable: true, longest: 3 },
    { do: 'GREET', recordingNotice: false, greeting: 'greeting', skippable: false },
    { do: 'GREET', recordingNotice: false, greeting: null, skippable: false },
  ],
  RINGBACK: [
    { do: 'RINGBACK' },
    { do: 'RINGBACK', music: 'own/019aa000-0000-7000-8000-000000000001/019aa000-0000-7000-8000-000000000002.mp3' },
  ],
  QUEUE: [
    { do: 'QUEUE', ...queue },
    { do: 'QUEUE', ...queue, estimate: 3 },
    { do: 'QUEUE', ...queue, position: 14, callback: { key: '1', asked: 2 } },
    { do: 'QUEUE', ...queue, position: null, announce: false, seconds: 0 },
  ],
  CALL_BACK: [{ do: 'CALL_BACK' }],
  PLAY: [
    { do: 'PLAY', prompt: { say: 'We moved to <5th & Main>.' }, visit: 1 },
    { do: 'PLAY', prompt: { sound: 'closed' }, visit: 1 },
  ],
  MENU: [
    { do: 'MENU', prompt: { say: 'Press 1' }, sorry: true, asked: 2 },
    { do: 'MENU', prompt: { sound: 'ivr-welcome' }, sorry: false, asked: 0 },
    { do: 'MENU', prompt: { say: 'Dial an extension' }, sorry: true, asked: 1, longest: 6 },
  ],
  ASK_ACCEPT: [{ do: 'ASK_ACCEPT', asked: 1 }],
  BRIDGE: [
    { do: 'BRIDGE', ...bridge },
    { do: 'BRIDGE', ...bridge, startsConference: false, muted: true, coach: null },
    { do: 'BRIDGE', ...bridge, startsConference: false, coach: `CA${'a'.repeat(32)}` },
  ],
  VOICEMAIL: [{ do: 'VOICEMAIL', prompt: 'voicemail' }],
  UNAVAILABLE: [{ do: 'UNAVAILABLE' }],
  REJECT: [{ do: 'REJECT' }],
  HANG_UP: [{ do: 'HANG_UP' }],
};

it.each(Object.values(SCRIPTS).flat())('what a leg is told is TwiML: $do', (script) => {
  for (const language of PROMPT_LANGUAGES)
    expect(twimlProblems(renderScript({ ...script, language }, leg, addresses))).toEqual([]);
});

it('what is told without a call is TwiML, too', () => {
  const documents = [
    renderHangup(),
    renderUnavailable(addresses),
    renderSound('hold-music', false, addresses),
    renderSound('hold-tone', true, addresses),
    ...[0, 5_000, 70_000].flatMap((waited) => {
      const waiting = { since: 1_000, now: 1_000 + waited };
      return [renderWaiting(waiting, addresses), renderLegWaiting(leg, 'greeted', waiting, addresses)];
    }),
  ];
  for (const document of documents) expect(twimlProblems(document)).toEqual([]);
});

it('a prompt of people is heard as they wrote it, and the next call gets addresses of its own', () => {
  const menu = SCRIPTS.MENU.map((script) => ({ ...script, prompt: { say: 'Dial __callId__ & wait' } }));
  for (const script of [...menu, ...SCRIPTS.PLAY, ...SCRIPTS.GREET]) {
    const [one, other] = [leg, { workspaceId: 'w2', callId: 'c2', legId: 'l2' }].map((each) =>
      renderScript(script, each, addresses),
    );
    expect(other).toBe(one?.replaceAll('w=w&amp;c=c&amp;l=l&amp;', 'w=w2&amp;c=c2&amp;l=l2&amp;'));
    expect(other).not.toBe(one);
  }
  expect(renderScript(menu[0] as LegScript, leg, addresses)).toContain('Dial __callId__ &amp; wait');
});
