/** Orders that a scripted carrier has taken to bring numbers to it: in the provider's shapes. */

interface ScriptedNumber {
  phone_number: string;
  port_in_phone_number_sid: string;
  port_in_phone_number_status: string;
  port_date: string | null;
  rejection_reason: string | null;
  rejection_reason_code: number | null;
}
interface ScriptedOrder {
  port_in_request_sid: string;
  port_in_request_status: string;
  signature_request_url: string | null;
  phone_numbers: ScriptedNumber[];
  losing_carrier_information: Record<string, unknown>;
  target_port_in_date: string;
  documents: string[];
}
interface Answer {
  status: number;
  body: unknown;
}

const CREATED = 201;
const gone = { status: 404, body: { code: 20404, message: 'not found', status: 404 } };

/** @param sid makes one up */
export function scriptedPorting(sid: (prefix: string) => string) {
  const desk = {
    /** The code with which a number can't be ported, or 0 for a mobile one that can. */
    codes: new Map<string, number>(),
    orders: [] as ScriptedOrder[],
    documents: [] as string[],
    /** What was sent last, with its PINs. */
    sent: undefined as { phone_numbers: { phone_number: string; pin?: string }[] } | undefined,
    /** How the next order is refused. */
    refuse: undefined as { code: number; message: string } | undefined,
    /** Cancelling comes too late. */
    late: false,
    /** Puts a number of the newest order that has it into a state. */
    tell(number: string, status: string, more: Partial<ScriptedNumber> = {}): void {
      const order = desk.orders.findLast(({ phone_numbers: all }) => all.some((one) => one.phone_number === number));
      const its = order?.phone_numbers.find((one) => one.phone_number === number);
      if (!order || !its) throw new Error(`no order has ${number}`);
      Object.assign(its, { port_in_phone_number_status: status, ...more });
      order.signature_request_url =
        status === 'Waiting for Signature' ? `https://sign.test/${order.port_in_request_sid}` : null;
    },
    respond(method: string, path: string, raw: string): Answer | undefined {
      const { pathname } = new URL(path, 'http://x');
      if (pathname === '/v1/Documents') {
        desk.documents.push(raw);
        return { status: CREATED, body: { sid: sid('RD'), status: 'pending-review' } };
      }
      const asked = /^\/v1\/Porting\/Portability\/PhoneNumber\/(.+)$/.exec(pathname)?.[1];
      if (asked !== undefined) return { status: 200, body: portability(decodeURIComponent(asked)) };
      if (pathname === '/v1/Porting/PortIn/PortInRequests')
        return {
          status: 200,
          body: { port_in_requests: desk.orders, meta: { key: 'port_in_requests', next_page_url: null } },
        };
      if (pathname === '/v1/Porting/PortIn' && method === 'POST') return order(raw);
      const [, request, number] = /^\/v1\/Porting\/PortIn\/(KW\w+)(?:\/PhoneNumber\/(PU\w+))?$/.exec(pathname) ?? [];
      if (request === undefined) return undefined;
      const known = desk.orders.find(({ port_in_request_sid: one }) => one === request);
      if (!known) return gone;
      if (method === 'GET') return { status: 200, body: known };
      if (desk.late) return { status: 400, body: { code: 20001, message: 'too near', status: 400 } };
      for (const one of known.phone_numbers)
        if (number === undefined || one.port_in_phone_number_sid === number)
          one.port_in_phone_number_status = 'Canceled';
      return { status: 204, body: undefined };
    },
  };

  function portability(number: string) {
    const code = desk.codes.get(number) ?? null;
    return {
      phone_number: number,
      portable: !code,
      pin_and_account_number_required: code === 0,
      not_portable_reason_code: code || null,
      number_type: code === 0 ? 'MOBILE' : 'LOCAL',
      country: 'US',
    };
  }

  function order(raw: string): Answer {
    const { refuse } = desk;
    desk.refuse = undefined;
    if (refuse) return { status: 400, body: { ...refuse, status: 400 } };
    const body = JSON.parse(raw) as NonNullable<typeof desk.sent> & Omit<ScriptedOrder, 'phone_numbers'>;
    desk.sent = body;
    const made: ScriptedOrder = {
      ...body,
      port_in_request_sid: sid('KW'),
      port_in_request_status: 'In Review',
      signature_request_url: null,
      phone_numbers: body.phone_numbers.map(({ phone_number }) => ({
        phone_number,
        port_in_phone_number_sid: sid('PU'),
        port_in_phone_number_status: 'In Review',
        port_date: null,
        rejection_reason: null,
        rejection_reason_code: null,
      })),
    };
    desk.orders.push(made);
    return { status: 202, body: made };
  }

  return desk;
}
