import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { usePeer_peer$data, usePeer_peer$key } from '../__generated__/usePeer_peer.graphql.ts';

export interface PeerWords {
  readonly kind: usePeer_peer$data['kind'];
  /** Why they can't be called, texted or blocked, in words; undefined: they can. */
  readonly whyNoCall: string | undefined;
  readonly whyNoReply: string | undefined;
  readonly whyNoBlock: string | undefined;
}

/** Who is at the other end of a call or a text, and why some things can't be done with them. */
export function usePeer(key: usePeer_peer$key): PeerWords {
  const { t } = useTranslation('ui');
  const { kind, callRefusal, replyRefusal, blockRefusal } = useFragment(
    graphql`
      fragment usePeer_peer on Peer {
        kind
        callRefusal
        replyRefusal
        blockRefusal
      }
    `,
    key,
  );
  return {
    kind,
    whyNoCall: callRefusal ? t(`peer.call.${callRefusal}`) : undefined,
    whyNoReply: replyRefusal ? t(`peer.reply.${replyRefusal}`) : undefined,
    whyNoBlock: blockRefusal ? t(`peer.block.${blockRefusal}`) : undefined,
  };
}
