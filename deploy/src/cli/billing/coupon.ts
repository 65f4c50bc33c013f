/** `ringline billing coupon`: codes that customers apply, and the partners' reviews. */
import { COUPON_TYPES, type NewCoupon, REJECTIONS, type Rejection } from '@ringline/billing/operator';
import { Command } from 'commander';
import { command, type Shell } from '../command.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';
import { openBilling } from './open.ts';

interface Terms {
  readonly type?: string;
  readonly percent?: string;
  readonly amount?: string;
  readonly months?: string;
  readonly plan?: string;
  readonly forPlan?: string[];
  readonly forPlatform?: string[];
  readonly partner?: string;
  readonly review?: boolean;
  readonly limit?: string;
  readonly expires?: string;
  readonly freeNumbers?: string;
  readonly freeMinutes?: string;
  readonly unpaidUsers?: string;
}

const nothing = (made: Command): Command => made;
const collected = (value: string, others: string[] | undefined) => [...(others ?? []), value.toUpperCase()];

export const couponCommand = (shell: Shell): Command =>
  new Command('coupon')
    .description('Codes that the owner of a workspace applies on the billing page.')
    .addCommand(command<Terms>(shell, 'create <code>', 'a new code; its terms never change', terms, create))
    .addCommand(command(shell, 'list', 'all codes, and how often each was used', nothing, list))
    .addCommand(
      command(shell, 'withdraw <code>', 'nobody applies the code any more; who has it keeps it', nothing, withdraw),
    )
    .addCommand(
      command(
        shell,
        'reviews',
        "partners' codes that wait for a decision; after 48 hours without one they are approved",
        nothing,
        reviews,
      ),
    )
    .addCommand(
      command<{ reject?: string; workspace?: string }>(
        shell,
        'review <id>',
        'approves an application that waits, or rejects it',
        (made) =>
          made
            .requiredOption('--workspace <id>', 'whose it is, as `reviews` lists it')
            .option('--reject <reason>', `why not: ${REJECTIONS.join(', ')}`),
        review,
      ),
    );

const terms = (made: Command): Command =>
  made
    .requiredOption('--type <type>', COUPON_TYPES.join(', '))
    .option('--percent <number>', 'PERCENT_OFF: off plan and seats')
    .option('--amount <dollars>', 'AMOUNT_OFF: off each invoice of a cycle; CREDIT_GRANT: promotional credit')
    .option('--months <number>', 'how long it works; all types but CREDIT_GRANT, whose credit is there for 90 days')
    .option('--plan <plan>', 'PLAN_GRANT: STARTER, BUSINESS or ENTERPRISE')
    .option('--for-plan <plan>', 'only for this plan; may be given more than once', collected)
    .option('--for-platform <platform>', 'only for workspaces of this platform; may be given more than once', collected)
    .option('--partner <name>', "a partner's: once per email domain, and reviewed before it works")
    .option('--no-review', "a partner's code that works at once")
    .option('--limit <number>', 'how often it can be applied in all')
    .option('--expires <day>', 'until when it can be applied, such as 2027-04-01 (the end of that day, UTC)')
    .option('--free-numbers <number>', 'more included numbers while it works')
    .option('--free-minutes <number>', 'more free minutes each month while it works')
    .option('--unpaid-users <number>', 'more free users without a seat while it works');

async function create(terminal: Terminal, [code = '']: readonly string[], given: Terms): Promise<ExitCode> {
  const wanted: NewCoupon = {
    code,
    type: (given.type ?? '').toUpperCase(),
    partner: given.partner ?? '',
    reviewed: given.partner !== undefined && given.review !== false,
    percent: whole('--percent', given.percent),
    amountMinor: cents(given.amount),
    months: whole('--months', given.months),
    plan: (given.plan ?? '').toUpperCase(),
    plans: given.forPlan ?? [],
    platforms: given.forPlatform ?? [],
    freeNumbers: whole('--free-numbers', given.freeNumbers),
    freeMinutes: whole('--free-minutes', given.freeMinutes),
    unpaidUsers: whole('--unpaid-users', given.unpaidUsers),
    maxRedemptions: given.limit === undefined ? null : whole('--limit', given.limit),
    expiresAt: given.expires === undefined ? null : endOfDay(given.expires),
  };
  return openBilling(terminal, async (billing) => {
    const made = await billing.createCoupon(wanted);
    terminal.say(`${made.code} can be applied${made.reviewed ? '; each application waits for your review' : ''}.`);
    terminal.result(described(made));
    return 0;
  });
}

