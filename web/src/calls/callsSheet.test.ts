import { expect, it } from 'vitest';
import type { ExportedCall } from './exportCalls.ts';
import { callsSheet } from './callsSheet.ts';

const t = ((key: string) => key) as never;
const call = (callId: string, callCost: number | null) =>
  ({
    id: callId,
    createdAt: '2026-11-21T05:30:00Z',
    direction: 'INBOUND',
    peerNumber: '+14155550100',
    contact: { id: 'c', fullName: 'Ana, Whitcombe' },
    agent: { id: 'a', fullName: 'Ben' },
    otherAgents: [{ id: 'o', fullName: 'Cora' }],
    phoneNumber: { name: 'Main', number: '+12025550120' },
    call: { callId, status: 'COMPLETED', phase: 'ENDED', callDuration: 60, talkTime: 50, costPayable: 0.1, callCost },
  }) as unknown as ExportedCall;
const lines = async (file: Blob) => (await file.text()).trimEnd().split('\r\n');

it('is a table with a line for each call, in the order in which they came, and says what it is written in', async () => {
  const sheet = callsSheet(t, 'en', 'UTC');
  sheet.write([call('1', null)]);
  sheet.write([]);
  sheet.write([call('2', null), call('3', null)]);
  const file = sheet.file();
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = '', ...rows] = await lines(file);
  expect(head).toMatch(/^\uFEFF?export\.started,export\.column\.direction,/);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(['1', '2', '3']);
  expect(rows[0]).toContain('2026-11-21 05:30:00,');
  expect(rows[0]).toContain(',"Ana, Whitcombe",+14155550100,Main,+12025550120,"Cora, Ben",');
});

it('has what the carrier charges as a column where one of the calls has it, also of the calls before', async () => {
  const columns = async (...pages: ExportedCall[][]) => {
    const sheet = callsSheet(t, 'en', 'UTC');
    for (const page of pages) sheet.write(page);
    const [head = '', ...rows] = await lines(sheet.file());
    return {
      named: head.split(',').indexOf('export.column.carrierCost'),
      cells: rows.map((row) => row.split(',').at(-2)),
    };
  };
  const known = await columns([call('1', null)], [call('2', 0.018)], [call('3', null)]);
  expect(known.named).toBeGreaterThan(0);
  expect(known.cells).toEqual(['', '0.018', '']);
  expect(await columns([call('1', null)])).toEqual({ named: -1, cells: ['0.1'] });
});
