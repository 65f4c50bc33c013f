/** The limit: the same WebRTC library, each packet handed to the other leg of its call as it comes. Forked with IPC. */
import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { mediaId, withoutCandidates } from '@ringline/sandbox/media/sdp';
import { Audio, PeerConnection, type Track } from 'node-datachannel';
import { answerQuestions } from './ask.ts';

const PCMU = 0;
/** Offset of the SSRC in RTP's header. */
const SSRC_AT = 8;

interface Leg {
  /** Held, or it would be collected. */
  readonly connection: PeerConnection;
  readonly track: Track;
  readonly ssrc: number;
  other: Leg | undefined;
}

const legs = new Map<string, Leg>();

// As the switch does, where it may.
try {
  setPriority(-10);
} catch {
  // Only a privileged user may.
}

answerQuestions({
  async answer(id: string, otherId: string, offer: string): Promise<string> {
    const connection = new PeerConnection(id, {
      iceServers: [],
      bindAddress: '127.0.0.1',
      disableAutoNegotiation: true,
    });
    const audio = new Audio(mediaId(offer), 'SendRecv');
    const ssrc = randomInt(1, 0xffffffff);
    audio.addAudioCodec(PCMU, 'PCMU');
    audio.addSSRC(ssrc, 'relay', 'relay', 'voice');
    const leg: Leg = { connection, track: connection.addTrack(audio), ssrc, other: undefined };
    leg.track.onMessage((packet) => {
      const to = leg.other;
      // RTCP (RFC 5761) is each connection's own.
      if (!to?.track.isOpen() || ((packet[1] ?? 0) >= 192 && (packet[1] ?? 0) <= 223)) return;
      packet.writeUInt32BE(to.ssrc, SSRC_AT);
      to.track.sendMessageBinary(packet);
    });
    legs.set(id, leg);
    const other = legs.get(otherId);
    if (other) {
      leg.other = other;
      other.other = leg;
    }
    connection.setRemoteDescription(withoutCandidates(offer), 'offer');
    const gathered = Promise.withResolvers<void>();
    connection.onGatheringStateChange((state) => state === 'complete' && gathered.resolve());
    connection.setLocalDescription('answer');
    if (connection.gatheringState() === 'complete') gathered.resolve();
    await gathered.promise;
    return connection.localDescription()?.sdp ?? '';
  },
});
