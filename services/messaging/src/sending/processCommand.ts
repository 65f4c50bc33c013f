import type { Deps } from '../context.ts';
import { windowOf } from '../channels/window.ts';
import { consentTo, whyNoTexts } from '../consent/consent.ts';
import { factsOf } from '../messages/channelFacts.ts';
import {
  failureOf,
  NO_ANSWER_OF_PROVIDER,
  WINDOW_CLOSED_AT_CARRIER,
  OPTED_OUT_AT_CARRIER,
} from '../messages/failures.ts';
import { applyRefusal, applyReport, type Moment, type Report } from '../messages/delivery.ts';
import { changeTimeline, poolStore, type Item, type SendCommand, type Snapshot } from '../timeline/timeline.ts';
import { carrierProvider, type CarrierMessage } from './carrierMessages.ts';
import { viberProvider } from './viberMessages.ts';

/** Waits before each automatic retry, in milliseconds: only for transport errors, 429 and 5xx (defaults 8.2). */
const RETRY_AFTER_MS = [10_000, 60_000, 300_000];
/** A request to the carrier that is under way is nobody else's business for this long: three times its time-out. */
const IN_FLIGHT_MS = 30_000;
/** Waits between questions about a text without a final report; after the last one it stays SENT (defaults 8.2: 72 h). */
const ASK_AFTER_MS = [30_000, 120_000, 600_000, 3_600_000];
const GIVE_UP_ASKING_MS = 72 * 3_600_000;
/** A provider that cannot be asked reports within seconds what it took: after this long it is taken not to have it. */
const REPORTS_WITHIN_MS = 600_000;

type Claimed = { workspaceId: string; itemId: string; attempt: number };

/**
 * Brings one send command a step on. INTENDED is marked SENT before the carrier is asked, so that a crash in between is seen;
 * SENT is settled by asking the carrier, and repeated only when it has no such text; CONFIRMED asks for the report that is missing.
 */
