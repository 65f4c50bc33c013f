import { defineArea } from '../base/area.ts';
import type holidays from './texts/holidays/en.json';

/** It has no page of its own: it stands in others. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    holidays: typeof holidays;
  }
}
