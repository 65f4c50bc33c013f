import { createHash, generateKeyPairSync } from 'node:crypto';
import type { EnvironmentSource } from '@ringline/kit/config';
import type { Secrets } from '@ringline/kit/secrets';
import { SANDBOX_SCRIBE } from '@ringline/kit/chat';
import { SANDBOX_EARS } from '@ringline/kit/transcription';
import { StartProblem } from './listening.ts';

const NAMES = [
  'CARRIER_ACCOUNT_SID',
  'CARRIER_AUTH_TOKEN',
  'CARRIER_API_KEY',
  'CARRIER_API_SECRET',
  'CARRIER_APP_SID',
] as const;

/** Without a model of one's own the sandbox copies sentences out of a call's words, so that summaries work without an account. */
function sandboxScribe(url: string, apiKey: string, given: EnvironmentSource): EnvironmentSource {
  if (given['SUMMARY']) return {};
  return {
    SUMMARY: 'openai',
    SUMMARY_URL: `${url}/sandbox/speech/v1`,
    SUMMARY_API_KEY: apiKey,
    SUMMARY_MODEL: SANDBOX_SCRIBE,
  };
}

/** Without an engine of one's own the sandbox finds in recordings what its own voices said, so that transcripts work without an account. */
function sandboxEars(url: string, apiKey: string, service: string, given: EnvironmentSource): EnvironmentSource {
  if (given['TRANSCRIPTION'] === 'carrier')
    return given['TRANSCRIPTION_SERVICE'] ? {} : { TRANSCRIPTION_SERVICE: service };
  if (given['TRANSCRIPTION']) return {};
  return {
    TRANSCRIPTION: 'openai',
    TRANSCRIPTION_URL: `${url}/sandbox/speech/v1`,
    TRANSCRIPTION_API_KEY: apiKey,
    TRANSCRIPTION_MODEL: SANDBOX_EARS,
  };
}

/** Without a payment provider of one's own the sandbox takes the money, so that credit can be bought without an account. */
function sandboxGateway(secrets: Secrets, url: string, given: EnvironmentSource): EnvironmentSource {
  if (given['STRIPE_SECRET_KEY']) return {};
  return {
    STRIPE_SECRET_KEY: `sk_test_${secrets.hmac('sandbox-gateway', 'secret-key')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secrets.hmac('sandbox-gateway', 'webhook-secret')}`,
    STRIPE_API_URL: `${url}/sandbox/gateway`,
  };
}

/** Without apps of one's own the sandbox is the stores' platforms too, whose tills bill workspaces that came by them. */
function sandboxStores(secrets: Secrets, url: string, given: EnvironmentSource): EnvironmentSource {
  const shopify = given['SHOPIFY_API_KEY']
    ? {}
    : {
        SHOPIFY_API_KEY: 'sandbox-app',
        SHOPIFY_API_SECRET: `shpss_${secrets.hmac('sandbox-shopify', 'secret')}`,
        SHOPIFY_API_URL: `${url}/sandbox/shopify/{store}`,
      };
  if (given['WIX_APP_ID']) return shopify;
  // Its signature stands for Wix's on this machine alone: a short key is there at once.
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const plans = ['STARTER', 'BUSINESS', 'ENTERPRISE'].flatMap((plan) => [`${plan}_MONTHLY`, `${plan}_YEARLY`]);
  return {
    ...shopify,
    WIX_APP_ID: 'sandbox-app',
    WIX_APP_SECRET: secrets.hmac('sandbox-wix', 'secret'),
    WIX_PUBLIC_KEY: publicKey,
    SANDBOX_WIX_KEY: privateKey,
    WIX_PRODUCTS: JSON.stringify(Object.fromEntries(plans.map((plan) => [plan, `ringline-${plan.toLowerCase()}`]))),
    WIX_API_URL: `${url}/sandbox/wix`,
    WIX_INSTALLER_URL: `${url}/sandbox/wix`,
  };
}

/** Without an account of one's own the sandbox is the other end of Viber too, where each number is a sender. */
function sandboxViber(secrets: Secrets, url: string, given: EnvironmentSource): EnvironmentSource {
  if (given['VIBER_API_KEY']) return {};
  return {
    VIBER_API_KEY: secrets.hmac('sandbox-viber', 'key').slice(0, 8),
    VIBER_API_SECRET: secrets.hmac('sandbox-viber', 'secret'),
    VIBER_SIGNATURE_SECRET: secrets.hmac('sandbox-viber', 'signature'),
    VIBER_API_URL: `${url}/sandbox/viber`,
    VIBER_SENDERS: given['VIBER_SENDERS'] ?? '*',
  };
}

/** Without a client of one's own at Google the sandbox has accounts to import from. */
function sandboxGoogle(secrets: Secrets, url: string, given: EnvironmentSource): EnvironmentSource {
  if (given['GOOGLE_CONTACTS_CLIENT_ID']) return {};
  return {
    GOOGLE_CONTACTS_CLIENT_ID: 'sandbox.apps.googleusercontent.example',
    GOOGLE_CONTACTS_CLIENT_SECRET: secrets.hmac('sandbox-google', 'client-secret'),
    GOOGLE_CONTACTS_URL: `${url}/sandbox/google`,
  };
}

/**
 * The carrier's credentials: those given, or ones that follow from this deployment's keys, which the sandbox and the
 * services then share.
 */
export function carrierVariables(
  secrets: Secrets,
  url: string,
  sandbox: boolean,
  given: EnvironmentSource,
): EnvironmentSource {
  if (!sandbox) {
    const missing = NAMES.filter((name) => !given[name]);
    if (missing.length === 0) return {};
    throw new StartProblem(
      `Without the sandbox a carrier is needed. Set ${missing.join(', ')}, or leave SANDBOX_ENABLED out.`,
    );
  }
  const sid = (prefix: string, purpose: string) =>
    prefix + createHash('sha256').update(secrets.hmac('sandbox-carrier', purpose)).digest('hex').slice(0, 32);
  return {
    CARRIER_ACCOUNT_SID: sid('AC', 'account'),
    CARRIER_AUTH_TOKEN: secrets.hmac('sandbox-carrier', 'auth-token'),
    CARRIER_API_KEY: sid('SK', 'key'),
    CARRIER_API_SECRET: secrets.hmac('sandbox-carrier', 'key-secret'),
    CARRIER_APP_SID: sid('AP', 'app'),
    CARRIER_API_URL: `${url}/sandbox/carrier`,
    ...sandboxGateway(secrets, url, given),
    ...sandboxStores(secrets, url, given),
    ...sandboxViber(secrets, url, given),
    ...sandboxGoogle(secrets, url, given),
    ...sandboxScribe(url, secrets.hmac('sandbox-carrier', 'auth-token'), given),
    ...sandboxEars(url, secrets.hmac('sandbox-carrier', 'auth-token'), sid('GA', 'intelligence'), given),
  };
}
