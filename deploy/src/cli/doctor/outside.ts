/** The world outside: the mail relay and the carrier. */
import { carrierEnvironment, carrierFailure, createCarrier, type CarrierEnvironment } from '@ringline/kit/carrier';
import { parseEnvironment } from '@ringline/kit/config';
import { checkSmtp } from '@ringline/kit/mail';
import { z } from 'zod';
import { problemsOf } from './configuration.ts';
import { about, reasonOf, type Check } from './finding.ts';

export const smtp: Check = {
  about: 'mail',
  async examine({ env }) {
    const { ok, warn, fail } = about('mail');
    const { SMTP_URL: url } = env;
    if (!url)
      return env.SANDBOX_ENABLED
        ? [ok("the sandbox's mailbox, at /sandbox/mail")]
        : [warn('no relay is set; codes and invitations go nowhere', 'Set SMTP_URL and MAIL_FROM.')];
    const { host } = new URL(url);
    try {
      await checkSmtp(url);
      return [ok(`${host} takes mail from us`)];
    } catch (error) {
      return [fail(`${host} does not take mail from us: ${reasonOf(error)}`, 'See to the relay, or to SMTP_URL.')];
    }
  },
};

export const carrier: Check = {
  about: 'carrier',
  async examine({ env, source }) {
    const { ok, fail } = about('carrier');
    if (env.SANDBOX_ENABLED) return [ok("the sandbox's, which comes with the product")];
    let account: CarrierEnvironment;
    try {
      account = parseEnvironment('the carrier', z.object(carrierEnvironment), source);
    } catch (error) {
      return [
        fail(
          problemsOf(error),
          'Set what the carrier gave you; `ringline carrier setup` makes the key and the application.',
        ),
      ];
    }
    const { host } = new URL(account.CARRIER_API_URL);
    const { rest, applicationSid } = createCarrier(account);
    try {
      const { status } = await rest.api.accounts(account.CARRIER_ACCOUNT_SID).fetch();
      if (status !== 'active')
        return [fail(`the account at ${host} is ${status}`, 'Open it again in the console of the carrier.')];
    } catch (error) {
      const { kind, message } = carrierFailure(error);
      return [
        kind === 'refused'
          ? fail(`${host} refuses us: ${message}`, 'See to CARRIER_ACCOUNT_SID and CARRIER_AUTH_TOKEN.')
          : fail(
              `${host} is not to be had: ${message}`,
              'See to the way there: DNS, proxy, firewall, CARRIER_API_URL.',
            ),
      ];
    }
    const path = `/2010-04-01/Accounts/${account.CARRIER_ACCOUNT_SID}/Applications/${applicationSid}.json`;
    const credentials = Buffer.from(`${account.CARRIER_API_KEY}:${account.CARRIER_API_SECRET}`).toString('base64');
    const answer = await fetch(account.CARRIER_API_URL.replace(/\/+$/, '') + path, {
      headers: { authorization: `Basic ${credentials}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return [ok(`${host} knows the account, its API key and the TwiML application`)];
    if (answer.status === 404)
      return [
        fail(
          `${host} knows no TwiML application CARRIER_APP_SID`,
          'Run `ringline carrier setup`, and set what it prints.',
        ),
      ];
    return [
      fail(
        `${host} does not take CARRIER_API_KEY with CARRIER_API_SECRET (HTTP ${answer.status}): browsers could not register`,
        'Run `ringline carrier setup` for a new key, and set what it prints.',
      ),
    ];
  },
};
