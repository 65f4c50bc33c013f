/** Which service answers which public path; everything else is the edge's. The chart's ingress holds the same list. */
// topology: paths
export const PUBLIC_PATHS: readonly { readonly prefix: string; readonly service: string }[] = [
  { prefix: '/webhooks/payments/', service: 'billing' },
  { prefix: '/carrier/', service: 'telephony' },
  { prefix: '/media/', service: 'telephony' },
  { prefix: '/ringing/', service: 'telephony' },
  { prefix: '/webhooks/messages/', service: 'messaging' },
  { prefix: '/sandbox', service: 'sandbox' },
];

/** The service that answers what no path of the list claims. */
export const EDGE = 'bff';
// topology: end

/** @returns the service that answers a path */
export function serviceOf(path: string): string {
  return PUBLIC_PATHS.find(({ prefix }) => path.startsWith(prefix))?.service ?? EDGE;
}
