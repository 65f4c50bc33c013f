/** Files as people have them: each is read as it was meant, or refused with its reason, and none breaks anything. */
import { deflateRawSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { utils, write, type BookType } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { checkRow } from '../checkRow.ts';
import { recognize } from '../columns.ts';
import { FileProblem } from './fileProblem.ts';
import { openTable } from './openTable.ts';

const HEAD = ['First name', 'Last name', 'Phone', 'City'];
const ANA = ['Ana', 'Whitcombe', '+16285550136', 'Köln'];
const PEOPLE = [HEAD, ANA, ['Ben', 'Ode', '+16285550137', 'Nice, France']];
const READ = PEOPLE.slice(1);

const csv = (rows: readonly (readonly string[])[], separator = ',', end = '\n') =>
  rows
    .map((row) =>
      row.map((cell) => (cell.includes(separator) || cell.includes('\n') ? `"${cell}"` : cell)).join(separator),
    )
    .join(end) + end;
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
const book = (rows: readonly (readonly unknown[])[], bookType: BookType): Buffer => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), 'People');
  return Buffer.from(write(made, { bookType, type: 'buffer' }) as Uint8Array);
};

async function read(file: Buffer | string, mostRows = 1_000) {
  const bytes = Buffer.from(file);
  // In small pieces, as from a network: no letter and no quote may depend on where they are cut.
  const pieces = () =>
    Array.from({ length: Math.ceil(bytes.length / 4_099) }, (_, at) => bytes.subarray(at * 4_099, (at + 1) * 4_099));
  try {
    const { headers, rows } = await openTable(async () => Readable.from(pieces()), { mostRows });
    const found: (readonly string[])[] = [];
    for await (const { cells } of rows) found.push(cells);
    return { headers, rows: found };
  } catch (error) {
    if (error instanceof FileProblem) return { failure: error.failure };
    throw error;
  }
}

/** A ZIP file with one entry that says how much it unpacks to. */
function zip(name: string, content: Buffer, unpacked = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt32LE(unpacked, 24);
  head.writeUInt16LE(name.length, 28);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(unpacked, 22);
  local.writeUInt16LE(name.length, 26);
  const body = Buffer.concat([local, Buffer.from(name), packed]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, head, Buffer.from(name), end]);
}

describe('texts are read as they were meant', () => {
  const many = Array.from({ length: 500 }, (_, at) => ['Zoë', `Brennan ${at}`, '+16285550138', 'Málaga']);
  test.each<[string, Buffer | string]>([
    ['UTF-8', csv(PEOPLE)],
    ['UTF-8 with a mark', `\uFEFF${csv(PEOPLE)}`],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(csv(PEOPLE))])],
    ['UTF-16 of big-endian machines', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(csv(PEOPLE), true)])],
    ['UTF-16 without a mark', utf16(csv(PEOPLE))],
    ['big-endian UTF-16 without a mark', utf16(csv(PEOPLE), true)],
    ['Windows-1252', Buffer.from(csv(PEOPLE), 'latin1')],
    ['semicolons', csv(PEOPLE, ';')],
    ['tabs', csv(PEOPLE, '\t')],
    ['bars', csv(PEOPLE, '|')],
    ['sep=; in the first line', `sep=;\n${csv(PEOPLE, ';')}`],
    ['lines of Windows', csv(PEOPLE, ',', '\r\n')],
    ['lines of old Macs', csv(PEOPLE, ',', '\r')],
    ['no end of the last line', csv(PEOPLE).trimEnd()],
    ['blank lines before and between', `\n\n${csv(PEOPLE).replaceAll('\n', '\n\n')}\n\n`],
    ['rows of separators alone', csv([PEOPLE[0]!, ['', '', '', ''], ...READ, ['', '', '', '']])],
    [
      'spaces around cells',
      csv(PEOPLE.map((row) => row.map((cell) => ` ${cell.replace(', France', '')} `))).replace(
        ' Nice ',
        '"Nice, France"',
      ),
    ],
    ['every cell quoted', PEOPLE.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')],
    ['columns without a name behind', csv(PEOPLE.map((row) => [...row, '', '', '']))],
    ['a million empty columns', `${csv([HEAD, ANA]).trimEnd()}${','.repeat(1_000_000)}\n${csv([READ[1]!])}`],
    ['bytes of zero', csv(PEOPLE).replace('Ana', 'A\u0000na').replaceAll('\n', '\r\n').replace('\u0000', '')],
  ])('%s', async (_name, file) => {
    expect(await read(file)).toEqual({ headers: HEAD, rows: READ });
  });

  test('a letter that no piece holds whole, in a long file', async () => {
    const { rows } = (await read(csv([HEAD, ...many]))) as { rows: string[][] };
    expect(rows).toEqual(many);
    const old = (await read(Buffer.from(csv([HEAD, ...many]), 'latin1'))) as { rows: string[][] };
    expect(old.rows).toEqual(many);
  });

  test('quotes over lines, quotes in quotes, quotes in the middle of a cell', async () => {
    expect(await read('name,phone\n"Ana\nWhitcombe",+16285550136\n"Ben ""Bo"" Ode",1\n5" Pipes Ltd,2\n')).toMatchObject(
      {
        rows: [
          ['Ana\nWhitcombe', '+16285550136'],
          ['Ben "Bo" Ode', '1'],
          ['5" Pipes Ltd', '2'],
        ],
      },
    );
  });

  test('rows that are shorter or longer than the header', async () => {
    expect(await read('name,phone,city\nAna\nBen,1,Oslo,more,and more\n')).toMatchObject({
      rows: [
        ['Ana', '', ''],
        ['Ben', '1', 'Oslo'],
      ],
    });
  });
});

