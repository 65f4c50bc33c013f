import { describe, expect, it } from 'vitest';
import { countryWords } from './countryWords.ts';
import { offlineGeography } from './geography.ts';

describe('where a network address is', () => {
  it.each([
    ['80.58.61.250', 'ES'],
    ['::ffff:80.58.61.250', 'ES'],
    ['82.64.1.1', 'FR'],
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
  ])('%s is in %s', (ip, country) => {
    expect(offlineGeography.countryOf(ip)).toBe(country);
  });

  it.each([
    'a loopback address 127.0.0.1',
    'a loopback address ::1',
    'a private address 10.1.2.3',
    // The file says Australia.
    'a private address 192.168.1.1',
    'a private address ::ffff:192.168.1.1',
    'a private address 172.20.0.9',
    'a private address fd12:3456::1',
    'a link’s own address fe80::1',
    'a link’s own address 169.254.1.1',
    'an example 198.51.100.7',
    'an example 2001:db8::1',
    'a carrier’s inner address 100.64.0.1',
    'nothing ',
    'no address nonsense',
    'no address 300.1.1.1',
  ])('is not known of %s', (what) => {
    expect(offlineGeography.countryOf(what.slice(what.lastIndexOf(' ') + 1))).toBeNull();
  });

  it('is said in the reader’s language, and not at all when it is unknown', () => {
    expect((['en', 'es', 'fr', 'de'] as const).map((language) => countryWords('ES', language))).toEqual([
      'Spain',
      'España',
      'Espagne',
      'Spanien',
    ]);
    expect(countryWords(null, 'en')).toBe('');
  });
});
