/** Whom of ours those who talk want in the call. Each device of a person is asked by itself; people are told of once. */
import type { CallState, Offer } from './state.ts';

/** Of a person: that they declined, or let it ring, tells more than a device that could not ring. */
const TELLS_MORE: readonly Offer['state'][] = ['RINGING', 'ACCEPTED', 'DECLINED', 'TIMED_OUT'];
const rank = ({ state }: Offer) => (TELLS_MORE.includes(state) ? TELLS_MORE.indexOf(state) : TELLS_MORE.length);

/** Of each person the last time that they were asked, in the order in which they were asked first: of several devices what tells most. */
function lastOfEach(offers: readonly Offer[]): Offer[] {
  const byPerson = Map.groupBy(offers, ({ userId }) => userId);
  return [...byPerson.values()].flatMap((theirs) => {
    const last = Math.max(...theirs.map(({ at = 0 }) => at));
    return theirs
      .filter(({ at = 0 }) => at === last)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, 1);
  });
}

/** Everybody who was asked to join those who talk. */
export const joinOffers = ({ offers }: CallState): Offer[] =>
  lastOfEach(offers.filter(({ purpose }) => purpose === 'JOIN'));

/** Who rings right now because whoever has the call wants them in it, or to have it. */
export const ringingToJoin = ({ offers, agentUserId }: CallState): Offer[] =>
  agentUserId === null
    ? []
    : lastOfEach(offers.filter(({ purpose }) => purpose !== undefined)).filter(
        ({ state, userId }) => state === 'RINGING' && userId !== agentUserId,
      );
