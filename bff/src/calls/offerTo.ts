import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Call, Offer } from '@ringline/proto/telephony/v1/telephony_pb';

/** What becomes of one device tells of the person only when it does not of another one: lower comes first. */
const TELLS_MORE = ['RINGING', 'ACCEPTED'];
const rank = ({ state }: Offer) => (TELLS_MORE.includes(state) ? TELLS_MORE.indexOf(state) : TELLS_MORE.length);

const offeredMs = ({ offeredAt }: Offer) => (offeredAt ? timestampMs(offeredAt) : 0);

/** What the devices of a person were offered together when they were last asked. */
function lastOf(offers: readonly Offer[], userId: string): Offer[] {
  const theirs = offers.filter((offer) => offer.userId === userId);
  const last = Math.max(...theirs.map(offeredMs));
  return theirs.filter((offer) => offeredMs(offer) === last);
}

/**
 * The last offer of a call to a person. Each device of theirs has an offer of its own: a browser that was closed cannot ring, and
 * that must not silence another one that does.
 */
export function offerTo({ offers }: Call, userId: string): Offer | undefined {
  const [told] = lastOf(offers, userId).toSorted((a, b) => rank(a) - rank(b));
  return told;
}
