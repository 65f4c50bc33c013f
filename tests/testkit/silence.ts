/** The audio of a phone that makes none: its descriptions are well formed, and no packet ever flows. For crowds. */
import type { PhoneAudio } from './headlessAudio.ts';

const midOf = (sdp: string): string => /^a=mid:(\S+)/m.exec(sdp)?.[1] ?? '0';

/** What somebody who is not there says: PCMU, and no candidate to find. */
const description = (mid: string, setup: 'active' | 'actpass'): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mid}`,
    'm=audio 9 UDP/TLS/RTP/SAVPF 0',
    'c=IN IP4 0.0.0.0',
    `a=mid:${mid}`,
    'a=sendrecv',
    'a=rtcp-mux',
    'a=rtpmap:0 PCMU/8000',
    `a=setup:${setup}`,
    'a=ice-ufrag:mute',
    'a=ice-pwd:mutemutemutemutemutemute',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
    '',
  ].join('\r\n');

export const silence = (): PhoneAudio => ({
  packets: 0,
  muted: true,
  offer: async () => description('0', 'actpass'),
  answer: async (offer) => description(midOf(offer), 'active'),
  accept: () => undefined,
  connect: () => undefined,
  hears: () => ({}),
  loudness: () => 0,
  close: () => undefined,
});
