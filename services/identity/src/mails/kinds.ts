/** What identity writes to people about, and what each of these has to say. */
import type { Catalogue } from '@ringline/kit/mail';

interface Code {
  readonly code: string;
  readonly minutes: number;
}

/** When and where something happened to an account, in the reader's words. */
export interface Happening {
  readonly when: string;
  readonly device: string;
  readonly ip: string;
  /** Empty when the address tells none. */
  readonly country: string;
}

/** What is told to a person because it touches the security of the account; always sent (defaults 18). */
export interface Notices {
  'password-changed': Happening;
  'password-reset': Happening;
  'email-changed': Happening & { readonly email: string };
  'phone-number-changed': Happening & { readonly phoneNumber: string };
  'new-device': Happening;
  'mfa-enabled': Happening;
  'mfa-disabled': Happening;
  /** Somebody with the password and the mailbox says that the app is lost. `due`: when it is taken off. */
  'mfa-reset-requested': Happening & { readonly due: string };
  'mfa-reset-cancelled': Happening;
  'recovery-codes-renewed': Happening;
  'recovery-code-used': Happening;
  'google-linked': Happening;
  'google-unlinked': Happening;
}

export interface Mails extends Notices {
  'verify-account-code': Code;
  'reset-password-code': Code;
  'change-email-code': Code;
  'reset-mfa-code': Code;
  /** Somebody asked to use an address for another account than the one that has it. */
  'address-in-use': { readonly email: string };
  /** Somebody asked to sign up with an address that has an account; it says nothing that they wrote. */
  'sign-up-with-address': Readonly<Record<string, never>>;
}

/** Beside the mails: the words for a device, and a text. */
export interface Words {
  readonly mails: Catalogue<Mails>;
  /** A text of one segment in the basic alphabet of texts, as far as the language allows. */
  readonly codeText: (facts: Code) => string;
  /** A browser on a system; either may be unknown. */
  readonly device: (browser: string, system: string) => string;
}
