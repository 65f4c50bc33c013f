import { expect, it } from 'vitest';
import type { LegScript } from '../calls/engine/legScript.ts';
import { PROMPT_LANGUAGES } from '../sounds/promptLanguage.ts';
import { createAddresses } from './addresses.ts';
import { renderScript } from './twiml.ts';

const addresses = createAddresses({ publicUrl: (path) => `https://ringline.test${path}` }, {});
const LEG = { workspaceId: 'w', callId: 'c', legId: 'l' };
/** Files that are played, and languages in which the carrier's voice speaks. */
const heard = (script: LegScript) =>
  [...renderScript(script, LEG, addresses).matchAll(/\/([^/<]+)<\/Play>|<Say language="([^"]+)"/g)].map(
    ([, file, language]) => file ?? language,
  );
const waits = (key: string): LegScript => ({
  do: 'QUEUE',
  position: 2,
  announce: true,
  seconds: 60,
  music: 'hold-music',
  musicSeconds: 12,
  callback: { key, asked: 0 },
});

it.each(PROMPT_LANGUAGES.filter((code) => code !== 'en'))(
  'who waits in %s hears of a callback in that language alone',
  (language) => {
    expect(heard({ ...waits('1'), language })).toEqual([
      `${language}-in-line-two.mp3`,
      `${language}-callback-offer.mp3`,
      'hold-music.wav',
    ]);
    expect(heard({ do: 'CALL_BACK', language })).toEqual([`${language}-callback-promised.mp3`]);
    // Another key is said by the carrier's voice.
    expect(heard({ ...waits('#'), language })[1]).toBe(`${language}-${language.toUpperCase()}`);
  },
);

it.each([
  ['en', 'Your estimated wait is about 3 minutes.', 'Your estimated wait is about one minute.'],
  ['es', 'Su espera estimada es de unos 3 minutos.', 'Su espera estimada es de alrededor de un minuto.'],
  ['fr', 'Votre attente est estimée à environ 3 minutes.', 'Votre attente est estimée à environ une minute.'],
  [
    'de',
    'Ihre voraussichtliche Wartezeit beträgt etwa 3 Minuten.',
    'Ihre voraussichtliche Wartezeit beträgt etwa eine Minute.',
  ],
] as const)('who waits in %s hears the estimated wait after the place, in minutes', (language, three, one) => {
  const { callback: _, ...script } = waits('1') as Extract<LegScript, { do: 'QUEUE' }>;
  const says = (estimate: number) =>
    /in-line-two\.(?:mp3|wav)<\/Play><Say language="([^"]+)">([^<]+)<\/Say><Play loop/
      .exec(renderScript({ ...script, estimate, language }, LEG, addresses))
      ?.slice(1);
  expect(says(3)).toEqual([{ en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }[language], three]);
  expect(says(1)?.[1]).toBe(one);
});