const list = (terminal: Terminal): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const codes = await billing.listCodes();
    for (const { code, type, redemptions, maxRedemptions, expiresAt, partner } of codes)
      terminal.say(
        [
          `${code} · ${type}`,
          `used ${redemptions}${maxRedemptions === null ? '' : ` of ${maxRedemptions}`} times`,
          ...(expiresAt ? [`until ${expiresAt.toISOString()}`] : []),
          ...(partner ? [`by ${partner}`] : []),
        ].join(' · '),
      );
    if (codes.length === 0) terminal.say('There is no code. Make one: ringline billing coupon create --help');
    terminal.result({ coupons: codes.map(described) });
    return 0;
  });

const withdraw = (terminal: Terminal, [code = '']: readonly string[]): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const withdrawn = await billing.withdrawCoupon(code);
    terminal.say(`${withdrawn.code} can't be applied any more. Who has it keeps it.`);
    terminal.result(described(withdrawn));
    return 0;
  });

const reviews = (terminal: Terminal): Promise<ExitCode> =>
  openBilling(terminal, async (billing) => {
    const waiting = await billing.listReviews();
    for (const { id, code, workspaceId, reviewBy } of waiting)
      terminal.say(`${id} · ${code} · workspace ${workspaceId} · decide by ${reviewBy?.toISOString() ?? 'now'}`);
    if (waiting.length === 0) terminal.say('Nothing waits for a review.');
    terminal.result({
      reviews: waiting.map(({ id, code, workspaceId, appliedAt, reviewBy }) => ({
        id,
        code,
        workspaceId,
        appliedAt,
        reviewBy,
      })),
    });
    return 0;
  });

function review(
  terminal: Terminal,
  [applicationId = '']: readonly string[],
  { reject, workspace: workspaceId = '' }: { reject?: string; workspace?: string },
): Promise<ExitCode> {
  const rejection = REJECTIONS.find((known) => known === reject?.toUpperCase()) satisfies Rejection | undefined;
  if (reject !== undefined && !rejection)
    throw new CommandProblem(
      `"${reject}" is no reason.`,
      `The customer reads why. The reasons are ${REJECTIONS.join(', ')}.`,
      'Choose one with --reject.',
      2,
    );
  return openBilling(terminal, async (billing) => {
    const decided = await billing.reviewCoupon({ workspaceId, applicationId, ...(rejection ? { rejection } : {}) });
    if (!decided)
      throw new CommandProblem(
        'No application with this id waits.',
        'It was decided on already, or belongs to another workspace.',
        'See what waits: ringline billing coupon reviews',
      );
    terminal.say(`${decided.code}: ${decided.status}${decided.rejectionReason && `, ${decided.rejectionReason}`}.`);
    terminal.result({ id: decided.id, status: decided.status, rejectionReason: decided.rejectionReason });
    return 0;
  });
}

/** @throws CommandProblem */
function whole(option: string, given = '0'): number {
  if (/^\d{1,6}$/.test(given)) return Number(given);
  throw new CommandProblem(`"${given}" is no whole number.`, `${option} takes one.`, 'Write it in digits.', 2);
}

/** @throws CommandProblem */
function cents(given = '0'): bigint {
  const [, dollars, rest = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(given) ?? [];
  if (dollars !== undefined) return BigInt(dollars) * 100n + BigInt(rest.padEnd(2, '0'));
  throw new CommandProblem(`"${given}" is no amount.`, '--amount takes dollars, such as 25 or 12.50.', 'Try again.', 2);
}

/** @throws CommandProblem */
function endOfDay(given: string): Date {
  const end = new Date(`${given}T23:59:59.999Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(end.getTime())) return end;
  throw new CommandProblem(`"${given}" is no day.`, '--expires takes one such as 2027-04-01.', 'Try again.', 2);
}

const described = ({ amountMinor, ...coupon }: NewCoupon) => ({ ...coupon, amountMinor: Number(amountMinor) });
