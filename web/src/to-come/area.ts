import { defineArea, part, settingsPage, shellPage } from '../base/area.ts';
import type { PageName } from '../base/i18n/resources.ts';
import { type Place, SETS_UP } from '../base/places.ts';
import type { PathToCome } from '../base/toCome.ts';
import type toCome from './texts/en.json';

/** Pages of the contract that are not built yet. One that is has its route in its area, and no line here and in base/toCome.ts. */
const coming = part(() => import('./ComingSoonPage.tsx'), 'ComingSoonPage');
type Coming = Place & { page: PageName };
const soon = <const Path extends PathToCome>(path: Path, place: Coming) =>
  shellPage(path, { ...place, toCome: true }, coming);
const soonSetting = <const Path extends PathToCome>(path: Path, place: Coming) =>
  settingsPage(path, { ...place, toCome: true }, coming);

export const area = defineArea({
  routes: [
    soon('/channels', { page: 'channels', in: 'main', order: 30 }),
    soon('/channels/calls/campaigns', { page: 'voiceCampaigns', in: 'calls', order: 50 }),
    soon('/channels/calls/campaigns/stats', { page: 'voiceCampaignStats', in: 'calls', order: 60 }),
    soon('/channels/messages/campaigns', { page: 'messageCampaigns', in: 'messages', order: 40 }),
    soon('/channels/messages/campaigns/stats', { page: 'messageCampaignStats', in: 'messages', order: 50 }),
    soon('/connections/contacts/subscribers', { page: 'subscribers', in: 'contacts', order: 30 }),
    soon('/aiagent/riva/design', { page: 'aiDesign', in: 'aiAgent', order: 10 }),
    soon('/aiagent/riva/knowledge', { page: 'aiKnowledge', in: 'aiAgent', order: 20 }),
    soon('/aiagent/automation', { page: 'aiAutomation', in: 'aiAgent', order: 30 }),
    soon('/aiagent/tickets', { page: 'tickets', in: 'aiAgent', order: 40 }),
    soonSetting('/settings/widget', { page: 'widget', in: 'workspace', order: 60, needs: SETS_UP }),
    soonSetting('/settings/integrations', {
      page: 'integrations',
      in: 'workspace',
      order: 70,
      needs: ['INTEGRATIONS', 'READ'],
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    toCome: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    toCome: typeof toCome;
  }
}
