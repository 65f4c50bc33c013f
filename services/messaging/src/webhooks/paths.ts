/** Path to which the carrier brings messages from outside. */
export const INBOUND_PATH = '/webhooks/messages/inbound';
/** Paths to which the provider of Viber brings messages and reports. */
export const VIBER_INBOUND_PATH = '/webhooks/messages/viber/inbound';
export const VIBER_STATUS_PATH = '/webhooks/messages/viber/status';