export const processCommand =
  (deps: Deps) =>
  async ({ workspaceId, itemId, attempt }: Claimed): Promise<void> => {
    const { clock } = deps;
    const store = poolStore(deps);
    const subject = { itemId };
    const apply = (decide: (snapshot: Snapshot, moment: Moment) => ReturnType<typeof applyReport>) =>
      changeTimeline(store, workspaceId, subject, (snapshot) =>
        decide(snapshot, { now: clock.now(), entryId: deps.ids.uuid() }),
      );
    const setCommand = (edit: (command: SendCommand) => Partial<SendCommand>) =>
      apply(({ command }) =>
        command?.attempt === attempt
          ? { command: { ...command, ...edit(command) }, announce: () => undefined }
          : undefined,
      );

    const known = await changeTimeline(store, workspaceId, subject, () => undefined);
    const { item, command } = known;
    if (!item || command?.attempt !== attempt || command.state === 'DONE') {
      await deps.db.platform('a finished send waits for nothing', ({ tx }) =>
        tx.sendDue.deleteMany({ where: { itemId, attempt } }),
      );
      return;
    }
    const provider = (item.channel === 'VIBER' ? viberProvider : carrierProvider)(deps);
    if (command.state === 'CONFIRMED') return askForReport(item, command);
    if (command.state === 'SENT' && !provider.findSubmitted) {
      const waited = clock.now().getTime() - (command.sentAt ?? item.createdAt).getTime();
      if (waited < REPORTS_WITHIN_MS)
        return void (await setCommand(() => ({ dueAt: after(REPORTS_WITHIN_MS - waited) })));
      const lost = failureOf(NO_ANSWER_OF_PROVIDER);
      return void (await apply((snapshot, moment) => applyRefusal(snapshot, '', moment, lost)));
    }
    if (command.state === 'SENT') {
      const found = await findOurs(item, command);
      if (found === 'unknown') return void (await setCommand(() => ({ dueAt: after(RETRY_AFTER_MS.at(-1) ?? 0) })));
      if (found) return record(found);
      if (command.tries > RETRY_AFTER_MS.length)
        return void (await apply((snapshot, moment) => applyRefusal(snapshot, '', moment)));
    }
    if (whyNoTexts(consentTo(known, item.channel)) !== undefined && !(await confirmsOptOut())) {
      const optedOut = failureOf(OPTED_OUT_AT_CARRIER);
      return void (await apply((snapshot, moment) => applyRefusal(snapshot, '', moment, optedOut)));
    }
    // A message that waited may leave too late: the carrier would refuse it, and say so only later.
    const needsWindow = item.channel === 'WHATSAPP' && !factsOf(item).template;
    if (needsWindow && (await windowOf(deps, item, item.peerNumber)) === undefined) {
      const closed = failureOf(WINDOW_CLOSED_AT_CARRIER);
      return void (await apply((snapshot, moment) => applyRefusal(snapshot, '', moment, closed)));
    }
    if (!(await claim(command))) return;
    const tries = command.tries + 1;
    try {
      await record(await provider.submit(item));
    } catch (error) {
      const failure = provider.failureOf(error);
      deps.log.warn({ kind: failure.kind, carrierCode: failure.code, tries }, 'a text was not accepted');
      const exhausted = tries > RETRY_AFTER_MS.length;
      if (failure.kind === 'refused' || (failure.kind === 'later' && exhausted)) {
        await apply((snapshot, moment) => applyRefusal(snapshot, failure.code ? String(failure.code) : '', moment));
      } else {
        // Too many requests: nothing happened, so nobody need be asked. Otherwise it stays SENT: the carrier is asked first.
        const nothing = failure.kind === 'later' ? { state: 'INTENDED', sentAt: null } : {};
        await setCommand(() => ({ ...nothing, dueAt: after(RETRY_AFTER_MS[tries - 1] ?? RETRY_AFTER_MS.at(-1) ?? 0) }));
      }
    }

    function after(milliseconds: number): Date {
      return new Date(clock.now().getTime() + milliseconds);
    }

    /**
     * Marks the command as sent before the carrier is told of it. Nobody else may have moved it since it was read: a report shows
     * that the carrier has the text, and a sender that was slow enough to lose its lease is not the only one.
     * @returns whether this sender may go on
     */
    async function claim({ state, tries: before, sentAt }: SendCommand): Promise<boolean> {
      const dueAt = after(IN_FLIGHT_MS);
      return deps.db.tenant(workspaceId, async ({ tx }) => {
        const { count } = await tx.sendCommand.updateMany({
          where: { workspaceId, itemId, attempt, state, tries: before },
          data: { state: 'SENT', tries: before + 1, sentAt: sentAt ?? clock.now(), dueAt },
        });
        if (count === 1) await tx.sendDue.updateMany({ where: { itemId, attempt }, data: { dueAt } });
        return count === 1;
      });
    }

    /** Whether it is the one text that whoever opted out still gets: it has the id of the ledger's entry. */
    async function confirmsOptOut(): Promise<boolean> {
      const where = { id: itemId, workspaceId };
      return (await deps.db.tenant(workspaceId, ({ tx }) => tx.consentEntry.count({ where }))) > 0;
    }

    async function record(message: CarrierMessage): Promise<void> {
      const report: Report = { ...message, attempt };
      await apply((snapshot, moment) => applyReport(snapshot, report, moment));
    }

    /** The carrier's text that is this one: none of those that other texts of ours are. */
    async function findOurs(sought: Item, { sentAt }: SendCommand): Promise<CarrierMessage | 'unknown' | undefined> {
      let candidates: CarrierMessage[];
      try {
        candidates = (await provider.findSubmitted?.(sought, sentAt ?? sought.createdAt)) ?? [];
      } catch (error) {
        deps.log.warn({ err: error }, 'the carrier could not be asked about a text');
        return 'unknown';
      }
      const taken = await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.item.findMany({
          // What this one is known to be by now, by a report that came meanwhile, is not taken.
          where: { workspaceId, carrierSid: { in: candidates.map(({ sid }) => sid) }, NOT: { id: itemId } },
          select: { carrierSid: true },
        }),
      );
      return candidates.find(({ sid }) => !taken.some(({ carrierSid }) => carrierSid === sid));
    }

    async function askForReport(asked: Item, { tries, sentAt }: SendCommand): Promise<void> {
      try {
        if (asked.carrierSid && provider.fetchSubmitted) await record(await provider.fetchSubmitted(asked.carrierSid));
      } catch (error) {
        deps.log.warn({ err: error }, 'the carrier could not be asked for a report');
      }
      const over = clock.now().getTime() - (sentAt ?? asked.createdAt).getTime() > GIVE_UP_ASKING_MS;
      await setCommand((present) =>
        present.state === 'DONE'
          ? {}
          : over
            ? { state: 'DONE' }
            : { tries: tries + 1, dueAt: after(ASK_AFTER_MS[tries] ?? ASK_AFTER_MS.at(-1) ?? 0) },
      );
    }
  };
