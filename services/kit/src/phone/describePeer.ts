import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PeerSchema } from '@ringline/proto/common/v1/common_pb';
import { peerRefusal, readPeer } from './peer.ts';

/** Who is at the other end, as RPC and events carry it beside the address. */
export function describePeer(address: string): MessageInitShape<typeof PeerSchema> {
  const peer = readPeer(address);
  return {
    kind: peer.kind,
    ...(peer.kind === 'NUMBER' ? { number: peer.number, extension: peer.extension } : {}),
    callRefusal: peerRefusal(peer, 'CALL') ?? '',
    replyRefusal: peerRefusal(peer, 'TEXT') ?? '',
    blockRefusal: peerRefusal(peer, 'BLOCK') ?? '',
  };
}
