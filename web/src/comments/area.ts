import { defineArea } from '../base/area.ts';
import type comments from './texts/en.json';

/** It has no page of its own: other areas hold comments. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    comments: typeof comments;
  }
}
