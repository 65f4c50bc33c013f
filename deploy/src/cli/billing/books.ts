/** `ringline billing`: whether the books are right, what explains an invoice, what is given up or given back, and the figures. */
import type { Command } from 'commander';
import { command, type Shell } from '../command.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { openBilling } from './open.ts';

const nothing = (made: Command): Command => made;
/** Days that figures tell of at the most: the audit log keeps no more either. */
const MOST_DAYS = 3_660;

export const bookCommands = (shell: Shell): Command[] => [
  command<{ workspace?: string }>(
    shell,
    'reconcile',
    'settles what waits, then compares ledger, invoices and gateway; exit 1 if they differ',
    (made) => made.option('--workspace <id>', 'only this one'),
    reconcile,
  ),
  command(
    shell,
    'explain <invoice>',
    'an invoice with its lines, payments, disputes and credit notes',
    nothing,
    explain,
  ),
  command(
    shell,
    'write-off <invoice>',
    'gives an unpaid invoice up; a plan whose renewal it is runs to the end of that cycle',
    nothing,
    writeOff,
  ),
  command(shell, 'disputes', 'payments that the bank has yet to decide on', nothing, disputes),
  command<{ workspace?: string }>(
    shell,
    'refund <payment>',
    'gives the unused credit of a top-up back to its card',
    (made) => made.requiredOption('--workspace <id>', 'whose payment it is, as `explain` shows it'),
    refund,
  ),
  command<{ paid?: string; workspace?: string }>(
    shell,
    'owed',
    'refunds that have to be given back by hand; with --paid, notes that one was',
    (made) =>
      made
        .option('--paid <payment>', 'it was given back another way')
        .option('--workspace <id>', 'whose payment it is; with --paid'),
    owed,
  ),
  command<{ platform?: string; store?: string; domain?: string }>(
    shell,
    'store <workspace>',
    'ties a workspace to a shop or site, whose platform takes its money from then on',
    (made) =>
      made
        .requiredOption('--platform <name>', 'SHOPIFY or WIX')
        .requiredOption('--store <id>', 'a shop’s domain at Shopify, or the id of the app’s instance at Wix')
        .option('--domain <domain>', 'as people know it; default: the store'),
    store,
  ),
  command<{ days?: string }>(
    shell,
    'figures',
    'income, refunds and failures of the last days, without names or ids',
    (made) => made.option('--days <number>', 'how many days', '30'),
    figures,
  ),
];

const reconcile = (
  terminal: Terminal,
  _args: readonly string[],
  { workspace }: { workspace?: string },
): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const { workspaces, payments, findings } = await billing.auditBooks(workspace);
    terminal.say(`${counted(workspaces, 'workspace')}, ${counted(payments, 'payment')} compared with the gateway.`);
    for (const { workspaceId, what } of findings) terminal.say(`${workspaceId}: ${what}`);
    if (findings.length === 0) terminal.say('The books are right.');
    terminal.result({ workspaces, payments, findings });
    return findings.length === 0 ? 0 : 1;
  });

const explain = (terminal: Terminal, [number = '']: readonly string[]): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const {
      invoice,
      lines,
      payments,
      disputes: questioned,
      creditNotes,
      differs,
    } = await billing.explainInvoice(number);
    const state = invoice.writtenOff ? 'written off' : invoice.status;
    terminal.say(`${invoice.number} · ${dollars(invoice.amountMinor)} · ${state} · ${day(invoice.invoiceDate)}`);
    terminal.say(`workspace ${invoice.workspaceId} · ${invoice.type} · ${invoice.purpose}`);
    if (invoice.cycleStart && invoice.cycleEnd)
      terminal.say(`cycle ${invoice.cycleStart.toISOString()} to ${invoice.cycleEnd.toISOString()}`);
    for (const { name, kind, quantity, unitCents, factor, cents } of lines)
      terminal.say(
        `  ${kind} ${name}: ${quantity} × ${dollars(unitCents)}${factor === 1_000_000n ? '' : ` × ${share(factor)}`} = ${dollars(cents)}`,
      );
    for (const { id, createdAt, amountMinor, status, failure, externalId } of payments)
      terminal.say(
        `  payment ${id} · ${day(createdAt)} · ${dollars(amountMinor)} · ${[status, failure, externalId].filter(Boolean).join(' · ')}`,
      );
    for (const { externalId, status, amountMinor, openedAt } of questioned)
      terminal.say(`  dispute ${externalId} · ${day(openedAt)} · ${dollars(amountMinor)} · ${status}`);
    for (const note of creditNotes)
      terminal.say(`  taken back by ${note.number} · ${day(note.invoiceDate)} · ${dollars(note.amountMinor)}`);
    if (differs !== undefined) terminal.say(`  The lines add up to ${dollars(differs)}.`);
    terminal.result(plain({ invoice, payments, disputes: questioned, creditNotes, differs }));
    return 0;
  });

const writeOff = (terminal: Terminal, [number = '']: readonly string[]): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const invoice = await billing.writeOffInvoice(number);
    terminal.say(`${invoice.number} over ${dollars(invoice.amountMinor)} is written off. It stays ${invoice.status}.`);
    terminal.result({ number: invoice.number, status: invoice.status, writtenOff: invoice.writtenOff });
    return 0;
  });

