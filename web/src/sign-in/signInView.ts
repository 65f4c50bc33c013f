/** What the sign-in page shows; `sign-in` is its default and, in the sandbox, the welcome. */
export type SignInView = 'sign-in' | 'email' | 'sign-up' | 'code';

/** Who the code was sent to: kept for this page's life only. */
export interface PendingCode {
  userId: string;
  email: string;
}
