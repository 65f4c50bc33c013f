/** Every route and socket of the sandbox, behind its door. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { Clock } from '@ringline/kit/clock';
import type { FastifyInstance } from 'fastify';
import { mediaFileRoutes } from './carrier/rest/messages.ts';
import { carrierRest } from './carrier/rest/plugin.ts';
import { portingRoutes } from './carrier/rest/porting.ts';
import { regulatoryRoutes } from './carrier/rest/regulatory.ts';
import { senderRoutes } from './carrier/rest/senders.ts';
import { contentRoutes } from './carrier/rest/content.ts';
import { viberApi } from './carrier/rest/viber.ts';
import { tollFreeApi } from './carrier/rest/tollfree.ts';
import { a2pRoutes } from './carrier/rest/a2p.ts';
import { trustHubRoutes } from './carrier/rest/trusthub.ts';
import { signPages } from './carrier/porting/signPages.ts';
import { registryPages } from './carrier/registry/pages.ts';
import { gatewayDisputes } from './gateway/disputePages.ts';
import { gatewayPages } from './gateway/pages.ts';
import { gatewayPortal } from './gateway/portalPages.ts';
import { gatewayRest } from './gateway/rest.ts';
import { googleApi, googlePages } from './google/routes.ts';
import { guardDoor } from './guard/door.ts';
import type { House } from './guard/guard.ts';
import { handsetApi } from './handset/api.ts';
import type { MediaSwitch } from './media/switch.ts';
import { pushBrowsers, pushRoutes } from './push/api.ts';
import type { Sandbox } from './sandbox.ts';
import { registerHandset } from './signalling/handset.ts';
import { registerPStream } from './signalling/pstream.ts';
import { speechApi } from './speech/api.ts';
import { intelligenceApi } from './speech/intelligence.ts';
import { scribeApi } from './speech/scribe.ts';
import { shopifyApi } from './shopify/api.ts';
import { shopifyPages } from './shopify/pages.ts';
import { accessTokenVerifier } from './signalling/token.ts';
import { wixApi } from './wix/api.ts';
import { wixPages } from './wix/pages.ts';

const pages = fileURLToPath(new URL('../ui/dist/', import.meta.url));
const recordedCaller = fileURLToPath(new URL('../prompts/', import.meta.url));

export interface HttpDeps {
  readonly sandbox: Sandbox;
  readonly media: MediaSwitch;
  readonly house: House;
  readonly passphrase: string | undefined;
  readonly clock: Clock;
}

/**
 * - `/sandbox/carrier/2010-04-01/…` the REST API, `/sandbox/carrier/v1/…` toll-free verifications, brands, campaigns, templates and orders that bring numbers, `/sandbox/carrier/v2/…` the words of its recordings, senders on WhatsApp and documents of regulated numbers, `/sandbox/carrier/signal` the browser SDK's socket: their own credentials
 * - `/sandbox/viber/v1/messages` the provider of Viber, with its key and secret
 * - `/sandbox/carrier/files/…` files of texts, for whoever was told the address
 * - `/sandbox/gateway/v1/…` the payment gateway's API with its key, `/sandbox/gateway/pay/…` the pages where people pay, `…/portal/…` their cards, `…/disputes` the bank's decisions
 * - `/sandbox/registry` the page where a person decides registrations, `/sandbox/registry/sign/…` the letters of orders that bring numbers
 * - `/sandbox/shopify/…` Shopify's API of each shop, the pages where merchants approve, `…/admin/{shop}` what they approved; `/sandbox/wix/…` the same of Wix
 * - `/sandbox/google/…` Google's token and People API for its client, and the page where people consent
 * - `/sandbox/speech/v1/…` words of recordings and sentences out of them, with the carrier's auth token as key
 * - `/sandbox/push/…` a push service: who pushes says so with VAPID
 * - `/sandbox/api/…` phones, faults, mail, `/sandbox/api/handset` the handset's socket, `/sandbox…` the pages: pass-phrase when exposed
 */
