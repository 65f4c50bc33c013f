import type { Clock } from '@ringline/kit/clock';
import type { Environment } from '../../environment.ts';
import { createShopifyFront } from '../../payments/shopify/shopifyFront.ts';
import { createWixFront } from '../../payments/wix/wixFront.ts';
import type { StoreFront } from './front.ts';

/** The platforms from whose listings people can come: those whose app this deployment is set up as. */
export function frontsOf(env: Environment, clock: Clock): StoreFront[] {
  const {
    SHOPIFY_API_KEY: apiKey,
    SHOPIFY_API_SECRET: apiSecret,
    SHOPIFY_API_URL: apiUrl,
    PUBLIC_URL: publicUrl,
  } = env;
  const { WIX_APP_ID: appId, WIX_APP_SECRET: appSecret } = env;
  const adminUrl = env.SHOPIFY_ADMIN_URL ?? apiUrl;
  return [
    ...(apiKey && apiSecret ? [createShopifyFront({ apiKey, apiSecret, apiUrl, adminUrl, publicUrl }, clock)] : []),
    ...(appId && appSecret
      ? [
          createWixFront({
            appId,
            appSecret,
            apiUrl: env.WIX_API_URL,
            installerUrl: env.WIX_INSTALLER_URL,
            publicUrl,
          }),
        ]
      : []),
  ];
}
