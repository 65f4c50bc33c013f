/** What is charged for as it is used, and to which channel it belongs. */

/** As analytics tells channels apart (defaults 19). */
export type Channel = 'CALL' | 'MESSAGE';

/** The kinds of the ledger's captures. A new one says its channel here, or does not compile: else no figure would hold it. */
export type UsageKind = 'CALL' | 'MESSAGE' | 'TRANSCRIPT' | 'BRAND_FEE' | 'CAMPAIGN_FEE';

/** A transcript is of a call, and what the registry charges is for texts. What is paid by the month (plan, seats, numbers) is no usage, and of no channel. */
export const CHANNEL_OF: Readonly<Record<UsageKind, Channel>> = {
  CALL: 'CALL',
  MESSAGE: 'MESSAGE',
  TRANSCRIPT: 'CALL',
  BRAND_FEE: 'MESSAGE',
  CAMPAIGN_FEE: 'MESSAGE',
};

const CHANNELS: ReadonlySet<string> = new Set(Object.values(CHANNEL_OF));

/** The kinds of one channel; of all without one. Undefined: there is no such channel. */
export function kindsOf(channel: string): UsageKind[] | undefined {
  if (channel !== '' && !CHANNELS.has(channel)) return undefined;
  const all = Object.keys(CHANNEL_OF) as UsageKind[];
  return all.filter((kind) => channel === '' || CHANNEL_OF[kind] === channel);
}
