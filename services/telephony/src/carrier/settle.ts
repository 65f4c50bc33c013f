/** A command that was sent and of whose end we never heard: did it happen? Only the carrier knows. */
import { numberOf } from '@ringline/kit/phone';
import type { Command } from '../calls/engine/commands.ts';
import { type CallState, conferenceName } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';

/**
 * done: it happened. absent: it provably did not, or repeating it does no harm. uncertain: neither can be shown.
 */
export type Settlement = { verdict: 'done'; sid: string | null } | { verdict: 'absent' } | { verdict: 'uncertain' };

/** Clocks differ: calls that the carrier dates this much before we sent are still looked at. */
const CLOCK_DIFFERENCE_MS = 60_000;

export async function settle(deps: Deps, call: CallState, command: Command, sentAt: Date): Promise<Settlement> {
  const leg = 'legId' in command ? call.legs[command.legId] : undefined;
  switch (command.kind) {
    case 'PLACE_OFFER':
      if (leg?.sid) return { verdict: 'done', sid: leg.sid };
      return callAtCarrier(deps, call, `client:${command.identity}`, sentAt);
    case 'DIAL_FORWARD':
      if (leg?.sid) return { verdict: 'done', sid: leg.sid };
      return callAtCarrier(deps, call, numberOf(command.to), sentAt, command);
    case 'DIAL_OUT': {
      if (leg?.sid) return { verdict: 'done', sid: leg.sid };
      const [conference] = await deps.carrier.rest.conferences.list({ friendlyName: conferenceName(call), limit: 1 });
      if (!conference) return { verdict: 'absent' };
      const participants = await deps.carrier.rest.conferences(conference.sid).participants.list({ limit: 20 });
      const found = participants.find((participant) => participant.label === command.legId);
      return found ? { verdict: 'done', sid: found.callSid } : { verdict: 'absent' };
    }
    case 'START_RECORDING': {
      const [found] = await deps.carrier.rest.calls(command.sid).recordings.list({ limit: 1 });
      return found ? { verdict: 'done', sid: found.sid } : { verdict: 'absent' };
    }
    case 'ANNOUNCE':
    case 'PRESS_KEYS':
      // Heard twice would be worse than not at all.
      return { verdict: 'uncertain' };
    default:
      return { verdict: 'absent' };
  }
}

/**
 * The call to this device or phone that no leg of ours explains. One is ours; several cannot be told apart.
 * @param shown the number that it showed: ours tells whose call it is, since one phone outside may be called by several
 *   workspaces. The caller's does not, who may have called them one after the other: what any of them knows is not ours.
 */
async function callAtCarrier(
  deps: Deps,
  call: CallState,
  to: string,
  sentAt: Date,
  shown?: { from: string; asCaller?: true },
): Promise<Settlement> {
  const since = sentAt.getTime() - CLOCK_DIFFERENCE_MS;
  const calls = await deps.carrier.rest.calls.list({ to, ...(shown ? { from: shown.from } : {}), limit: 20 });
  const recent = calls.filter(({ dateCreated }) => dateCreated && dateCreated.getTime() >= since);
  const { workspaceId } = call;
  const known = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.callLeg.findMany({ where: { workspaceId, sid: { in: recent.map(({ sid }) => sid) } }, select: { sid: true } }),
  );
  const watched = shown?.asCaller
    ? await deps.db.platform('legs of all workspaces', ({ tx }) =>
        tx.legWatch.findMany({ where: { sid: { in: recent.map(({ sid }) => sid) } }, select: { sid: true } }),
      )
    : [];
  const explained = new Set([...known, ...watched].map(({ sid }) => sid));
  const unexplained = recent.filter(({ sid }) => !explained.has(sid));
  const [first, ...others] = unexplained;
  if (!first) return { verdict: 'absent' };
  return others.length === 0 ? { verdict: 'done', sid: first.sid } : { verdict: 'uncertain' };
}
