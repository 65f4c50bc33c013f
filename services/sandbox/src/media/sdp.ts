/** Small readings and repairs of SDP (RFC 8866) that the engine needs done. */

/** Identification of the first media section (`a=mid`); `0` when absent. */
export function mediaId(sdp: string): string {
  return /^a=mid:(\S+)/m.exec(sdp)?.[1] ?? '0';
}

/** Payload type that the peer gave to telephone-event at 8 kHz, the only clock that fits PCMU. */
export function telephoneEventType(sdp: string): number | undefined {
  const found = /^a=rtpmap:(\d+) telephone-event\/8000\b/im.exec(sdp)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Fragment of the ICE user name: another one than before means another peer connection or an ICE restart. */
export function iceUfrag(sdp: string): string | undefined {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
}

/**
 * The peer's candidates are left out: it always finds us, because our SDP is complete, and we learn its address
 * from its checks. This also keeps mDNS names from being looked up.
 */
export function withoutCandidates(sdp: string): string {
  return sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, '');
}

/**
 * Our SDP as the peer gets it: telephone-event with its real clock (the engine writes 48 kHz, which stretches every
 * tone to a second), and only UDP candidates of the advertised address.
 */
export function advertised(sdp: string, address: { bind: string; advertise: string }): string {
  return sdp
    .replace(/telephone-event\/48000(\/2)?/g, 'telephone-event/8000')
    .split('\r\n')
    .flatMap((line) => {
      const candidate = /^(a=candidate:\S+ \d+ )(\S+)( \d+ )(\S+)( .*)$/.exec(line);
      if (!candidate) return [line];
      const [, head, transport, priority, host, rest] = candidate;
      const usable = transport?.toUpperCase() === 'UDP' && (address.bind === '0.0.0.0' || host === address.bind);
      return usable
        ? [`${head}${transport}${priority}${address.bind === address.advertise ? host : address.advertise}${rest}`]
        : [];
    })
    .filter(
      (line, index, lines) =>
        !line.startsWith('a=candidate:') ||
        lines.findIndex((other) => candidateKey(other) === candidateKey(line)) === index,
    )
    .join('\r\n');
}

/** Several interfaces rewritten to one address would otherwise repeat it. */
function candidateKey(line: string): string {
  const parts = line.split(' ');
  return line.startsWith('a=candidate:') ? `${parts[4]} ${parts[5]}` : line;
}
