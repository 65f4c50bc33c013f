/** Which of our numbers is which sender at Viber. */
export interface Senders {
  /** @param number E.164 @returns undefined: the number has no sender */
  senderOf(number: string): string | undefined;
  /** @returns E.164; undefined: the sender is none of ours */
  numberOf(sender: string): string | undefined;
}

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Reads `VIBER_SENDERS`.
 * @throws Error that names the entry that is none
 */
export function readSenders(text: string): Senders {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 1 && entries[0] === '*')
    return {
      senderOf: (number) => (E164.test(number) ? number.slice(1) : undefined),
      numberOf: (sender) => (E164.test(`+${sender}`) ? `+${sender}` : undefined),
    };
  const senders = new Map<string, string>();
  const numbers = new Map<string, string>();
  for (const entry of entries) {
    const [, sender = '', number = ''] = /^(.+)=(.*)$/.exec(entry) ?? [];
    if (sender.trim() === '' || !E164.test(number.trim()))
      throw new Error(`VIBER_SENDERS: "${entry}" is not like Wrenfield=+14155550142.`);
    if (senders.has(number.trim()) || numbers.has(sender.trim()))
      throw new Error(`VIBER_SENDERS: "${entry}" names a sender or a number for the second time.`);
    senders.set(number.trim(), sender.trim());
    numbers.set(sender.trim(), number.trim());
  }
  return { senderOf: (number) => senders.get(number), numberOf: (sender) => numbers.get(sender) };
}
