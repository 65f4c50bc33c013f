import { afterEach, expect, it, vi } from 'vitest';
import { refusalOf } from '../relay/refusal.ts';
import { accessToken } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a server without time', async () => new Response('{}', { status: 503 })],
  ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a token that %s does not renew is told as a connection that failed, which pages try again by themselves',
  async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const failed: unknown = await accessToken().catch((error: unknown) => error);
    expect(refusalOf(failed)).toMatchObject({ code: 'NETWORK', retryable: true });
  },
);
