import type { Environment } from '../environment.ts';
import type { PaymentGateway } from './gateway.ts';
import { createStripeGateway } from './stripeGateway.ts';

/**
 * The gateways that this deployment is set up for.
 * @throws Error for half a set-up: money would be taken whose webhook nobody could trust
 */
export function gatewaysOf(env: Environment): PaymentGateway[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!secretKey && !webhookSecret) return [];
  if (!secretKey || !webhookSecret)
    throw new Error('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or leave both out.');
  return [createStripeGateway({ secretKey, webhookSecret, apiUrl })];
}
