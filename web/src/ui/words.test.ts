import { expect, it } from 'vitest';
import { initials } from './initials.ts';
import { cutTo, isolate, lettersOf, sideBySide } from '../base/words.ts';

const files = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('initials are whole letters, of whatever script', () => {
  expect(initials('Ana Whitcombe')).toBe('AW');
  expect(initials('𐐀𐐁 𝒵oe')).toBe('𐐀𝒵');
  expect(initials('क्षितिज शर्मा')).toBe('क्षिश');
  expect(initials('דנה לוי')).toBe('דל');
});

it('a cut leaves whole letters within the units that the server counts', () => {
  expect(cutTo('abcdef', 6)).toBe('abcdef');
  expect(cutTo('abc👩‍🔧', 6)).toBe('abc');
  expect(cutTo('ab😀c', 3)).toBe('ab');
  expect(lettersOf('e\u0301👍🏽')).toHaveLength(2);
});

it('what runs from right to left keeps to itself within a sentence, everything else stays as it is', () => {
  expect(isolate('שלום!')).toBe('\u2068שלום!\u2069');
  expect(isolate('مرحبا')).toBe('\u2068مرحبا\u2069');
  expect(isolate('Zoë')).toBe('Zoë');
  // An override, and the end of an isolation, would turn the rest of the sentence around.
  expect(isolate('Ana \u202Egnp.exe')).toBe('Ana gnp.exe');
  expect(isolate('\u2069\u202Eשלום')).toBe('\u2068שלום\u2069');
});

it('names beside each other are joined in one way, which keeps each to itself', () => {
  const joined = Object.entries(files).flatMap(([file, code]) => (code.includes("join(' · ')") ? [file] : []));
  expect(joined).toEqual([]);
  expect(sideBySide(['Ana\u202E', undefined, '', 'שלום'])).toBe('Ana · \u2068שלום\u2069');
});

it('no field is made past the theme, which gives it the direction of what is typed', () => {
  const raw = Object.entries(files).flatMap(([file, code]) =>
    [...code.matchAll(/<(?:input|textarea)\b[^>]*>?/g)]
      .filter(([tag]) => !/type="(?:range|file|email|checkbox|radio|hidden)"|\bdir=/.test(tag))
      .map(([tag]) => `${file}: ${tag}`),
  );
  expect(raw).toEqual([]);
});

it('no listener takes keys in the capture phase, where it would hear those of an input method', () => {
  const early = Object.entries(files)
    .filter(([file]) => !file.endsWith('/typing.ts') && !file.endsWith('./typing.ts'))
    // Its lists open with the arrows before a listener around them hears of it; it asks whether an input method has the key.
    .filter(([, code]) => !code.includes('isOfInputMethod(event.nativeEvent)'))
    .flatMap(([file, code]) =>
      /onKeyDownCapture|onKeyUpCapture/.test(code) ||
      /addEventListener\('key(?:down|press)'[^;]*\.key\b[^;]*capture/s.test(code)
        ? [file]
        : [],
    );
  expect(early).toEqual([]);
});
