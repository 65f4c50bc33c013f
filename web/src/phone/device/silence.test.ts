import { expect, it } from 'vitest';
import { silence } from './silence.ts';

const files = import.meta.glob<string>(['../../**/*.ts', '../../**/*.tsx', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('silence is a whole WAV file that nobody has to fetch', () => {
  const bytes = Uint8Array.from(atob(silence().slice('data:audio/wav;base64,'.length)), (letter) =>
    letter.charCodeAt(0),
  );
  const view = new DataView(bytes.buffer);
  expect(bytes.length).toBe(844);
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF');
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([836, 8_000, 800]);
  expect(new Set(bytes.subarray(44))).toEqual(new Set([0x80]));
  expect(Object.entries(files).flatMap(([file, code]) => (/\/silence\.wav/.test(code) ? [file] : []))).toEqual([]);
});
