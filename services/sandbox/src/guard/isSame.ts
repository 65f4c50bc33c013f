import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares what somebody gave with a secret in constant time: by digests, since only what is as long can be compared so. */
export const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
