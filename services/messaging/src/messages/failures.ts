/** Why a text did not arrive, in our code and a plain sentence, by the carrier's code. */

interface Failure {
  readonly code: string;
  readonly reason: string;
}

/** Not a code of theirs: a request whose answer was lost, at a provider that cannot be asked. */
export const NO_ANSWER_OF_PROVIDER = 'no-answer';
/** Nor this: the person blocked the sender in the app. */
export const BLOCKED_ON_VIBER = 'blocked-on-viber';

const FAILURES: Readonly<Record<string, Failure>> = {
  '21211': { code: 'PHONE_INVALID', reason: 'This number does not exist. Check it and try again.' },
  '21408': { code: 'DESTINATION_NOT_SUPPORTED', reason: 'Texts to this country are switched off at the carrier.' },
  '21610': {
    code: 'RECIPIENT_OPTED_OUT',
    reason: 'This person opted out of texts. Only they can start them again, by writing START.',
  },
  '21612': {
    code: 'DESTINATION_NOT_SUPPORTED',
    reason: 'The carrier has no way to send this text from your number to this one.',
  },
  '21614': { code: 'PHONE_INVALID', reason: 'This number can’t receive texts. Try a mobile number.' },
  '21617': { code: 'MESSAGE_TOO_LONG', reason: 'The text is too long for one message. Shorten it.' },
  '12300': {
    code: 'MEDIA_TYPE',
    reason: 'The carrier does not take this kind of file. Send it another way.',
  },
  '21620': {
    code: 'CARRIER_ERROR',
    reason: 'The carrier could not fetch the files of this message. Try again.',
  },
  '63003': { code: 'PHONE_INVALID', reason: 'This number is not on WhatsApp. Send a text instead.' },
  '63007': {
    code: 'CALLER_ID_NOT_OWNED',
    reason:
      'Your number is not connected to WhatsApp at the carrier. An owner or admin can connect it in the settings.',
  },
  '63016': {
    code: 'WHATSAPP_WINDOW_CLOSED',
    reason:
      'WhatsApp allows free replies for 24 hours after the person’s last message. Send a template or a text instead.',
  },
  '63027': {
    code: 'TEMPLATE_NOT_APPROVED',
    reason: 'WhatsApp does not know this template in its language. Choose another one.',
  },
  '63028': {
    code: 'CARRIER_ERROR',
    reason: 'The values do not fit the template at WhatsApp. Send it again from its template.',
  },
  '63040': { code: 'TEMPLATE_NOT_APPROVED', reason: 'WhatsApp rejected this template. Choose another one.' },
  '63041': {
    code: 'TEMPLATE_NOT_APPROVED',
    reason: 'WhatsApp paused this template, since people marked it as unwanted. Choose another one.',
  },
  '63042': { code: 'TEMPLATE_NOT_APPROVED', reason: 'WhatsApp disabled this template. Choose another one.' },
  '63018': { code: 'CARRIER_ERROR', reason: 'Your number sends more than WhatsApp allows. Try again later.' },
  '63024': { code: 'PHONE_INVALID', reason: 'This number is not on WhatsApp. Send a text instead.' },
  '63032': {
    code: 'CARRIER_ERROR',
    reason: 'WhatsApp did not deliver this message to this person. Send a text instead.',
  },
  '63038': { code: 'CARRIER_ERROR', reason: 'The carrier’s daily limit is reached. Try again tomorrow.' },
  '30003': {
    code: 'CARRIER_ERROR',
    reason: 'The phone could not be reached: it may be off or without coverage. Try again later.',
  },
  '30004': { code: 'CARRIER_ERROR', reason: 'The recipient, or their network, blocks messages from your number.' },
  '30005': { code: 'PHONE_INVALID', reason: 'The number is unknown to its network. Check it and try again.' },
  '30006': { code: 'PHONE_INVALID', reason: 'This number is a landline or cannot receive texts.' },
  '30007': {
    code: 'CARRIER_ERROR',
    reason: 'The network filtered the text as unwanted. Change the wording and leave out short links.',
  },
  '30008': {
    code: 'CARRIER_ERROR',
    reason: 'The network did not say why it refused the message. Try again later.',
  },
  '30019': {
    code: 'MEDIA_TOO_LARGE',
    reason: 'The files are larger than the recipient’s network takes. Send fewer or smaller ones.',
  },
  '30032': {
    code: 'UNREGISTERED_NUMBER',
    reason: 'Your toll-free number is not verified for texts yet. Finish its registration under Compliance.',
  },
  '30034': {
    code: 'UNREGISTERED_NUMBER',
    reason: 'Texting to US numbers is off for your number until its registration is approved.',
  },
  '30041': {
    code: 'UNREGISTERED_NUMBER',
    reason:
      'Networks of this country do not know this sender name. Finish its registration, or text from a phone number.',
  },
  // The provider of Viber has codes of four digits.
  '1000': { code: 'CARRIER_ERROR', reason: 'Too many Viber messages left at once. Try again later.' },
  '1050': { code: 'PHONE_INVALID', reason: 'The provider does not deliver Viber messages to this number.' },
  '1070': {
    code: 'CARRIER_ERROR',
    reason: 'The account at the Viber provider has no credit left. The person who runs this server can add some.',
  },
  '1120': {
    code: 'CALLER_ID_NOT_OWNED',
    reason: 'Viber does not know the sender of your number. The person who runs this server can register it.',
  },
  '1170': { code: 'PHONE_INVALID', reason: 'This number does not exist. Check it and try again.' },
  '1300': { code: 'PHONE_INVALID', reason: 'This number is not on Viber. Send a text instead.' },
  '1310': {
    code: 'PHONE_INVALID',
    reason: 'The Viber app of this person is too old for messages from businesses. Send a text instead.',
  },
  '1360': { code: 'CARRIER_ERROR', reason: 'The phone was not online within a day. Try again later.' },
  [BLOCKED_ON_VIBER]: {
    code: 'RECIPIENT_OPTED_OUT',
    reason: 'This person blocked your messages in Viber. Only they can start them again, by writing START there.',
  },
  [NO_ANSWER_OF_PROVIDER]: {
    code: 'CARRIER_ERROR',
    reason:
      'The provider did not say whether it took this message. Ask the person whether it came before you send it again.',
  },
};

/** @param carrierCode the carrier's error code, '' when it gave none. */
export function failureOf(carrierCode: string): Failure {
  return (
    FAILURES[carrierCode] ?? {
      code: 'CARRIER_ERROR',
      reason: carrierCode
        ? `The text was not delivered (carrier code ${carrierCode}). Try again later.`
        : 'The text was not delivered. Try again later.',
    }
  );
}

/** The carrier's codes for a number of ours that is not registered: local, toll-free. */
export const UNREGISTERED_AT_CARRIER: readonly string[] = ['30034', '30032'];

/** The carrier's codes for a number that takes no texts at all. */
export const LANDLINE_AT_CARRIER: readonly string[] = ['21614', '30006'];

/** The provider's codes for a number that is not on Viber. */
export const NOT_ON_VIBER: readonly string[] = ['1300', '1310'];

/** The carrier's code for a recipient who stopped texts with the carrier itself. */
export const OPTED_OUT_AT_CARRIER = '21610';

/** The carrier's code for words of our own to whom they may not be written any more. */
export const WINDOW_CLOSED_AT_CARRIER = '63016';
