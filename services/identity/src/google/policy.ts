/** Google sign-in. Times are in seconds. */
export const googlePolicy = {
  /** How long somebody may take at Google. */
  flow: 600,
  /** How long Google may take to answer us. */
  timeout: 10,
} as const;
