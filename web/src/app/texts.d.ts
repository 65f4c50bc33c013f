import type shell from './texts/shell/en.json';
import type shortcuts from './texts/shortcuts/en.json';

declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    shell: typeof shell;
    shortcuts: typeof shortcuts;
  }
}
