/** Mails in the language of whoever reads them: a catalogue per language, and one form for all, as text and as HTML. */
import type { Mail } from './mail.ts';

export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The nearest language that there is for a BCP 47 tag: `de-AT` gives German; English when there is none. */
export function languageOf(tag: string): Language {
  const wanted = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

/** What a mail says. Plain text throughout: what people wrote may stand in it. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A one-time code, shown large after the first paragraph. */
  readonly code?: string;
  /** A short table: what, and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
}

/** A letter for each kind of mail, made of that kind's facts: `Kinds` maps a kind to them. */
export type Catalogue<Kinds> = { readonly [Kind in keyof Kinds]: (facts: Kinds[Kind]) => Letter };
/** A kind that a language lacks does not compile. */
export type Catalogues<Kinds> = Readonly<Record<Language, Catalogue<Kinds>>>;

/** The mail with a letter in it. */
export function composeMail(to: string, language: Language, letter: Letter): Mail {
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(language, letter) };
}

function asText({ paragraphs, code, facts = [], action }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  return [
    first,
    ...(code ? [`    ${code}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...rest,
  ].join('\n\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

// Mail programs know no style sheets to speak of: tables of one column, styles at the element.
function asHtml(language: Language, { subject, paragraphs, code, facts = [], action }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:2px 16px 2px 0;text-align:left;font-weight:400;color:#5b6472;vertical-align:top">${escaped(label)}</th><td style="padding:2px 0">${escaped(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f5f7;color:#16191f;font-size:16px;line-height:1.5;${FONT}">`,
    '<main style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">',
    '<p style="margin:0 0 24px;font-weight:700">Ringline</p>',
    paragraph(first),
    code
      ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escaped(code)}</p>`
      : '',
    rows.length > 0
      ? `<table style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`
      : '',
    action
      ? `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></p>`
      : '',
    ...rest.map(paragraph),
    '</main></body></html>',
  ].join('');
}
