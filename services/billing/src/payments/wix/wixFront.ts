/**
 * Wix's App Market: it sends somebody who installs the app to us with a token, with which Wix asks them; the code that they come back with
 * says which site it is. Read, not tried at Wix (advanced OAuth).
 */
import { z } from 'zod';
import { callbackOf, type StoreFront } from '../../stores/install/front.ts';
import { storeRefusal } from '../../stores/install/refusals.ts';
import { isStore } from '../../stores/storeNames.ts';
import { asJson } from '../storeTokens.ts';
import type { WixSettings } from './wixApi.ts';

const PLATFORM = 'WIX';
const LONGEST_TOKEN = 8_192;

const granted = z.object({ access_token: z.string().min(1) });
const instanceOf = z.object({
  instance: z.object({ instanceId: z.string() }),
  site: z.object({ siteDisplayName: z.string().nullish(), url: z.string().nullish() }).nullish(),
});

export interface WixFrontSettings extends Pick<WixSettings, 'appId' | 'appSecret' | 'apiUrl'> {
  /** Address of Wix as browsers reach it. */
  readonly installerUrl: string;
  readonly publicUrl: string;
}

export function createWixFront({ appId, appSecret, apiUrl, installerUrl, publicUrl }: WixFrontSettings): StoreFront {
  const base = apiUrl.replace(/\/+$/, '');
  return {
    platform: PLATFORM,
    authorize(query, state) {
      const token = query.get('token') ?? '';
      if (token === '' || token.length > LONGEST_TOKEN) throw storeRefusal('store-not-signed');
      const url = new URL(`${installerUrl.replace(/\/+$/, '')}/installer/install`);
      url.searchParams.set('token', token);
      url.searchParams.set('appId', appId);
      url.searchParams.set('redirectUrl', callbackOf(publicUrl, PLATFORM));
      url.searchParams.set('state', state);
      return { store: '', url: url.href };
    },
    async finish(query, { state }) {
      const code = query.get('code') ?? '';
      if (query.get('state') !== state) throw storeRefusal('store-expired');
      if (code === '') throw storeRefusal('store-not-signed');
      const { access_token: token } = granted.parse(
        await asJson(`${base}/oauth/access`, {
          body: { grant_type: 'authorization_code', client_id: appId, client_secret: appSecret, code },
        }),
      );
      // Which site it is says the code, not the address: anybody can write an address.
      const { instance, site } = instanceOf.parse(
        await asJson(`${base}/apps/v1/instance`, { headers: { authorization: token } }),
      );
      const store = instance.instanceId.toLowerCase();
      if (!isStore(PLATFORM, store) || store !== (query.get('instanceId') ?? '').toLowerCase())
        throw storeRefusal('store-not-signed');
      const domain = site?.url && URL.canParse(site.url) ? new URL(site.url).host : '';
      return { store, domain, name: site?.siteDisplayName || domain || store };
    },
  };
}
