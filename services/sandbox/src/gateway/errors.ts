/** A failure in Stripe's shape. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  /** Of a card that did not pay: the charge that it was for. */
  readonly intent: unknown;

  constructor(
    status: number,
    message: string,
    of: { type?: string; code?: string; param?: string; intent?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.type = of.type ?? 'invalid_request_error';
    this.code = of.code;
    this.param = of.param;
    this.intent = of.intent;
  }

  toBody() {
    const { type, message, code, param, intent } = this;
    const about = intent === undefined ? {} : { payment_intent: intent };
    return { error: { type, message, ...(code && { code }), ...(param && { param }), ...about } };
  }
}

export const noSuch = (what: string, id: string): GatewayError =>
  new GatewayError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
