/** Keeps what a browser saw of the media of its own leg, and lets the call's timeline tell of the bad times. */
import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import type { TrackCallSessionRequest } from '@ringline/proto/telephony/v1/media_quality_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { findCall } from '../calls/callAccess.ts';
import { ownLeg } from '../calls/engine/quality.ts';
import { nameOf } from '../calls/recordCall.ts';
import type { Deps, Transaction } from '../context.ts';
import { type Sample, summarise, withSamples } from './figures.ts';
import { readReport, type Report, type Setup, type Warning } from './readReport.ts';
import { REPORTING } from './session.ts';

/** Samples and warnings that are kept of a leg: two hours as they come, a longer call with fewer of them. */
const MOST_KEPT = { samples: 720, warnings: 40 };
/** How long after its end a call is told of, in milliseconds: the browser's last report is on its way. */
const LATE_MS = 120_000;

/**
 * @returns how many samples are kept of the leg
 * @throws Refusal NOT_FOUND unless it is the person's own leg, VALIDATION_FAILED, RATE_LIMITED when it comes too soon,
 * CALL_ENDED after the leg's last report or long after the call
 */
export function trackCallSession(deps: Deps, apply: ApplyInput) {
  return async (request: TrackCallSessionRequest, principal: Principal): Promise<number> => {
    const { workspaceId, userId } = principal;
    const call = await findCall(deps, principal, request.callId, 'own');
    const leg = request.callSid === '' ? undefined : ownLeg(call, userId, request.callSid);
    if (!leg) throw notFound('Your part of the call');
    const now = deps.clock.now().getTime();
    if (call.endedAt !== null && now - call.endedAt > LATE_MS) throw tooLate('The call ended a while ago');
    const report = readReport(request, now);
    const began = { workspaceId, callId: call.id, legId: leg.id, userId, beganAt: new Date(now) };
    const { kept, told } = await deps.db.tenant(workspaceId, ({ tx }) =>
      keep(tx, began, { ...report, final: request.final }, now),
    );
    const userName = told.length === 0 ? '' : await nameOf(deps, principal);
    for (const { number, kind, raisedAt: from, clearedAt, value } of told) {
      if (clearedAt === null) continue;
      await apply({
        workspaceId,
        callId: call.id,
        // Told once, however often it is reported.
        key: `media:${leg.id}:${number}`,
        input: { type: 'MEDIA', userId, userName, trouble: { kind, from, to: clearedAt, value } },
      });
    }
    return kept;
  };
}

/** @returns how many samples are kept, and those reported warnings that are over and within what is kept */
async function keep(
  tx: Transaction,
  began: { workspaceId: string; callId: string; legId: string; userId: string; beganAt: Date },
  report: Report & { final: boolean },
  now: number,
): Promise<{ kept: number; told: Warning[] }> {
  const { workspaceId, callId, legId } = began;
  await tx.callQuality.createMany({ data: [began], skipDuplicates: true });
  await tx.$queryRaw`
    SELECT 1 FROM call_quality
    WHERE workspace_id = ${workspaceId}::uuid AND call_id = ${callId}::uuid AND leg_id = ${legId}::uuid FOR UPDATE`;
  const where = { workspaceId_callId_legId: { workspaceId, callId, legId } };
  const row = await tx.callQuality.findUniqueOrThrow({ where });
  if (row.final) throw tooLate('The last report of this part of the call has been taken');
  refuseTooSoon(row.reportedAt, report.final, now);
  const samples = withSamples(row.samples as unknown as Sample[], report.samples, MOST_KEPT.samples);
  const known = row.warnings as unknown as Warning[];
  const byNumber = new Map([...known, ...report.warnings].map((warning) => [warning.number, warning]));
  const warnings = [...byNumber.values()].slice(0, MOST_KEPT.warnings);
  const setup: Setup = { ...(row.setup as Setup), ...report.setup };
  const json = (value: unknown) => value as never;
  await tx.callQuality.update({
    where,
    data: {
      reportedAt: new Date(now),
      final: report.final,
      setup: json(setup),
      samples: json(samples),
      warnings: json(warnings),
      summary: json(summarise(samples, REPORTING.sampleSeconds)),
    },
  });
  return { kept: samples.length, told: report.warnings.filter((warning) => warnings.includes(warning)) };
}

/** The last report comes when the leg ends, however short before it another one went. */
function refuseTooSoon(reportedAt: Date | null, final: boolean, now: number): void {
  const wait = reportedAt ? reportedAt.getTime() + REPORTING.reportSeconds * 1000 - now : 0;
  if (final || wait <= 0) return;
  const retryAfterSeconds = Math.ceil(wait / 1000);
  throw new Refusal({
    code: 'RATE_LIMITED',
    message: `Call quality is reported every ${REPORTING.reportSeconds} s at most. Wait ${retryAfterSeconds} s.`,
    retryable: true,
    details: { retryAfterSeconds },
  });
}

const tooLate = (what: string) =>
  new Refusal({ code: 'CALL_ENDED', message: `${what}, so nothing more is kept of it.` });
