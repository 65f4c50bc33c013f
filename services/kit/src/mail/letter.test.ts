import { describe, expect, it } from 'vitest';
import { composeMail, languageOf } from './letter.ts';

describe('a letter', () => {
  const letter = {
    subject: 'Hello <you>',
    paragraphs: ['First & foremost.', 'Last.'],
    code: '012345',
    facts: [['Device', 'Firefox <3']] as const,
    action: { label: 'Look', url: 'https://ringline.example/a?b=1&c=2' },
  };

  it('becomes text in the order in which it is read', () => {
    expect(composeMail('ana@example.com', 'en', letter).text).toBe(
      'First & foremost.\n\n    012345\n\nDevice: Firefox <3\n\nLook: https://ringline.example/a?b=1&c=2\n\nLast.',
    );
  });

  it('becomes HTML that says its language, and takes nothing in it for markup', () => {
    const { html = '', subject } = composeMail('ana@example.com', 'de', letter);
    expect(subject).toBe('Hello <you>');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>Hello &lt;you&gt;</title>');
    expect(html).toContain('First &amp; foremost.');
    expect(html).toContain('Firefox &lt;3');
    expect(html).toContain('href="https://ringline.example/a?b=1&amp;c=2"');
  });
});

describe('a language', () => {
  it.each([
    ['de', 'de'],
    ['fr-CA', 'fr'],
    ['ES', 'es'],
    ['pt-BR', 'en'],
    ['', 'en'],
  ])('for %s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));
});
