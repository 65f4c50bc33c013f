import { repeated } from '@ringline/kit/telemetry';
import { setTimeout as pause } from 'node:timers/promises';
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { Deps } from '../context.ts';
import { applicationSettings } from './settings.ts';

/** Milliseconds between two tries; the sandbox may start after us. */
const AGAIN_MS = 1_000;

/** Points the TwiML application, through which devices place calls, to us. Tries until it works or `signal` says stop. */
export async function setUpApplication(deps: Deps, signal: AbortSignal): Promise<void> {
  const { carrier, addresses, log } = deps;
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      const application = carrier.rest.applications(carrier.applicationSid);
      const wanted = applicationSettings((path) => addresses.to(path));
      const present = await application.fetch();
      if ((Object.keys(wanted) as (keyof typeof wanted)[]).every((name) => present[name] === wanted[name])) return;
      await application.update(wanted);
      return;
    } catch (error) {
      if (isGone(carrierFailure(error))) {
        // The sandbox's own application points to us already; with another carrier, devices could place no calls.
        if (!deps.env.SANDBOX_ENABLED)
          log.error({ err: error }, 'the carrier knows no TwiML application with the sid of CARRIER_APP_SID');
        return;
      }
      if (tries % 30 === 1)
        repeated(log).warn({ err: error }, 'the TwiML application could not be set up yet; outbound calls wait for it');
      await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
