/** The provider's test cards: what a number does when it pays. */
export type CardAnswer = { readonly kind: 'pays' | 'asks' } | { readonly kind: 'declined'; readonly why: string };

export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'Pays' },
  { number: '4000 0025 0000 3155', does: 'Asks the bank first (3-D Secure), then pays' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0000 0000 9995', does: 'Is declined: not enough money' },
] as const;

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': { kind: 'pays' },
  '4000002500003155': { kind: 'asks' },
  '4000000000000002': { kind: 'declined', why: 'Your card was declined. You haven’t been charged.' },
  '4000000000009995': {
    kind: 'declined',
    why: 'Your card has insufficient funds. You haven’t been charged. Try a different card.',
  },
};

/** What a card does. A number that is no test card is refused: this is a sandbox, and nobody should type a real one. */
export function answerOf(number: string): CardAnswer {
  const refused: CardAnswer = {
    kind: 'declined',
    why: 'This is a sandbox. Use one of the test cards below, never a real card.',
  };
  return ANSWERS[number.replaceAll(/\D/g, '')] ?? refused;
}
