/** An invoice, a credit note or a receipt as an accessible PDF. */
import type { Language } from '@ringline/kit/mail';
import type { Deps } from '../context.ts';
import type { Line } from '../invoicing/proration.ts';
import type { Party } from '../invoicing/parties.ts';
import type { InvoiceFacts } from '../invoicing/readInvoices.ts';
import { readTax } from '../tax/tax.ts';
import { type Column, makePdf } from './sheet.ts';
import { WORDS } from './words.ts';

/** Millionths of a whole cycle. */
const WHOLE = 1_000_000n;
/** What stands below the lines, between subtotal and total. */
const BELOW: ReadonlySet<string> = new Set(['COUPON', 'TAX']);

type Words = (typeof WORDS)[Language];

/** How documents write amounts and days, in UTC as cycles are reckoned. A thin space is one that every font has. */
function writer(language: Language, currency: string) {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents: bigint) => money.format(Number(cents) / 100).replaceAll('\u202F', '\u00A0'),
    day: (moment: Date) => day.format(moment),
  };
}

/** How documents write a rate, of its millionths. */
function percents(language: Language): (rate: bigint) => string {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  return (rate) => percent.format(Number(rate) / 1_000_000).replaceAll('\u202F', '\u00A0');
}

/** What a line is for. */
function titleOf(words: Words, catalogue: Deps['catalogue'], line: Line, percentOf: (rate: bigint) => string): string {
  const { kind, name, quantity, cents } = line;
  if (kind === 'CREDIT') return name.startsWith('INV-') ? words.refund(name) : words.credit;
  if (kind === 'COUPON') return words.coupon(name);
  if (kind === 'TAX') return words.tax(name, percentOf(line.factor));
  if (kind === 'COMPLIANCE') return words.registration;
  if (kind === 'PHONE_NUMBER') return name.replace(/^Ringline /, '');
  if (kind !== 'CARRIED') return (cents < 0n ? words.unused : words.seats)(catalogue.displayNameOf(name), quantity);
  if (name === 'EARLIER') return cents < 0n ? words.earlierBalance : words.earlier;
  if (name === 'LATER') return cents > 0n ? words.laterBalance : words.later;
  return words.refund(name);
}

const linesOf = (words: Words, { name, lines, email, taxId }: Party): string[] =>
  [name, ...lines, email, taxId === '' ? '' : words.taxId(taxId)].filter((line) => line !== '');

/** What was paid, what is due and what was given back. */
function endingOf(words: Words, facts: InvoiceFacts, { money, day }: ReturnType<typeof writer>): string[] {
  const { row, paid, notes, credits } = facts;
  const given = notes.map((note) => words.refunded(money(-note.amountMinor), note.number, day(note.invoiceDate)));
  if (row.amountMinor < 0n) return credits ? [words.refund(credits.number)] : [];
  if (row.writtenOff) return [words.states.WRITTEN_OFF, words.nothingDue];
  if (row.status !== 'PAID') return [words.due(money(row.amountMinor - row.paidMinor)), ...given];
  const on = day(paid?.at ?? row.invoiceDate);
  const brand = (paid?.brand ?? '').replace(/^./, (first) => first.toUpperCase());
  return [paid?.last4 ? words.paidByCard(on, brand, paid.last4) : words.paid(on), words.nothingDue, ...given];
}

