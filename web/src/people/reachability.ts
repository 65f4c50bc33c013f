const REASONS = ['NO_DEVICE', 'SILENT', 'SOUND_BLOCKED', 'NO_MICROPHONE', 'SIGNED_OUT'] as const;

/** Why nothing would ring, as the texts know it; an unknown reason counts as no device. */
export const reachabilityKey = (reason: string | null | undefined): (typeof REASONS)[number] =>
  REASONS.find((known) => known === reason) ?? 'NO_DEVICE';
