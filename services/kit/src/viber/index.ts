/** Viber Business Messages through Vonage: sending, signatures, and which number is which sender. */
export { viberEnvironment, type ViberEnvironment } from './environment.ts';
export { isBlockedByPerson, readProblem, ViberError, viberFailure, type ViberProblem } from './failure.ts';
export { readSenders } from './senders.ts';
export { isSignedByVonage, signAsVonage } from './signature.ts';
export { createViber, type Viber, type ViberMessage } from './viber.ts';
