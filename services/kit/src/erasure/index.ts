/** Erasing at the request of people: one person, or everyone of a workspace. */
export * from './erasures.ts';
export { onErasureTurn } from './turn.ts';
