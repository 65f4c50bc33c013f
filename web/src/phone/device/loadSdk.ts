/**
 * Loads the carrier's browser SDK, unmodified. It always builds `wss://` addresses and takes the page's WebSocket class
 * once, when it is evaluated; on a page served over http (a laptop) that class rewrites the scheme for our own host.
 */
import type * as Sdk from '@twilio/voice-sdk';

let loading: Promise<typeof Sdk> | undefined;

export function loadSdk(): Promise<typeof Sdk> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sdk> {
  if (location.protocol === 'https:') return import('@twilio/voice-sdk');
  const Native = globalThis.WebSocket;
  class LocalWebSocket extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      const url = new URL(address);
      if (url.host === location.host) url.protocol = 'ws:';
      super(url, protocols);
    }
  }
  globalThis.WebSocket = LocalWebSocket;
  try {
    return await import('@twilio/voice-sdk');
  } finally {
    globalThis.WebSocket = Native;
  }
}
