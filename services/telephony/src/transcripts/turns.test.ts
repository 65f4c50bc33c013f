import { describe, expect, it } from 'vitest';
import { pausesOf } from './pauses.ts';
import { sentimentOf } from './sentiment.ts';
import { turnsOf } from './turns.ts';

const spoken = (beginMs: number, endMs: number, text: string) => ({ beginMs, endMs, text });

describe('turns', () => {
  it('are what one voice says until the other speaks, a rest is made, or they grow long', () => {
    const CUSTOMER = [spoken(0, 900, 'Hello.'), spoken(1_000, 2_000, 'Is it you?'), spoken(9_000, 9_500, 'Hm.')];
    const AGENT = [spoken(2_500, 3_000, 'Yes.'), spoken(3_200, 22_900, 'Long.'), spoken(23_000, 24_000, 'More.')];
    const turns = turnsOf({ CUSTOMER, AGENT }, [], { language: 'en' });
    expect(turns.map(({ channel, message }) => [channel, message])).toEqual([
      ['CUSTOMER', 'Hello. Is it you?'],
      ['AGENT', 'Yes.'],
      ['AGENT', 'Long.'],
      ['CUSTOMER', 'Hm.'],
      ['AGENT', 'More.'],
    ]);
  });

  it('a card number that is said across two pieces is covered', () => {
    const CUSTOMER = [spoken(0, 900, '4242 4242'), spoken(1_000, 2_000, '4242 4242')];
    expect(turnsOf({ CUSTOMER }, [], { language: 'en' })[0]?.message).toBe('•••• 4242');
  });

  it('a correction of what is not heard any more stays where it was said', () => {
    const correction = { channel: 'AGENT' as const, beginMs: 5_000, endMs: 6_000, message: 'Bye.', userId: 'ana' };
    const turns = turnsOf({ CUSTOMER: [spoken(0, 900, 'Hello.')] }, [], { language: 'en', corrections: [correction] });
    expect(turns).toMatchObject([{ message: 'Hello.' }, { channel: 'AGENT', message: 'Bye.', correctedBy: 'ana' }]);
  });
});

describe('pauses of a recording', () => {
  const at = (seconds: number, name: string) => ({ at: new Date(seconds * 1_000), name });

  it('lie where they are in the file, from which a stop is left out', () => {
    const entries = [
      at(100, 'recording.on_demand'),
      at(110, 'recording.paused'),
      at(115, 'recording.resumed'),
      at(120, 'recording.stopped'),
      at(150, 'recording.on_demand'),
      at(153, 'recording.paused'),
      at(160, 'call.ended'),
    ];
    expect(pausesOf(entries, 29_500)).toEqual([
      { beginMs: 10_000, endMs: 15_000 },
      { beginMs: 23_000, endMs: 29_500 },
    ]);
  });

  it('are none where the carrier refused one', () => {
    const entries = [at(0, 'recording.started'), at(5, 'recording.paused'), at(5.2, 'recording.change_failed')];
    expect(pausesOf([...entries, at(9, 'call.ended')], 9_000)).toEqual([]);
  });
});

it.each([
  ['That is great, thank you so much.', 'POSITIVE'],
  ['This is awful and I hate it.', 'NEGATIVE'],
  ['That is not good at all.', 'NEGATIVE'],
  ['I love the lamp, but the delivery was terrible.', 'MIXED'],
  ['The order number is four.', 'NEUTRAL'],
  ['Please.', 'NEUTRAL'],
])('%s sounds %s', (message, sentiment) => {
  expect(sentimentOf(message, 'english')).toBe(sentiment);
});

it.each([
  ['spanish', 'Muchas gracias, ha sido usted muy amable.', 'POSITIVE'],
  ['es-MX', 'El pedido llegó roto y estoy muy enfadada.', 'NEGATIVE'],
  ['es', 'No estoy contento con esto.', 'NEGATIVE'],
  ['es', 'La lámpara es preciosa, pero la caja llegó rota.', 'MIXED'],
  ['es', 'El número de pedido es el cuatro.', 'NEUTRAL'],
  ['french', 'Merci beaucoup, c’est parfait.', 'POSITIVE'],
  ['fr', 'C’est inacceptable, je suis très déçu.', 'NEGATIVE'],
  ['fr', 'Ce n’est pas un problème.', 'POSITIVE'],
  ['fr', 'La lampe est jolie, mais l’ampoule est cassée.', 'MIXED'],
  ['fr', 'Je vous appelle pour la commande.', 'NEUTRAL'],
  ['german', 'Vielen Dank, das ist wunderbar.', 'POSITIVE'],
  ['de', 'Die Lampe ist kaputt, und ich bin sehr enttäuscht.', 'NEGATIVE'],
  ['de', 'Das gefällt mir nicht.', 'NEGATIVE'],
  ['de', 'Die Lampe ist schön, aber die Lieferung war furchtbar.', 'MIXED'],
  ['de_AT', 'Die Nummer ist vier.', 'NEUTRAL'],
])('in %s: %s sounds %s', (language, message, sentiment) => {
  expect(sentimentOf(message, language)).toBe(sentiment);
});

it('says nothing of how a language sounds for which there is no list of words', () => {
  expect(sentimentOf('To jest wspaniałe.', 'polish')).toBeNull();
});
