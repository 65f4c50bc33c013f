/** The provider's test cards: what a number does when it pays. */
export interface CardAnswer {
  /** While a person is there: it pays, its bank asks back, or it is refused. */
  readonly kind: 'pays' | 'asks' | 'declined';
  readonly why: string;
  /** Once it is kept: charged without its owner. */
  readonly later: 'pays' | 'asks' | 'declined';
  /** Its owner questions each payment at the bank. */
  readonly disputes?: boolean;
  /** What it is given back comes back: its account was closed. */
  readonly refundFails?: boolean;
}

export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'Pays' },
  { number: '4000 0025 0000 3155', does: 'Asks the bank first (3-D Secure), then pays' },
  { number: '4000 0027 6000 3184', does: 'Asks the bank each time, also when a renewal is charged' },
  { number: '4000 0000 0000 0341', does: 'Can be saved, then is declined when it is charged' },
  { number: '4000 0000 0000 0259', does: 'Pays, and is disputed right away (see Disputed payments)' },
  { number: '4000 0000 0000 5126', does: 'Pays; a refund to it fails later' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0000 0000 9995', does: 'Is declined: not enough money' },
] as const;

const DECLINED = 'Your card was declined. You haven’t been charged.';
const declined = (why: string): CardAnswer => ({ kind: 'declined', why, later: 'declined' });

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': { kind: 'pays', why: '', later: 'pays' },
  '4000002500003155': { kind: 'asks', why: '', later: 'pays' },
  '4000002760003184': { kind: 'asks', why: '', later: 'asks' },
  '4000000000000259': { kind: 'pays', why: '', later: 'pays', disputes: true },
  '4000000000005126': { kind: 'pays', why: '', later: 'pays', refundFails: true },
  '4000000000000341': declined(DECLINED),
  '4000000000000002': declined(DECLINED),
  '4000000000009995': declined('Your card has insufficient funds. You haven’t been charged. Try a different card.'),
};

export const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** What a card does. A number that is no test card is refused: this is a sandbox, and nobody should type a real one. */
export const answerOf = (number: string): CardAnswer =>
  ANSWERS[digitsOf(number)] ?? declined('This is a sandbox. Use one of the test cards below, never a real card.');

/** Whether the provider keeps a card: it asks the bank, which takes no money. */
export const isKept = (number: string): boolean =>
  answerOf(number).kind !== 'declined' || digitsOf(number) === '4000000000000341';
