/** The provider's error codes that the sandbox answers with (https://www.twilio.com/docs/api/errors). */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly code: number;
  readonly status: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The body as the REST API writes it. */
  toBody() {
    return {
      code: this.code,
      message: this.message,
      more_info: `https://www.twilio.com/docs/errors/${this.code}`,
      status: this.status,
    };
  }
}

export const notFoundError = (uri: string) =>
  new CarrierError(404, 20404, `The requested resource ${uri} was not found`);
export const authenticationError = () => new CarrierError(401, 20003, 'Authenticate');
export const tooManyRequests = () => new CarrierError(429, 20429, 'Too Many Requests');
export const invalidParameter = (message: string, code = 20001) => new CarrierError(400, code, message);
export const missingParameter = (name: string, code = 20001) =>
  new CarrierError(400, code, `Missing required parameter ${name} in the post body`);
