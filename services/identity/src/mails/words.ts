import type { Language } from '@ringline/kit/mail';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Words } from './kinds.ts';

/** Everything that identity says to people outside the screens, by language. */
export const words: Readonly<Record<Language, Words>> = { en, es, fr, de };