describe('workbooks are read as people see them', () => {
  test.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'biff5', 'biff2', 'xlml', 'html'])('%s', async (type) => {
    const plain = PEOPLE.map((row) => row.map((cell) => cell.replace('ö', 'o')));
    expect(await read(book(plain, type))).toEqual({ headers: HEAD, rows: plain.slice(1) });
  });

  test('numbers keep their digits, formulas give the value that was stored, dates and errors are text', async () => {
    const sheet = utils.aoa_to_sheet([
      ['name', 'phone', 'x', 'y'],
      ['Ana', 447_911_123_456, null, new Date(Date.UTC(2026, 0, 5))],
    ]);
    sheet['C2'] = { t: 's', v: 'stored', f: 'HYPERLINK("http://evil.example","x")' };
    sheet['A3'] = { t: 's', v: 'Ben' };
    sheet['B3'] = { t: 'e', v: 42, w: '#N/A' };
    sheet['!ref'] = 'A1:D3';
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'P');
    const { rows } = (await read(Buffer.from(write(made, { bookType: 'xlsx', type: 'buffer' }) as Uint8Array))) as {
      rows: string[][];
    };
    expect(rows[0]?.slice(0, 3)).toEqual(['Ana', '447911123456', 'stored']);
    expect(rows[1]?.slice(0, 2)).toEqual(['Ben', '#N/A']);
  });

  test('a workbook with macros gives its cells, and its macros are never looked at', async () => {
    const made = utils.book_new();
    utils.book_append_sheet(made, utils.aoa_to_sheet(PEOPLE), 'People');
    const macros = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Sub Auto_Open()\nEnd Sub\n')]);
    const file = write({ ...made, vbaraw: macros }, { bookType: 'xlsm', type: 'buffer', bookVBA: true }) as Uint8Array;
    expect(await read(Buffer.from(file))).toEqual({ headers: HEAD, rows: READ });
  });

  test('a sheet that says it is as large as a sheet can be', async () => {
    const sheet = utils.aoa_to_sheet(PEOPLE);
    sheet['!ref'] = 'A1:XFD1048576';
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'P');
    const file = Buffer.from(
      write(
        { ...made, Sheets: { P: { ...sheet, '!ref': 'A1:D3' } } },
        { bookType: 'xlsx', type: 'buffer' },
      ) as Uint8Array,
    );
    expect(await read(file)).toEqual({ headers: HEAD, rows: READ });
  });
});

