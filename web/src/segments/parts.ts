/** What the models say of a contact, fetched when somebody opens one. */
export { default as Predictions } from './Predictions.tsx';
