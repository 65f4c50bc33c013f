/** What the sandbox's API gives. */

export interface Phone {
  readonly number: string;
  readonly name: string;
  readonly answers: 'by-hand' | 'never' | 'busy' | number;
  readonly says: string;
  /** What carriers say in place of its number; null: the number. */
  readonly hides: string | null;
  /** Whether its person has Viber, and takes messages from businesses there. */
  readonly viber: 'on' | 'blocks' | 'none';
  /** Of a switchboard. */
  readonly extensions: readonly string[];
}

export interface WorkspaceNumber {
  readonly number: string;
  readonly name: string;
  readonly callable: boolean;
}

export interface Text {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly channel: 'sms' | 'whatsapp' | 'viber';
  readonly body: string;
  readonly direction: 'inbound' | 'outbound-api';
  readonly status: string;
  readonly errorCode?: number;
  readonly createdAt: string;
  readonly shown: boolean;
  /** Pictures and files that it took along. */
  readonly files: readonly { readonly url: string; readonly type: string }[];
  /** Of a Viber message: the button under it, which opens an address. */
  readonly link: { readonly text: string; readonly url: string } | null;
  /** Of a template. */
  readonly buttons: readonly { readonly title: string; readonly replies: boolean }[];
}

export interface Call {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly answeredAt?: string;
  readonly endTime?: string;
  readonly hears: string;
}

export interface Fault {
  readonly kind: string;
  readonly on: boolean;
  readonly left: number | null;
  readonly seconds: number;
  readonly only: string | null;
}

export interface WireEntry {
  readonly id: number;
  readonly at: string;
  readonly direction: 'in' | 'out' | 'media' | 'note';
  readonly text: string;
  readonly result?: string;
  readonly ms?: number;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  readonly about: readonly string[];
  readonly detail: Readonly<Record<string, string>>;
}

export interface Mail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
}
