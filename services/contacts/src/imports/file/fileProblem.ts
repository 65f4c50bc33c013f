/** Why a file can't be imported, as ringline.contacts.v1.ImportFailure names it. */
export type Failure =
  | 'EMPTY'
  | 'UNREADABLE'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'TOO_LARGE'
  | 'PASSWORD_PROTECTED'
  | 'QUOTE_NOT_CLOSED'
  | 'HEADERS_MISSING'
  | 'GOOGLE_REFUSED'
  | 'GOOGLE_BUSY';

/** The file itself is to blame: reading it again changes nothing. */
export class FileProblem extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`The file can’t be imported: ${failure}`, options);
    this.failure = failure;
  }
}