export async function sandboxHttp(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const { sandbox, media, house, passphrase, clock } = deps;
  const hub = { switch: media, calls: sandbox.carrier.handler };

  await app.register(async (carrier) => {
    guardDoor(carrier, house, undefined);
    await carrier.register((rest) => carrierRest(rest, sandbox.carrier), {
      prefix: '/sandbox/carrier/2010-04-01/Accounts/:sid',
    });
    await carrier.register(async (api) => mediaFileRoutes(api, sandbox.carrier), { prefix: '/sandbox/carrier' });
    await carrier.register(
      async (api) => {
        await tollFreeApi(api, sandbox.carrier);
        contentRoutes(api, sandbox.carrier);
        trustHubRoutes(api, sandbox.carrier);
        a2pRoutes(api, sandbox.carrier);
        portingRoutes(api, sandbox.carrier);
      },
      { prefix: '/sandbox/carrier/v1' },
    );
    await carrier.register(
      async (api) => {
        await intelligenceApi(api, sandbox.carrier, sandbox.ears);
        senderRoutes(api, sandbox.carrier);
        regulatoryRoutes(api, sandbox.carrier);
      },
      { prefix: '/sandbox/carrier/v2' },
    );
    await carrier.register(async (socket) => {
      const clients = await registerPStream(socket, {
        ...hub,
        path: '/sandbox/carrier/signal',
        verifyToken: accessTokenVerifier(sandbox.carrier.keys.secretOf, () => clock.now()),
        now: () => clock.now(),
      });
      await socket.register(async (scope) => {
        guardDoor(scope, house, passphrase);
        const handsets = await registerHandset(scope, { ...hub, path: '/sandbox/api/handset' });
        sandbox.carrier.connect({ clients, handsets });
      });
    });
  });

  await app.register(async (speech) => {
    guardDoor(speech, house, undefined);
    await speech.register(async (api) => speechApi(api, sandbox.ears, sandbox.carrier.deps.config.authToken), {
      prefix: '/sandbox/speech/v1',
    });
    await speech.register(async (api) => scribeApi(api, sandbox.carrier.deps.config.authToken), {
      prefix: '/sandbox/speech/v1',
    });
  });

  await app.register(async (provider) => {
    guardDoor(provider, house, undefined);
    await provider.register(async (api) => viberApi(api, sandbox.carrier), { prefix: '/sandbox/viber' });
  });

  await app.register(async (push) => {
    guardDoor(push, house, undefined);
    await push.register(async (api) => pushRoutes(api, sandbox.push), { prefix: '/sandbox/push' });
  });

  const { stripe, shopify, wix, deliveries } = sandbox.tills;
  const wake = () => deliveries.wake();
  if (stripe) {
    const onError = sandbox.carrier.deps.onError;
    const { gateway } = stripe;
    await app.register(async (api) => {
      guardDoor(api, house, undefined);
      await api.register((rest) => gatewayRest(rest, { ...stripe, onError, wake }), { prefix: '/sandbox/gateway/v1' });
    });
    await app.register(async (pages) => {
      guardDoor(pages, house, passphrase);
      await pages.register((pay) => gatewayPages(pay, { gateway, wake }), { prefix: '/sandbox/gateway/pay' });
      await pages.register((bank) => gatewayDisputes(bank, { gateway, wake }), { prefix: '/sandbox/gateway' });
      await pages.register((own) => gatewayPortal(own, { gateway, wake }), { prefix: '/sandbox/gateway/portal' });
    });
  }

  if (shopify)
    await app.register(
      async (both) => {
        await both.register(async (api) => {
          guardDoor(api, house, undefined);
          await shopifyApi(api, shopify);
        });
        await both.register(async (pages) => {
          guardDoor(pages, house, passphrase);
          await shopifyPages(pages, { ...shopify, wake });
        });
      },
      { prefix: '/sandbox/shopify' },
    );
  if (wix)
    await app.register(
      async (both) => {
        await both.register(async (api) => {
          guardDoor(api, house, undefined);
          await wixApi(api, wix);
        });
        await both.register(async (pages) => {
          guardDoor(pages, house, passphrase);
          await wixPages(pages, { ...wix, wake });
        });
      },
      { prefix: '/sandbox/wix' },
    );

  const { google } = sandbox;
  if (google) {
    await app.register(async (api) => {
      guardDoor(api, house, undefined);
      await api.register((rest) => googleApi(rest, google), { prefix: '/sandbox/google' });
    });
    await app.register(async (pages) => {
      guardDoor(pages, house, passphrase);
      await pages.register((own) => googlePages(own, google), { prefix: '/sandbox/google' });
    });
  }

  await app.register(async (reviewers) => {
    guardDoor(reviewers, house, passphrase);
    await reviewers.register((pages) => registryPages(pages, sandbox.carrier), { prefix: '/sandbox' });
    await reviewers.register((pages) => signPages(pages, sandbox.carrier), { prefix: '/sandbox' });
  });

  await app.register(async (open) => {
    guardDoor(open, house, passphrase);
    await open.register(async (api) => handsetApi(api, sandbox), { prefix: '/sandbox/api' });
    await open.register(async (api) => pushBrowsers(api, sandbox.push), { prefix: '/sandbox/api' });
    await open.register(staticFiles, { root: recordedCaller, prefix: '/sandbox/sounds/', decorateReply: false });
    if (!existsSync(pages)) {
      const missing =
        'The sandbox’s pages aren’t built. Start with npm start, or run vite build in services/sandbox/ui.';
      open.get('/sandbox', (_request, reply) => reply.code(503).type('text/plain').send(missing));
      return;
    }
    await open.register(staticFiles, { root: pages, prefix: '/sandbox/', index: false });
    for (const path of ['/sandbox', '/sandbox/', '/sandbox/mail']) {
      open.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
    }
  });
}
