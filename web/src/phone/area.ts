import { defineArea } from '../base/area.ts';
import type phone from './texts/en.json';
import type callTargets from './texts/callTargets/en.json';
import type phoneExtra from './texts/phoneExtra/en.json';

/** It has no page of its own: it stands in others. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    phone: typeof phone;
    callTargets: typeof callTargets;
    phoneExtra: typeof phoneExtra;
  }
}
