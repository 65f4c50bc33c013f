/**
 * A process that tries WebRTC on this machine and tells how it went by its exit code: two connections of the media
 * engine find each other at an address and pass a message. A process of its own, since a native engine may crash.
 *   node probe.ts <address to bind>
 */
import { PeerConnection, cleanup } from 'node-datachannel';

const PATIENCE_MS = 10_000;
const bindAddress = process.argv[2] ?? '127.0.0.1';

const connect = (name: string) => new PeerConnection(name, { iceServers: [], bindAddress });
const [one, other] = [connect('one'), connect('other')];
const arrived = Promise.withResolvers<void>();
const timeout = setTimeout(
  () => arrived.reject(new Error(`no connection within ${PATIENCE_MS / 1000} s`)),
  PATIENCE_MS,
);

for (const [from, to] of [
  [one, other],
  [other, one],
] as const) {
  from.onLocalDescription((sdp, type) => to.setRemoteDescription(sdp, type));
  from.onLocalCandidate((candidate, mid) => to.addRemoteCandidate(candidate, mid));
}
other.onDataChannel((channel) => channel.onMessage(() => arrived.resolve()));

try {
  const channel = one.createDataChannel('probe');
  channel.onOpen(() => channel.sendMessage('hello'));
  await arrived.promise;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  clearTimeout(timeout);
  one.close();
  other.close();
  cleanup();
}
