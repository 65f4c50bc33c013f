/** The page of a web form: HTML alone, without a script, in the reader's language and theme. */
import type { Language } from '@ringline/kit/mail';
import type { OpenWebFormResponse, WebFormInput } from '@ringline/proto/contacts/v1/web_forms_pb';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Html, markup } from './html.ts';
import { STYLE } from './style.ts';
import { type PageWords, WORDS } from './words.ts';

/** What somebody typed, by the name of its field. */
export interface Typed {
  readonly phone: string;
  readonly values: Readonly<Record<string, string>>;
  readonly agrees: boolean;
}
export const NOTHING: Typed = { phone: '', values: {}, agrees: false };

/** What is wrong with a field, as contacts names it. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

export type Outcome = 'joined' | 'confirm' | 'start';

/** Names of the inputs of a form, besides `v.<name>` for what it asks. */
export const NAMES = {
  phone: 'phone',
  agrees: 'agrees',
  version: 'version',
  submission: 'submission',
  page: 'page',
  /** Nobody sees it: whoever fills it in is a program. */
  trap: 'website',
} as const;
export const VALUE = 'v.';

const PHONE = 'PHONE';
const CONSENT = 'CONSENT';
const FIRST: readonly string[] = ['FIRST_NAME', 'LAST_NAME'];
const COMPLETED: Readonly<Record<string, string>> = {
  FIRST_NAME: 'given-name',
  LAST_NAME: 'family-name',
  EMAIL: 'email',
  COMPANY: 'organization',
  CITY: 'address-level2',
  ZIP: 'postal-code',
};
const MOST_LETTERS = 500;

