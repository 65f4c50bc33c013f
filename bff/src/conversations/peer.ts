import { create } from '@bufbuild/protobuf';
import { describePeer } from '@ringline/kit/phone';
import { type Peer, PeerSchema } from '@ringline/proto/common/v1/common_pb';

/** Who is at the other end, as the service says, or as their address tells. */
export const peerOf = ({ peer, peerNumber }: { peer?: Peer | undefined; peerNumber: string }): Peer =>
  peer ?? peerOfAddress(peerNumber);

export const peerOfAddress = (address: string): Peer => create(PeerSchema, describePeer(address));
