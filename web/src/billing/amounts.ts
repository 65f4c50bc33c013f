/** Amounts of credit that can be bought, in dollars (defaults 5.4). */
export const QUICK_AMOUNTS = [10, 20, 50, 100] as const;
export const LEAST = 10;
export const MOST = 1_000;

/** Why an amount cannot be bought; undefined when it can. */
export type AmountProblem = 'least' | 'most' | 'none';

/** Reads what was typed: dollars with at most two decimals, by either sign. */
export function readAmount(typed: string): { amount: number; problem: AmountProblem | undefined } {
  const text = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { amount: 0, problem: 'none' };
  const amount = Number(text);
  return { amount, problem: amount < LEAST ? 'least' : amount > MOST ? 'most' : undefined };
}