function document(language: Language, title: string, content: Html): string {
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${RAW_STYLE}</style></head>
<body><main>${content}</main></body></html>
`.text;
}
const RAW_STYLE = new Html(STYLE);

/** A page that says one thing. */
export const notice = (
  language: Language,
  { title, text }: { readonly title: string; readonly text: string },
  action?: { readonly href: string; readonly label: string },
): string =>
  document(
    language,
    title,
    markup`<h1>${title}</h1><p class="say">${text}</p>${action && markup`<a class="go" href="${action.href}" target="_blank" rel="noopener">${action.label}</a>`}`,
  );

/** A number as people write it, on one line. */
const phoneText = (number: string): string =>
  (parsePhoneNumberFromString(number)?.formatInternational() ?? number).replaceAll(' ', '\u00a0');

/** What came of it. */
export function outcomePage(language: Language, form: OpenWebFormResponse, outcome: Outcome): string {
  const words = WORDS[language];
  const { phoneNumber, thanks, thanksUrl } = form;
  const number = phoneText(phoneNumber);
  const goOn =
    thanksUrl !== '' &&
    outcome !== 'start' &&
    markup`<a class="go" href="${thanksUrl}" target="_top">${words.goOn}</a>`;
  const { title } = { joined: words.thanks, confirm: words.confirm, start: words.start }[outcome];
  const said = {
    joined: markup`<p class="say" dir="auto">${thanks === '' ? words.thanks.text : thanks}</p>`,
    confirm: markup`<p class="say">${words.confirm.text} ${phoneNumber !== '' && words.confirm.from(number)}</p>${thanks !== '' && markup`<p class="say" dir="auto">${thanks}</p>`}`,
    start: markup`<p class="say">${words.start.text}</p>${
      phoneNumber !== '' &&
      markup`<p class="say">${words.start.to(number)}</p><a class="go" href="sms:${phoneNumber}?&amp;body=START">${words.start.button}</a>`
    }`,
  }[outcome];
  return document(language, title, markup`<h1>${title}</h1>${said}${goOn}`);
}

interface Shown {
  readonly form: OpenWebFormResponse;
  /** Where it is sent. */
  readonly action: string;
  readonly submission: string;
  /** The site that frames it; empty: none. */
  readonly framedBy: string;
  readonly typed: Typed;
  readonly problems: readonly Problem[];
  /** Why it was not taken, where no field is to blame. */
  readonly refused?: string | undefined;
}

/** The form, empty or with what was typed and what is wrong with it. */
export function formPage(language: Language, shown: Shown): string {
  const { form, action, submission, framedBy, typed, problems, refused } = shown;
  const words = WORDS[language];
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(form.country) ?? '';
  const wrong = new Map(
    problems.map(({ field, problem }) => [field, problemText(words, problem, country, typed.phone)] as const),
  );
  const leading = form.inputs.filter(({ name }) => FIRST.includes(name));
  const further = form.inputs.filter(({ name }) => !FIRST.includes(name));
  const ordered = [...leading.map(({ name }) => name), PHONE, ...further.map(({ name }) => name), CONSENT];
  const idOf = (name: string) => `f${ordered.indexOf(name)}`;
  const labelOf = (name: string) =>
    name === PHONE
      ? words.phone
      : name === CONSENT
        ? words.consent
        : labelled(
            words,
            form.inputs.find((input) => input.name === name),
          );
  const input = (each: WebFormInput) =>
    field(words, {
      input: each,
      id: idOf(each.name),
      value: typed.values[each.name] ?? '',
      wrong: wrong.get(each.name),
    });
  const listed = ordered.filter((name) => wrong.has(name));
  const summary =
    listed.length > 0 &&
    markup`<div class="alert" role="alert" tabindex="-1" autofocus><h2>${words.wrong(listed.length)}</h2><ul>${listed.map(
      (name) => markup`<li><a href="#${idOf(name)}">${labelOf(name)}</a></li>`,
    )}</ul></div>`;
  const phoneId = idOf(PHONE);
  const consentId = idOf(CONSENT);
  const [phoneWrong, consentWrong] = [wrong.get(PHONE), wrong.get(CONSENT)];
  return document(
    language,
    form.heading,
    markup`<h1 dir="auto">${form.heading}</h1>${form.body !== '' && markup`<p class="body" dir="auto">${form.body}</p>`}
${refused !== undefined && markup`<p class="alert" role="alert" tabindex="-1" autofocus>${refused}</p>`}${summary}
<form method="post" action="${action}" accept-charset="utf-8" novalidate>
<input type="hidden" name="${NAMES.version}" value="${form.version}"><input type="hidden" name="${NAMES.submission}" value="${submission}">${
      framedBy !== '' && markup`<input type="hidden" name="${NAMES.page}" value="${framedBy}">`
    }
${leading.map(input)}
<div class="field"><label for="${phoneId}">${words.phone}</label><input id="${phoneId}" name="${NAMES.phone}" type="tel" inputmode="tel" autocomplete="tel" maxlength="100" required value="${typed.phone}"${described(phoneId, phoneWrong !== undefined, true)}><p class="hint" id="${phoneId}-hint">${words.phoneHint(country)}</p>${problemLine(phoneId, phoneWrong)}</div>
${further.map(input)}
<div class="tick"><input id="${consentId}" name="${NAMES.agrees}" type="checkbox" value="yes" required${typed.agrees && markup` checked`}${described(consentId, consentWrong !== undefined, false)}><label for="${consentId}" dir="auto">${form.consent}</label>${problemLine(consentId, consentWrong)}</div>
<div class="away" aria-hidden="true"><label>${words.trap}<input name="${NAMES.trap}" tabindex="-1" autocomplete="off"></label></div>
<button dir="auto">${form.button === '' ? words.button : form.button}</button>
</form>`,
  );
}

function labelled(words: PageWords, input: WebFormInput | undefined): string {
  const known = words.fields as Readonly<Record<string, string | undefined>>;
  return input ? (known[input.name] ?? input.label) : '';
}

function problemText(words: PageWords, problem: string, country: string, phone: string): string {
  if (problem === 'PHONE_INVALID')
    return phone.trim().startsWith('+') ? words.abroadInvalid : words.phoneInvalid(country);
  const known = words.problems as Readonly<Record<string, string | undefined>>;
  return known[problem] ?? words.problems.REQUIRED;
}

const problemLine = (id: string, wrong: string | undefined): Html | false =>
  wrong !== undefined && markup`<p class="wrong" id="${id}-wrong">${wrong}</p>`;

function described(id: string, isWrong: boolean, hasHint: boolean): Html {
  const by = [...(isWrong ? [`${id}-wrong`] : []), ...(hasHint ? [`${id}-hint`] : [])];
  return markup`${isWrong && markup` aria-invalid="true"`}${by.length > 0 && markup` aria-describedby="${by.join(' ')}"`}`;
}

function field(
  words: PageWords,
  {
    input,
    id,
    value,
    wrong,
  }: { readonly input: WebFormInput; readonly id: string; readonly value: string; readonly wrong: string | undefined },
): Html {
  const { name, type, options, required } = input;
  const attributes = markup` id="${id}" name="${VALUE}${name}"${required && markup` required`}${described(id, wrong !== undefined, false)}`;
  const choices: readonly (readonly [value: string, label: string])[] =
    type === 'BOOLEAN'
      ? [
          ['true', words.yes],
          ['false', words.no],
        ]
      : options.map((option) => [option, option] as const);
  const control =
    type === 'SELECT' || type === 'BOOLEAN'
      ? markup`<select${attributes}><option value="">${words.choose}</option>${choices.map(
          ([each, label]) => markup`<option value="${each}"${each === value && markup` selected`}>${label}</option>`,
        )}</select>`
      : markup`<input${attributes}${inputKind(name, type)} dir="auto" maxlength="${MOST_LETTERS}" value="${value}">`;
  return markup`<div class="field"><label for="${id}"><bdi>${labelled(words, input)}</bdi>${
    !required && markup` <span class="optional">(${words.optional})</span>`
  }</label>${control}${problemLine(id, wrong)}</div>
`;
}

function inputKind(name: string, type: string): Html {
  if (type === 'DATE') return markup` type="date"`;
  if (type === 'NUMBER') return markup` type="text" inputmode="decimal" autocomplete="off"`;
  if (name === 'EMAIL') return markup` type="email" autocomplete="email"`;
  return markup` type="text" autocomplete="${COMPLETED[name] ?? 'off'}"`;
}