const disputes = (terminal: Terminal): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const open = await billing.listOpenDisputes();
    for (const { externalId, amountMinor, reason, respondBy, workspaceId, paymentId } of open)
      terminal.say(
        [
          externalId,
          dollars(amountMinor),
          reason,
          respondBy ? `answer by ${respondBy.toISOString()}` : 'no date to answer by',
          `workspace ${workspaceId}`,
          `payment ${paymentId}`,
        ].join(' · '),
      );
    if (open.length === 0) terminal.say('No payment is disputed.');
    else terminal.say("Give the evidence in the gateway's dashboard: it tells Ringline what the bank decides.");
    terminal.result({ disputes: plain(open) });
    return 0;
  });

const refund = (
  terminal: Terminal,
  [paymentId = '']: readonly string[],
  { workspace: workspaceId = '' }: { workspace?: string },
): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const { status, refundMinor, amountMinor } = await billing.refundCredit({ workspaceId, paymentId });
    terminal.say(`${dollars(refundMinor ?? amountMinor)} of ${dollars(amountMinor)} went back to the card.`);
    terminal.result({ status, refundMinor: Number(refundMinor ?? amountMinor) });
    return 0;
  });

const owed = (
  terminal: Terminal,
  _args: readonly string[],
  { paid, workspace: workspaceId = '' }: { paid?: string; workspace?: string },
): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    if (paid !== undefined) {
      const { amountMinor } = await billing.settleOwed({ workspaceId, paymentId: paid });
      terminal.say(`Noted: the refund of payment ${paid} (${dollars(amountMinor)}) was given back by hand.`);
      terminal.result({ paid });
      return 0;
    }
    const all = await billing.listOwedRefunds();
    for (const { id, owedMinor, owedSince, gateway, externalId, workspaceId: whose } of all)
      terminal.say(
        [
          dollars(owedMinor),
          `since ${owedSince ? day(owedSince) : 'unknown'}`,
          `${gateway} ${externalId}`,
          `workspace ${whose}`,
          `payment ${id}`,
        ].join(' · '),
      );
    if (all.length === 0) terminal.say('Nothing has to be given back by hand.');
    terminal.result({ owed: plain(all) });
    return 0;
  });

const store = (
  terminal: Terminal,
  [workspaceId = '']: readonly string[],
  { platform = '', store: name = '', domain = '' }: { platform?: string; store?: string; domain?: string },
): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const linked = await billing.linkStore({ workspaceId, platform, store: name, domain: domain || name });
    terminal.say(
      `Workspace ${workspaceId} belongs to ${linked.store} at ${linked.platform}, which bills it from now on.`,
    );
    terminal.result({ workspaceId, platform: linked.platform, store: linked.store });
    return 0;
  });

const figures = (terminal: Terminal, _args: readonly string[], { days = '' }: { days?: string }): Promise<ExitCode> => {
  const count = /^\d{1,4}$/.test(days) ? Number(days) : 0;
  if (count < 1 || count > MOST_DAYS)
    throw new CommandProblem(`"${days}" is no number of days.`, `--days takes 1 to ${MOST_DAYS}.`, 'Try again.', 2);
  return openBilling(terminal, async (billing) => {
    const told = await billing.readFigures(count);
    const { workspaces, paying, failing, suspended, monthlyMinor, income, refunded, writtenOff } = told;
    terminal.say(`Since ${told.since.toISOString()}`);
    terminal.say(
      `${counted(workspaces, 'workspace')}: ${paying} paying, ${failing} with a failed payment, ${suspended} suspended`,
    );
    terminal.say(`Renewals bring in ${dollars(monthlyMinor)} a month`);
    for (const [purpose, cents] of Object.entries(income)) terminal.say(`Paid for ${purpose}: ${dollars(cents)}`);
    for (const [whose, { net, tax }] of Object.entries(told.taxes))
      terminal.say(`Tax, ${whose}: ${dollars(tax)} on ${dollars(net)}`);
    if (told.notChargedMicros > 0n) terminal.say(`Rated and not charged: ${dollars(told.notChargedMicros / 10_000n)}`);
    terminal.say(`Given back: ${dollars(refunded.minor)} in ${counted(refunded.count, 'credit note')}`);
    terminal.say(`Written off: ${dollars(writtenOff.minor)} in ${counted(writtenOff.count, 'invoice')}`);
    for (const [why, failed] of Object.entries(told.failures)) terminal.say(`Failed, ${why}: ${failed}`);
    const { OPEN, WON, LOST } = told.disputes;
    terminal.say(`Disputes: ${OPEN} open, ${WON} won, ${LOST} lost over ${dollars(told.lostMinor)}`);
    terminal.say(`To be given back by hand: ${dollars(told.owed.minor)} in ${counted(told.owed.count, 'payment')}`);
    terminal.say(`Auto top-up: on in ${told.autoTopups.enabled}, ${told.autoTopups.made} made`);
    terminal.result(plain(told));
    return 0;
  });
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const dollars = (cents: bigint): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(cents) / 100);
const share = (factor: bigint): string => (Number(factor) / 1_000_000).toFixed(6);
const day = (at: Date): string => at.toISOString().slice(0, 10);
/** Cents fit a number of JSON. */
const plain = (told: object): object =>
  JSON.parse(
    JSON.stringify(told, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
  ) as object;
