/** What this process knows of the last switch. */
export interface BillingMode {
  /** What happened before it was not billed when it happened, and is not billed now. */
  billedSince: Date;
}
