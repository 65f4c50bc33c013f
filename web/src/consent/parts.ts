/** What shows and records consent, fetched together: every chunk costs the shell a line. */
export { default as ContactConsent } from './ContactConsent.tsx';
