/** A path of our own to go on to after signing in; undefined for another site's address, and for what leads back here. */
export const ownPath = (next: unknown): string | undefined =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !/\p{Cc}/u.test(next) && !/^\/login\b/.test(next)
    ? next
    : undefined;
