/** Telephone numbers and whoever else is at the other end: reading what carriers say and people write, and telling two apart. */
export { addressOf, digitsAfterAnswer } from './extension.ts';
export {
  isEmergencyNumber,
  isPremiumRated,
  mayTakeTexts,
  readPhoneNumber,
  visibleNumber,
  withoutOutsideLine,
  type PhoneNumber,
} from './numbers.ts';
export { describePeer } from './describePeer.ts';
export { phoneMatchKey, spellingsOf } from './matchKey.ts';
export {
  HIDDEN_ADDRESS,
  numberOf,
  peerRefusal,
  readPeer,
  refusalSentence,
  type Peer,
  type PeerAction,
  type PeerKind,
  type PeerRefusal,
} from './peer.ts';
