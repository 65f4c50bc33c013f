import { defineArea } from '../base/area.ts';
import type consent from './texts/en.json';

/** It has no page of its own: it stands with contacts, in the inbox and beside the list. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    consent: typeof consent;
  }
}
