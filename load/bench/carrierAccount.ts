/** What the carrier signs its webhooks with. */
export const AUTH_TOKEN = 'the-auth-token';
/** The address that the carrier knows telephony by. */
export const PUBLIC_URL = 'http://ringline.test';
