/** What is handed to a relay. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Mailer {
  /** Hands the mail to the relay. @throws Error when the relay does not take it; the caller's job tries again */
  send(mail: Mail): Promise<void>;
  close(): void;
}
