/**
 * The specification's pages that are not built yet. Their addresses answer, and nothing leads to them: no rail entry, tab,
 * palette row or setting. A page is switched on by giving it a component in the router and taking its line from here.
 */
export const TO_COME = [
  '/channels',
  '/channels/calls/campaigns',
  '/channels/calls/campaigns/stats',
  '/channels/messages/campaigns',
  '/channels/messages/campaigns/stats',
  '/connections/contacts/subscribers',
  '/aiagent/riva/design',
  '/aiagent/riva/knowledge',
  '/aiagent/automation',
  '/aiagent/tickets',
  '/settings/widget',
  '/settings/integrations',
] as const;

export type PathToCome = (typeof TO_COME)[number];

const paths: ReadonlySet<string> = new Set(TO_COME);

/** Whether a page is there, so that something may lead to it. */
export const isBuilt = (path: string): boolean => !paths.has(path);
