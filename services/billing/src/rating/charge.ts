/** The arithmetic of defaults 5.2, steps 6 and 7, in whole seconds and micros. */

export interface Increments {
  readonly initialSeconds: number;
  readonly incrementSeconds: number;
}

/** Seconds that are billed for a call: nothing when unanswered, else the initial increment, then whole increments. */
export function billedSeconds(seconds: number, { initialSeconds, incrementSeconds }: Increments): number {
  if (seconds <= 0) return 0;
  if (seconds <= initialSeconds) return initialSeconds;
  return initialSeconds + Math.ceil((seconds - initialSeconds) / incrementSeconds) * incrementSeconds;
}

/** Price of seconds at a rate per minute, rounded half up to the micro, once. */
export function priceOfSeconds(seconds: bigint, rateMicros: number): bigint {
  return (seconds * BigInt(rateMicros) * 2n + 60n) / 120n;
}

export interface Charge {
  readonly billedSeconds: number;
  readonly freeSeconds: bigint;
  readonly costMicros: bigint;
}

/**
 * Splits a call: free seconds first, in whole increments, the rest at rate.
 * @param freeAvailable seconds that the allowance has for this call.
 */
export function chargeCall(
  seconds: number,
  freeAvailable: bigint,
  rate: Increments & { readonly rateMicros: number },
): Charge {
  const billed = BigInt(billedSeconds(seconds, rate));
  const increment = BigInt(rate.incrementSeconds);
  const whole = (freeAvailable / increment) * increment;
  const freeSeconds = whole < billed ? whole : billed;
  return {
    billedSeconds: Number(billed),
    freeSeconds,
    costMicros: priceOfSeconds(billed - freeSeconds, rate.rateMicros),
  };
}
