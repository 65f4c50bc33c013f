export { createSecrets, type Secrets } from './secrets.ts';
export { generateKeyRing, keyRingFromFile, parseKeyRing, rotateKeyRing, type KeyRing } from './keyRing.ts';
