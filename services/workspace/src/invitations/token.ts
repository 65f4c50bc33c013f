import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, base64url (defaults 2.6). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: 256 random bits need no salt and no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
