import twilio from 'twilio';

export interface SignedRequest {
  /** Value of X-Twilio-Signature. */
  readonly signature: string | undefined;
  /** Path and query as they were requested. */
  readonly path: string;
  /** Form fields as they came; empty for GET. */
  readonly form: Readonly<Record<string, unknown>>;
}

/** Whether the carrier sent this request: its signature covers the public address and every form field. */
export function isSignedByCarrier(
  authToken: string,
  publicUrl: string,
  { signature, path, form }: SignedRequest,
): boolean {
  if (!signature) return false;
  return twilio.validateRequest(authToken, signature, publicUrl.replace(/\/+$/, '') + path, { ...form });
}