describe('what is no list of people says why', () => {
  test.each<[string, Buffer | string, string]>([
    ['nothing', '', 'EMPTY'],
    ['blank lines', '\n\n  \n', 'EMPTY'],
    ['a quote that never ends', `name,phone\n"Ana,1\n${'Ben,2\n'.repeat(1_000)}`, 'QUOTE_NOT_CLOSED'],
    ['101 columns', `${Array.from({ length: 101 }, (_, at) => `c${at}`).join(',')}\n1\n`, 'TOO_MANY_COLUMNS'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 0, 0]), 'UNREADABLE'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 'UNREADABLE'],
    ['a ZIP of something else', zip('readme.txt', Buffer.from('hello')), 'UNREADABLE'],
    ['a workbook that was cut off', book(PEOPLE, 'xlsx').subarray(0, 900), 'UNREADABLE'],
    ['an old workbook that was cut off', book(PEOPLE, 'biff8').subarray(0, 700), 'UNREADABLE'],
    ['a ZIP bomb', zip('xl/worksheets/sheet1.xml', Buffer.alloc(1_000_000), 4_000_000_000), 'TOO_LARGE'],
  ])('%s', async (_name, file, failure) => {
    expect(await read(file)).toEqual({ failure });
  });

  test('a file that was damaged anywhere is read as far as it goes, or refused', async () => {
    // The same damage in every run: a generator of its own.
    let state = 20_261_128;
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const broken = (file: Buffer) => {
      const bytes = Buffer.from(file);
      for (let times = 1 + next(8); times > 0; times -= 1) bytes[next(bytes.length)] = next(256);
      return next(3) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes;
    };
    const text = Buffer.from(csv(PEOPLE, ';', '\r\n'));
    const files = [
      ...Array.from({ length: 60 }, () => broken(text)),
      ...Array.from({ length: 8 }, () => broken(book(PEOPLE, 'xlsx'))),
      ...Array.from({ length: 8 }, () => broken(book(PEOPLE, 'biff8'))),
    ];
    for (const file of files)
      expect(await read(file)).toSatisfy((found: object) => 'rows' in found || 'failure' in found);
  });

  test('more rows than an import takes, in a text and in a workbook', async () => {
    const rows = [HEAD, ANA, ANA, ANA, ANA];
    expect(await read(csv(rows), 3)).toEqual({ failure: 'TOO_MANY_ROWS' });
    expect(await read(book(rows, 'xlsx'), 3)).toEqual({ failure: 'TOO_MANY_ROWS' });
  });
});

test('100,000 rows take no more memory than 1,000', async () => {
  let most = 0;
  async function* lines() {
    yield Buffer.from('name,phone\n');
    for (let at = 0; at < 100_000; at += 1_000)
      yield Buffer.from(
        Array.from({ length: 1_000 }, (_, row) => `Person ${at + row},+1628555${String(row).padStart(4, '0')}\n`).join(
          '',
        ),
      );
  }
  const { rows } = await openTable(async () => Readable.from(lines()), { mostRows: 100_000 });
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let count = 0;
  for await (const { line } of rows) {
    count += 1;
    if (line % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBe(100_000);
  // The file is 3 MB and its rows as objects 30 MB: garbage comes and goes, the whole never lies there.
  expect(most / 1_048_576).toBeLessThan(64);
});

test('a row says what is wrong with it', () => {
  const fields = recognize(['Vorname', 'Nachname', 'Telefon', 'E-Mail', 'Land', 'Firma', 'Vorname']);
  expect(fields).toEqual(['FIRST_NAME', 'LAST_NAME', 'PHONE_NUMBER', 'EMAIL', 'COUNTRY', 'COMPANY', '']);
  const reason = (phone: string, email = '', country = '', company = '') =>
    checkRow(['Ana', 'Ode', phone, email, country, company, ''], fields, 'US').reason ?? 'fine';
  expect([
    reason('(628) 555-0136'),
    reason("'+16285550136"),
    reason('16285550136'),
    reason('030 901820', '', 'Deutschland'),
    reason('030 901820', '', 'DE'),
    reason('030 901820'),
    reason(''),
    reason('n/a'),
    reason('4.15551E+10'),
    reason('4,15551E+10'),
    reason('+16285550136', 'ana@'),
    reason('+16285550136', '', '', 'x'.repeat(81)),
  ]).toEqual([
    'fine',
    'fine',
    'fine',
    'fine',
    'fine',
    'PHONE_INVALID',
    'PHONE_REQUIRED',
    'PHONE_INVALID',
    'PHONE_DAMAGED',
    'PHONE_DAMAGED',
    'EMAIL_INVALID',
    'TOO_LONG',
  ]);
});