/** Makes the document. The same facts make the same bytes. */
export function invoicePdf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  facts: InvoiceFacts,
  { language, receipt }: { readonly language: Language; readonly receipt: boolean },
): Promise<Buffer> {
  const { row, lines, issuer, billTo } = facts;
  const tax = readTax(row.tax);
  const words = WORDS[language];
  const percentOf = percents(language);
  const write = writer(language, row.currency);
  const { money, day } = write;
  const name = receipt ? words.receipt : row.amountMinor < 0n ? words.creditNote : words.invoice;
  const state = row.writtenOff ? words.states.WRITTEN_OFF : words.states[row.status as 'PAID'];
  const rows = lines.filter(({ kind }) => !BELOW.has(kind));
  const subtotal = rows.reduce((sum, { cents }) => sum + cents, 0n);
  const known = { title: `${name} ${row.number}`, author: issuer.name, language, date: row.invoiceDate };
  return makePdf(known, (sheet) => {
    const { left, width } = sheet;
    const half = width / 2;
    const whole: Column = { x: left, width };
    sheet.row([['H1', `${name} ${row.number}`, { ...whole, size: 20, strong: true }]]);
    sheet.row([['P', issuer.name, { ...whole, size: 11, muted: true }]]);
    sheet.y += 18;
    sheet.rule();
    sheet.y += 10;
    const facted: [string, string][] = [
      [words.date, day(receipt && facts.paid ? facts.paid.at : row.invoiceDate)],
      ...(row.cycleStart && row.cycleEnd
        ? ([[words.period, `${day(row.cycleStart)} – ${day(row.cycleEnd)}`]] satisfies [string, string][])
        : []),
      ...(row.amountMinor < 0n ? [] : ([[words.status, state]] satisfies [string, string][])),
      [words.amount, money(receipt ? row.paidMinor : row.amountMinor)],
    ];
    for (const [label, value] of facted) {
      sheet.row([['P', `${label}: ${value}`, whole]]);
      sheet.y += 2;
    }
    sheet.y += 8;
    sheet.rule();
    sheet.y += 16;
    sheet.blocks([
      { title: words.from, lines: linesOf(words, issuer), column: { x: left, width: half - 12 } },
      { title: words.billTo, lines: linesOf(words, billTo), column: { x: left + half, width: half } },
    ]);
    sheet.y += 24;
    const end = left + width;
    const figure = (from: number, wide: number): Column => ({ x: end - from, width: wide, align: 'right' });
    sheet.table(
      [{ x: left, width: width - 240 }, figure(230, 60), figure(165, 75), figure(85, 85)],
      [words.description, words.quantity, words.unitPrice, words.amount],
      rows.map((line) => ({
        cells: [
          titleOf(words, catalogue, line, percentOf),
          String(line.quantity),
          money(line.unitCents),
          money(line.cents),
        ],
        note:
          line.factor === WHOLE
            ? ''
            : words.share(line.quantity, money(line.unitCents), (Number(line.factor) / 1_000_000).toFixed(6)),
      })),
    );
    sheet.y += 12;
    const sums: [string, string, boolean][] = [
      [words.subtotal, money(subtotal), false],
      ...lines
        .filter(({ kind }) => BELOW.has(kind))
        .map((line): [string, string, boolean] => [
          titleOf(words, catalogue, line, percentOf),
          money(line.cents),
          false,
        ]),
      [words.total, money(row.amountMinor), true],
      ...(tax?.inclusive && tax.taxCents !== 0n
        ? ([[words.includes(tax.name, percentOf(tax.rate)), money(tax.taxCents), false]] satisfies [
            string,
            string,
            boolean,
          ][])
        : []),
    ];
    for (const [label, amount, strong] of sums) {
      sheet.needs(20);
      sheet.row([
        ['P', label, { x: left + half, width: half - 100, strong, muted: !strong, size: strong ? 11 : 9.5 }],
        ['P', amount, { ...figure(100, 100), strong, size: strong ? 11 : 9.5 }],
      ]);
      sheet.y += 4;
    }
    sheet.y += 20;
    if (tax?.reverseCharge) {
      sheet.needs(30);
      sheet.row([['P', words.reverseCharge, whole]]);
      sheet.y += 6;
    }
    const ending = endingOf(words, facts, write);
    for (const [index, text] of ending.entries()) {
      sheet.needs(20);
      sheet.row([['P', text, { ...whole, strong: index === 0, muted: index > 0 }]]);
      sheet.y += 2;
    }
    sheet.finish(issuer.email === '' ? '' : words.questions(issuer.email), words.page);
  });
}
