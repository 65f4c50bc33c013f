/** RTP (RFC 3550), as much as a PCMU leg needs. */
export type RtpPacket = {
  payloadType: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  payload: Uint8Array;
};

/** Parses a packet; undefined for RTCP (payload types 72..76 after the marker bit, RFC 5761) and for what is not RTP. */
export function parseRtp(bytes: Buffer): RtpPacket | undefined {
  if (bytes.length < 12 || (bytes[0] ?? 0) >> 6 !== 2) return undefined;
  const second = bytes[1] ?? 0;
  if (second >= 192 && second <= 223) return undefined;
  const first = bytes[0] ?? 0;
  let start = 12 + (first & 0x0f) * 4;
  if (first & 0x10) {
    if (start + 4 > bytes.length) return undefined;
    start += 4 + bytes.readUInt16BE(start + 2) * 4;
  }
  const end = first & 0x20 ? bytes.length - (bytes.at(-1) ?? 0) : bytes.length;
  if (start > end) return undefined;
  return {
    payloadType: second & 0x7f,
    marker: (second & 0x80) !== 0,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    payload: bytes.subarray(start, end),
  };
}

export function buildRtp(packet: RtpPacket): Buffer {
  const bytes = Buffer.allocUnsafe(12 + packet.payload.length);
  bytes[0] = 0x80;
  bytes[1] = (packet.marker ? 0x80 : 0) | packet.payloadType;
  bytes.writeUInt16BE(packet.sequence, 2);
  bytes.writeUInt32BE(packet.timestamp, 4);
  bytes.writeUInt32BE(packet.ssrc, 8);
  bytes.set(packet.payload, 12);
  return bytes;
}
