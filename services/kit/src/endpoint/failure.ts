/** Why an endpoint of somebody else's gave no answer. People are told the code in their language. */
export type FailureCode = 'UNREACHABLE' | 'TIMED_OUT' | 'BUSY' | 'UNAUTHORIZED' | 'REFUSED' | 'BAD_ANSWER' | 'BROKEN';

const PASSING: ReadonlySet<FailureCode> = new Set(['UNREACHABLE', 'TIMED_OUT', 'BUSY', 'BAD_ANSWER']);

export class EndpointFailure extends Error {
  override readonly name = 'EndpointFailure';
  readonly code: FailureCode;
  /** Milliseconds that the endpoint wants to be left alone; undefined when it did not say. */
  readonly afterMs: number | undefined;

  constructor(code: FailureCode, message: string, afterMs?: number) {
    super(message);
    this.code = code;
    this.afterMs = afterMs;
  }

  /** Whether it makes sense to try again later without anybody changing anything. */
  get passes(): boolean {
    return PASSING.has(this.code);
  }
}
