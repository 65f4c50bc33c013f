/** Parties on the far side: real WebRTC connections that each say a tone every 20 ms and count what they hear. Forked with IPC. */
import { randomInt } from 'node:crypto';
import { MediaClock } from '@ringline/sandbox/media/clock';
import { FRAME_SAMPLES, encodeUlaw } from '@ringline/sandbox/media/g711';
import { buildRtp } from '@ringline/sandbox/media/rtp';
import { withoutCandidates } from '@ringline/sandbox/media/sdp';
import { sineSecond } from '@ringline/sandbox/media/tones';
import { Audio, PeerConnection, type Track } from 'node-datachannel';
import { answerQuestions } from './ask.ts';

const PCMU = 0;
const voice = encodeUlaw(sineSecond(440));

interface Talker {
  readonly connection: PeerConnection;
  readonly track: Track;
  readonly ssrc: number;
}

const talkers = new Map<string, Talker>();
const counts = { sent: 0, heard: 0 };
let ticks = 0;
const clock = new MediaClock(() => {
  ticks += 1;
  const at = (ticks * FRAME_SAMPLES) % voice.length;
  const payload = voice.subarray(at, at + FRAME_SAMPLES);
  for (const { track, ssrc } of talkers.values()) {
    if (!track.isOpen()) continue;
    const timestamp = (ticks * FRAME_SAMPLES) >>> 0;
    track.sendMessageBinary(
      buildRtp({ payloadType: PCMU, marker: false, sequence: ticks & 0xffff, timestamp, ssrc, payload }),
    );
    counts.sent += 1;
  }
});
clock.start();

answerQuestions({
  async offer(id: string): Promise<string> {
    const connection = new PeerConnection(id, {
      iceServers: [],
      bindAddress: '127.0.0.1',
      disableAutoNegotiation: true,
    });
    const audio = new Audio('0', 'SendRecv');
    const ssrc = randomInt(1, 0xffffffff);
    audio.addAudioCodec(PCMU, 'PCMU');
    audio.addSSRC(ssrc, 'load', 'load', 'voice');
    const track = connection.addTrack(audio);
    track.onMessage(() => (counts.heard += 1));
    talkers.set(id, { connection, track, ssrc });
    const gathered = Promise.withResolvers<void>();
    connection.onGatheringStateChange((state) => state === 'complete' && gathered.resolve());
    connection.setLocalDescription('offer');
    if (connection.gatheringState() === 'complete') gathered.resolve();
    await gathered.promise;
    return connection.localDescription()?.sdp ?? '';
  },
  /** The answer's candidates come after it: ICE must not begin before the description is kept. */
  accept(id: string, sdp: string): void {
    const connection = talkers.get(id)?.connection;
    connection?.setRemoteDescription(withoutCandidates(sdp), 'answer');
    for (const [, candidate = ''] of sdp.matchAll(/^a=(candidate:.*?)\r?$/gm))
      connection?.addRemoteCandidate(candidate, '0');
  },
  /** Since the last ask. */
  counts() {
    const now = { ...counts, open: [...talkers.values()].filter(({ track }) => track.isOpen()).length };
    counts.sent = 0;
    counts.heard = 0;
    return now;
  },
  closeAll(): void {
    for (const { connection } of talkers.values()) connection.close();
    talkers.clear();
  },
});
