import { defineArea } from '../base/area.ts';
import type tags from './texts/en.json';

/** It has no page of its own: it stands in the inbox and the settings. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    tags: typeof tags;
  }
}
