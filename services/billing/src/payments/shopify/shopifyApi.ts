/** Shopify's Admin API as billing asks it: plain GraphQL over HTTP. Read, not tried against a real shop (platform payments §5). */
import type { Clock } from '@ringline/kit/clock';
import { Refusal } from '@ringline/kit/errors';
import { z } from 'zod';
import type { Grant, StoreGrants } from '../../stores/grants.ts';
import { asJson, createTokens } from '../storeTokens.ts';

export const API_VERSION = '2026-10';

export interface ShopifySettings {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Address of a shop, with `{store}` in it. */
  readonly apiUrl: string;
  /** Charges of development shops, which cost nothing. */
  readonly test: boolean;
}

const answer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const renewed = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** Tokens as Shopify gives them for a code, or for what renews them. @throws Refusal UNAVAILABLE */
export async function askForGrant(
  { apiKey, apiSecret, apiUrl }: Pick<ShopifySettings, 'apiKey' | 'apiSecret' | 'apiUrl'>,
  store: string,
  asked: Readonly<Record<string, string>>,
  now: Date,
): Promise<Grant> {
  const url = `${apiUrl.replace('{store}', store).replace(/\/+$/, '')}/admin/oauth/access_token`;
  const body = { client_id: apiKey, client_secret: apiSecret, ...asked };
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: seconds,
  } = renewed.parse(await asJson(url, { body }));
  return { accessToken, refreshToken, expiresAt: now.getTime() + seconds * 1_000 };
}

export function createShopifyApi(settings: ShopifySettings, clock: Clock, grants?: StoreGrants) {
  const { apiKey, apiSecret, apiUrl } = settings;
  const baseOf = (store: string) => apiUrl.replace('{store}', store).replace(/\/+$/, '');
  // Of shops of the operator's own organization, which need no code.
  const tokens = createTokens((store) => ({
    url: `${baseOf(store)}/admin/oauth/access_token`,
    body: { client_id: apiKey, client_secret: apiSecret, grant_type: 'client_credentials' },
  }));

  const renew = (store: string) => (refreshToken: string) =>
    askForGrant(settings, store, { grant_type: 'refresh_token', refresh_token: refreshToken }, clock.now());

  return {
    /** @throws Refusal UNAVAILABLE when it did not answer, or not with what was asked */
    async ask<Shape extends z.ZodType>(
      store: string,
      query: string,
      variables: Record<string, unknown>,
      shape: Shape,
    ): Promise<z.infer<Shape>> {
      const told = await asJson(`${baseOf(store)}/admin/api/${API_VERSION}/graphql.json`, {
        headers: {
          'x-shopify-access-token': (await grants?.tokenOf(store, renew(store))) ?? (await tokens.of(store)),
        },
        body: { query, variables },
        refused: () => tokens.forget(store),
      });
      const read = answer.safeParse(told);
      // Too many requests come as an error of GraphQL, with status 200.
      const problem = read.success ? read.data.errors?.[0]?.message : 'no GraphQL';
      if (problem !== undefined) throw away(new Error(`Shopify: ${problem}`));
      return shape.parse(read.success ? read.data.data : undefined);
    },
  };
}

const away = (cause: unknown): Refusal =>
  new Refusal({
    code: 'UNAVAILABLE',
    message: 'The payment provider didn’t answer. You haven’t been charged. Try again in a minute.',
    retryable: true,
    cause,
  });
