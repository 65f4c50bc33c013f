import type { Refusal } from '../../base/relay/refusal.ts';

/** What the server refused at this field or below it, such as `fallback.teamId` below `fallback`. */
export const refusedAt = ({ refusal }: { refusal: Refusal | undefined }, name: string): string | undefined =>
  refusal?.field === name || refusal?.field?.startsWith(`${name}.`) ? refusal.message : undefined;
