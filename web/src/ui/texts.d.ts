import type errors from './texts/errors/en.json';
import type forms from './texts/forms/en.json';
import type ui from './texts/en.json';

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    errors: typeof errors;
    forms: typeof forms;
    ui: typeof ui;
  }
}
