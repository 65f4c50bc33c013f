import { defineArea } from '../base/area.ts';
import type erasure from './texts/en.json';

/** It has no page of its own: it stands in the workspace's settings and with a contact. */
export const area = defineArea({ routes: [] });

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    erasure: typeof erasure;
  }
}
