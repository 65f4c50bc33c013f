/** Path to which the carrier brings messages from outside. */
export const INBOUND_PATH = '/webhooks/messages/inbound';
