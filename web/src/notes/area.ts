import { defineArea } from '../base/area.ts';
import type notes from './texts/en.json';

/** It has no page of its own: notes stand with contacts, in the inbox and beside the list. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    notes: typeof notes;
  }
}
