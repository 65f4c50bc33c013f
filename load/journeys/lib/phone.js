/**
 * An agent's phone without audio: registers at the carrier as the browser SDK does (PStream 1.6) with a device token of the
 * product, and takes every call at once. Its SDP is well formed but it never sends a packet: the call is signalled, bridged
 * and ended as any other, and the load's machine has no media to make.
 */
import { WebSocket } from 'k6/websockets';
import { URL_OF_PRODUCT } from './world.js';
import { ask, get, operation } from './graphql.js';

const REPORT = operation('phoneOperationsReportDeviceMutation');
/** A device is unreachable after 30 s without a word (defaults 8.5). */
const BEAT_MS = 10000;

/** An answer to a PCMU offer by somebody who is not there: well formed, and no candidate to find. */
const answerTo = (offer) =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${(/^a=mid:(\S+)/m.exec(offer) || [])[1] || '0'}`,
    'm=audio 9 UDP/TLS/RTP/SAVPF 0',
    'c=IN IP4 0.0.0.0',
    `a=mid:${(/^a=mid:(\S+)/m.exec(offer) || [])[1] || '0'}`,
    'a=sendrecv',
    'a=rtcp-mux',
    'a=rtpmap:0 PCMU/8000',
    'a=setup:active',
    'a=ice-ufrag:load',
    'a=ice-pwd:loadloadloadloadloadload',
    `a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}`,
    '',
  ].join('\r\n');

/**
 * Registers; `onAccepted` is called for each call once it was accepted.
 * @returns `{ close() }`
 */
export function openPhone(agent, { onAccepted }) {
  const deviceId = `load-${agent.number.slice(1)}`;
  const { token } = get(agent, `/tokens?deviceId=${deviceId}`, 'device token').json();
  const socket = new WebSocket(`${URL_OF_PRODUCT.replace('http', 'ws')}/sandbox/carrier/signal`);
  const send = (type, payload) => socket.send(JSON.stringify({ type, payload, version: '1.6' }));
  const report = () =>
    ask(agent, REPORT, 'report device', {
      input: { deviceId, state: 'REGISTERED', microphoneAllowed: true, label: 'load' },
    });
  let beat;
  socket.addEventListener('open', () =>
    send('listen', { token, reconnectTimeout: 0, browserinfo: { p: 'browser', plugin: 'rtc', v: '2.18.5' } }),
  );
  socket.addEventListener('message', ({ data }) => {
    if (data.trim() === '') {
      socket.send('\n');
      return;
    }
    const { type, payload } = JSON.parse(data);
    if (type === 'connected') send('register', { media: { audio: true } });
    if (type === 'ready') {
      report();
      beat = setInterval(report, BEAT_MS);
    }
    if (type === 'invite') {
      send('answer', { callsid: payload.callsid, sdp: answerTo(payload.sdp) });
      onAccepted(payload.callsid);
    }
  });
  return {
    close() {
      clearInterval(beat);
      socket.close();
    },
  };
}
