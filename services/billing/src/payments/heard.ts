/** A gateway's event that is kept in the transaction of its effect, so that it has none twice. */
export interface Heard {
  readonly id: string;
  readonly type: string;
}
