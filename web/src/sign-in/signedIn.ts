/** Tokens as a sign-in hands them over. */
export interface SignedIn {
  token: string;
  expiresInSeconds: number;
}
