import { defineArea, part, shellPage } from '../base/area.ts';
import type automation from './texts/en.json';

export const area = defineArea({
  routes: [
    shellPage(
      '/channels/calls/automation',
      { page: 'callAutomation', in: 'calls', order: 30 },
      part(() => import('./AutomationPage.tsx'), 'AutomationPage'),
    ),
    shellPage(
      '/channels/calls/automation/$numberId',
      { page: 'callAutomation' },
      part(() => import('./FlowEditorPage.tsx'), 'FlowEditorPage'),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    automation: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    automation: typeof automation;
  }
}
