/** What a scripted carrier has to sell, and what it has sold: in the provider's shapes. */

const CREATED = 201;
const NORTH_AMERICA = { address_requirements: 'none', capabilities: { voice: true, sms: true, mms: true, fax: false } };

/** @param sid makes one up */
export function scriptedNumbers(sid: (prefix: string) => string) {
  const shop = {
    /** Numbers to sell; without any the carrier knows no numbers at all. */
    stock: new Set<string>(),
    /** What we bought, by number. */
    owned: new Map<string, string>(),
    /** What somebody else buys between our search and our purchase. */
    gone: new Set<string>(),
    /** Most numbers that we had of one, ever: two mean that one was bought twice. */
    bought: [] as string[],
    respond(
      method: string,
      path: string,
      text: (name: string) => string,
    ): { status: number; body: unknown } | undefined {
      if (shop.stock.size === 0) return undefined;
      const { pathname, searchParams } = new URL(path, 'http://x');
      const available = /^\/AvailablePhoneNumbers\/(\w+)\/(Local|TollFree)\.json$/.exec(pathname);
      if (available) {
        const contains = searchParams.get('Contains') ?? '';
        const found = [...shop.stock].filter((one) => one.includes(contains) && !shop.owned.has(one));
        const rows = found.map((one) => ({ ...NORTH_AMERICA, phone_number: one, friendly_name: one }));
        return { status: 200, body: { available_phone_numbers: rows } };
      }
      const one = /^\/IncomingPhoneNumbers\/(PN\w+)\.json$/.exec(pathname);
      const [number] = [...shop.owned].find(([, known]) => known === one?.[1]) ?? [];
      if (one && number === undefined) return { status: 404, body: { code: 20404, message: 'not found', status: 404 } };
      if (one && method === 'DELETE') {
        shop.owned.delete(number ?? '');
        return { status: 204, body: undefined };
      }
      if (one) return { status: 200, body: { sid: one[1], phone_number: number } };
      if (pathname !== '/IncomingPhoneNumbers.json') return undefined;
      if (method === 'GET') {
        const known = shop.owned.get(searchParams.get('PhoneNumber') ?? '');
        return { status: 200, body: { incoming_phone_numbers: known === undefined ? [] : [{ sid: known }] } };
      }
      const wanted = text('PhoneNumber');
      if (shop.gone.has(wanted) || shop.owned.has(wanted) || !shop.stock.has(wanted))
        return { status: 400, body: { code: 21422, message: `${wanted} is not available`, status: 400 } };
      shop.owned.set(wanted, sid('PN'));
      shop.bought.push(wanted);
      return { status: CREATED, body: { sid: shop.owned.get(wanted), phone_number: wanted } };
    },
  };
  return shop;
}
