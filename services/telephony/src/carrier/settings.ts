/** What the carrier is told of us: by the service, and by `ringline carrier` for a whole deployment. */
import { INSISTENT, paths } from './addresses.ts';

/** Our public address of a path. */
type To = (path: string) => string;

/** What the TwiML application, through which devices place calls, is set to. */
export const applicationSettings = (to: To) => ({
  voiceUrl: to(paths.app) + INSISTENT,
  voiceMethod: 'POST',
  voiceFallbackUrl: to(paths.appFallback),
  voiceFallbackMethod: 'POST',
  statusCallback: to(paths.appStatus),
  statusCallbackMethod: 'POST',
});

/** What a number is set to. */
export const numberSettings = (to: To) => ({
  voiceUrl: to(paths.inbound) + INSISTENT,
  voiceMethod: 'POST',
  voiceFallbackUrl: to(paths.fallback),
  voiceFallbackMethod: 'POST',
  statusCallback: to(paths.numberStatus),
  statusCallbackMethod: 'POST',
  smsUrl: to(paths.inboundMessage) + INSISTENT,
  smsMethod: 'POST',
  smsFallbackUrl: to(paths.messageFallback),
  smsFallbackMethod: 'POST',
});
