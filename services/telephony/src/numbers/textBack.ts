/** Whether a number writes to who called in vain, and what (defaults 12.1). */
import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { TextBack } from '../calls/engine/flow/config.ts';

/** Characters: three segments as a rule, since every one of them is paid. */
const LONGEST_TEXT = 480;

export interface TextBackSettings {
  textBack?: boolean | undefined;
  textBackText?: string | undefined;
}

export const givesTextBack = ({ textBack, textBackText }: TextBackSettings): boolean =>
  textBack !== undefined || textBackText !== undefined;

/** @throws Refusal VALIDATION_FAILED at the text */
export function readTextBack({ textBack, textBackText }: TextBackSettings, before: TextBack = OFF): TextBack {
  const { on, text } = {
    on: textBack ?? before.on,
    text: textBackText === undefined ? before.text : trimmed(textBackText),
  };
  if (text.length > LONGEST_TEXT) throw invalid('textBackText', `The text has ${LONGEST_TEXT} characters at most.`);
  if (on && text === '') throw invalid('textBackText', 'Write what callers get, or switch the text off.');
  return { on, text };
}

export const textBackInit = ({ on, text }: TextBack = OFF) => ({ textBack: on, textBackText: text });

/** In the words of the audit log. */
export const textBackInWords = ({ on, text }: TextBack = OFF) => ({ textBack: on ? `“${text}”` : 'false' });

const OFF: TextBack = { on: false, text: '' };
