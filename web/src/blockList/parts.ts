/** All that blocks callers, fetched together: every chunk costs the shell a line. */
export { default as BlockCaller } from './BlockCaller.tsx';
export { default as BlockedNumbers } from './BlockedNumbers.tsx';
