/** The shared pool of test numbers: the exchange of fiction, so that none of them is anybody's (defaults 7.3). */

const AREAS = [
  '212',
  '213',
  '305',
  '312',
  '404',
  '469',
  '480',
  '602',
  '617',
  '646',
  '702',
  '713',
  '718',
  '813',
  '857',
  '904',
  '917',
  '971',
];
const LINES = 100;

/** How many test numbers there are. */
export const POOL_SIZE = AREAS.length * LINES;

/** The test number at a place of the pool, E.164. */
export function poolNumber(index: number): string {
  const area = AREAS[Math.floor(index / LINES) % AREAS.length] ?? AREAS[0];
  return `+1${area}55501${String(index % LINES).padStart(2, '0')}`;
}
