/** Texts that never reached us: our webhooks could not be answered. None is lost. */
import { createLookBack, type LookBack } from '@ringline/kit/carrier';
import type { ServiceContext } from '@ringline/kit/service';
import type { Deps } from '../context.ts';
import { inboundOf, type InboundText, withoutChannel } from './channelFacts.ts';
import { receiveMessage } from './receiveMessage.ts';

/** For this long a number that the carrier knows may be unknown here: its news come by events. */
const NUMBER_IS_NEWS_MS = 3_600_000;

type LostTextDeps = Deps & Pick<ServiceContext<unknown, unknown>, 'jobs'>;

export function createLostTexts(deps: LostTextDeps): LookBack {
  const receive = receiveMessage(deps);
  return createLookBack({
    ...deps,
    name: 'find-lost-texts',
    what: 'texts',
    overlapMs: NUMBER_IS_NEWS_MS,
    async look(from, until) {
      for (const text of await unknownTexts(deps, from, until)) {
        deps.log.warn({}, 'a text that never reached us was found at the carrier');
        await receive(text);
      }
      return undefined;
    },
  });
}

/** The oldest first: the newest stands last in its thread. */
async function unknownTexts({ carrier, db }: LostTextDeps, from: Date, until: Date): Promise<InboundText[]> {
  const listed = await carrier.rest.messages.list({ dateSentAfter: from, dateSentBefore: until, pageSize: 1000 });
  const inbound = listed.filter(({ direction }) => direction === 'inbound');
  const { rows } = await db.pool.query<{ sid: string }>('SELECT unknown_texts($1, $2) AS sid', [
    inbound.map(({ to }) => withoutChannel(to)),
    inbound.map(({ sid }) => sid),
  ]);
  const unknown = new Set(rows.map(({ sid }) => sid));
  const lost = inbound
    .filter(({ sid }) => unknown.has(sid))
    .toSorted((one, other) => one.dateCreated.getTime() - other.dateCreated.getTime());
  const texts: InboundText[] = [];
  for (const { sid, from: sender, to, body, dateCreated, numMedia } of lost) {
    const media = Number(numMedia) > 0 ? await carrier.mediaOfMessage(sid) : [];
    texts.push({ ...inboundOf({ sid, from: sender, to, body, media }), at: dateCreated });
  }
  return texts;
}
