import { useState } from 'react';

/** A key for one intended effect: kept over retries of the same input, renewed when the input changes (defaults 0). */
export function useIdempotencyKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return [key, () => setKey(crypto.randomUUID())];
}
