/** The outside world on a laptop: a carrier, phones, a mailbox. */
import { repeated } from '@ringline/kit/telemetry';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLoopback } from '@ringline/kit/http';
import { defineService, type ServiceContext } from '@ringline/kit/service';
import { environment, type Environment } from './environment.ts';
import type { ViberAccount } from './carrier/deps.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { assertMayOpen, houseOf } from './guard/guard.ts';
import { sandboxHttp } from './http.ts';
import { startMediaSwitch } from './media/client.ts';
import { legIsGone, type MediaSwitch } from './media/switch.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { TillSettings } from './tills.ts';

/** Milliseconds between two looks whether calls are still going on, at a graceful end. */
const LOOK_EVERY_MS = 250;

export const sandbox = defineService<typeof environment, PrismaClient>({
  name: 'sandbox',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  outside: true,
  build(ctx) {
    const { env } = ctx;
    if (!env.SANDBOX_ENABLED) return {};
    assertMayOpen({
      nodeEnv: env.NODE_ENV,
      bind: env.HOST,
      allowPublic: env.SANDBOX_ALLOW_PUBLIC,
      passphrase: env.SANDBOX_PASSPHRASE,
    });
    const onError = (error: unknown) =>
      legIsGone(error)
        ? ctx.log.debug({ err: error }, 'a leg had already ended')
        : repeated(ctx.log).error({ err: error }, 'the sandbox hit an error');
    let running: { world: Sandbox; media: MediaSwitch } | undefined;
    let stopping = false;
    return {
      async http(app) {
        const media = await startMediaSwitch({
          advertisedAddress: env.SANDBOX_MEDIA_ADDRESS,
          ...bindOf(env.SANDBOX_MEDIA_ADDRESS),
        });
        media.on('exit', ({ code, signal, restarting }) => {
          if (stopping) return;
          const how = String(signal ?? code);
          if (restarting) ctx.log.warn(`the media switch ended (${how}), and its calls with it; restarting it`);
          // Nobody is heard any more: what watches the process starts all of it again.
          else throw new Error(`The media switch keeps crashing (${how})`);
        });
        const config = carrierConfig(ctx);
        const world = await createSandbox({
          db: ctx.db,
          clock: ctx.clock,
          ids: ctx.ids,
          config,
          dataDir: env.DATA_DIR,
          media,
          tills: tillsOf(env),
          googleClient: googleClientOf(env),
          onError,
        });
        running = { world, media };
        await world.phones.furnish();
        await world.mailbox.listen(env.SANDBOX_SMTP_PORT, env.SANDBOX_SMTP_HOST);
        const house = houseOf({
          bind: env.HOST,
          publicUrl: env.PUBLIC_URL,
          extraOrigins: env.SANDBOX_ORIGINS.split(',')
            .map((origin) => origin.trim())
            .filter(Boolean),
        });
        await sandboxHttp(app, {
          sandbox: world,
          media,
          house,
          passphrase: isLoopback(env.HOST) ? undefined : env.SANDBOX_PASSPHRASE,
          clock: ctx.clock,
        });
        // What was due before a crash is reported to the application, which listens at the same address as we do.
        const recover = () => void world.carrier.recover().then(world.callbacks.wake).catch(onError);
        const report = () => {
          recover();
          world.tills.deliveries.wake();
        };
        if (app.server.listening) report();
        else app.server.once('listening', report);
      },
      // Audio flows through this process: it waits for the calls to end.
      async drain() {
        while (running && running.world.carrier.live().length > 0) await pause(LOOK_EVERY_MS);
      },
      async stop() {
        stopping = true;
        await running?.world.stop();
        await running?.media.stop();
      },
    };
  },
});

/** Loopback audio stays on loopback; any other address needs sockets that it can reach. */
function bindOf(address: string): { bindAddress?: string } {
  return isLoopback(address) ? {} : { bindAddress: '0.0.0.0' };
}

function tillsOf(env: Environment): TillSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { SHOPIFY_API_KEY: apiKey, SHOPIFY_API_SECRET: apiSecret } = env;
  const { WIX_APP_ID: appId, WIX_APP_SECRET: appSecret, SANDBOX_WIX_KEY: privateKey } = env;
  return {
    url: env.PUBLIC_URL.replace(/\/+$/, ''),
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
    shopify: apiKey && apiSecret ? { apiKey, apiSecret } : undefined,
    wix: appId && appSecret && privateKey ? { appId, appSecret, privateKey } : undefined,
  };
}

function viberAccountOf(env: Environment, base: string): ViberAccount | undefined {
  const { VIBER_API_KEY: apiKey, VIBER_API_SECRET: apiSecret, VIBER_SIGNATURE_SECRET: signatureSecret } = env;
  if (!apiKey || !apiSecret || !signatureSecret) return undefined;
  // The real provider's address is no place of ours.
  const isOurs = new URL(env.VIBER_API_URL).pathname.startsWith('/sandbox/viber');
  const apiUrl = isOurs ? env.VIBER_API_URL.replace(/\/+$/, '') : `${base}/sandbox/viber`;
  return { apiKey, apiSecret, signatureSecret, apiUrl, inboundUrl: `${base}/webhooks/messages/viber/inbound` };
}

function googleClientOf({
  PUBLIC_URL,
  GOOGLE_CONTACTS_CLIENT_ID: clientId,
  GOOGLE_CONTACTS_CLIENT_SECRET: clientSecret,
}: Environment) {
  const redirectUri = new URL('/contacts/google/done', PUBLIC_URL).href;
  return clientId && clientSecret ? { clientId, clientSecret, redirectUri } : undefined;
}

function carrierConfig({ env }: ServiceContext<Environment, PrismaClient>) {
  const base = env.PUBLIC_URL.replace(/\/+$/, '');
  return {
    accountSid: env.CARRIER_ACCOUNT_SID,
    authToken: env.CARRIER_AUTH_TOKEN,
    apiKeySid: env.CARRIER_API_KEY,
    apiKeySecret: env.CARRIER_API_SECRET,
    applicationSid: env.CARRIER_APP_SID,
    applicationVoiceUrl: base + env.SANDBOX_APP_VOICE_PATH,
    applicationStatusUrl: base + env.SANDBOX_APP_STATUS_PATH,
    baseUrl: `${base}/sandbox/carrier`,
    callsPerSecond: env.SANDBOX_CALLS_PER_SECOND,
    textSentMs: env.SANDBOX_TEXT_SENT_MS,
    textDeliveredMs: env.SANDBOX_TEXT_DELIVERED_MS,
    registryStepMs: env.SANDBOX_REGISTRY_STEP_MS,
    recordingsDir: path.resolve(env.DATA_DIR, 'sandbox', 'recordings'),
    viber: viberAccountOf(env, base),
  };
}
