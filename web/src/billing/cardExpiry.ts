/**
 * The last month of a card as it is printed on it.
 * @param expiresOn the first moment at which it is no longer valid, such as 2028-09-01T00:00:00.000Z
 */
export function cardExpiry(expiresOn: string): string {
  const [year = 0, month = 1] = expiresOn.split('-').map((part) => Number.parseInt(part, 10));
  const [lastYear, lastMonth] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return `${String(lastMonth).padStart(2, '0')}/${String(lastYear % 100).padStart(2, '0')}`;
}
