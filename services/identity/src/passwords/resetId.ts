import { createHash } from 'node:crypto';
import type { Deps } from '../context.ts';

/**
 * What stands for an address while its password is reset: the same for each request, made alike whether or not there is an
 * account, and nothing that somebody else could compute; another one for the browsers that its person signed in with. A UUID of version 8 (RFC 9562), which is the one for own schemes.
 */
export function resetIdOf(
  { secrets }: Pick<Deps, 'secrets'>,
  emailKey: string,
  { ofKnownDevice }: { readonly ofKnownDevice: boolean },
): string {
  const text = ofKnownDevice ? `device:${emailKey}` : emailKey;
  const bytes = createHash('sha256').update(secrets.hmac('password-reset', text)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
