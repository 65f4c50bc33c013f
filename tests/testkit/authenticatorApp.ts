import { Secret, TOTP } from 'otpauth';
import { remember } from './secrets.ts';

/** An authenticator app. Each code is shown once: the present one, then the next, which is taken already (defaults 1.3). */
export function authenticatorApp(secret: string): { code(): string } {
  remember('secret of an authenticator', secret);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let last = 0;
  return {
    code() {
      last = Math.max(last + 1, Math.floor(Date.now() / 30_000));
      const code = totp.generate({ timestamp: last * 30_000 });
      remember('one-time code', code);
      return code;
    },
  };
}
