/** Records as the REST API writes them: the provider's resource shapes. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { PRICE_UNIT, priceOf } from '../calls/price.ts';
import { durationSeconds } from '../calls/session.ts';
import { segmentsOf } from '../messages/segments.ts';
import type { StockNumber, StockType } from '../numbers/stock.ts';
import type {
  ApiKeyRecord,
  AddressRecord,
  ApplicationRecord,
  CallRecord,
  ConferenceRecord,
  MediaRecord,
  MessageRecord,
  NumberRecord,
  ParticipantRecord,
  RecordingRecord,
} from '../records.ts';
import { apiVersion } from '../webhooks/params.ts';

const date = (iso: string | undefined) =>
  iso === undefined ? null : new Date(iso).toUTCString().replace('GMT', '+0000');
const account = (sid: string) => `/${apiVersion}/Accounts/${sid}`;
const national = (party: string) => parsePhoneNumberFromString(party)?.formatNational() ?? party;

/** @param now decides whether the price is known */
export function callResource(call: CallRecord, now: Date) {
  const uri = `${account(call.accountSid)}/Calls/${call.sid}`;
  return {
    sid: call.sid,
    date_created: date(call.createdAt),
    date_updated: date(call.updatedAt),
    parent_call_sid: call.parentCallSid ?? null,
    account_sid: call.accountSid,
    to: call.to,
    to_formatted: national(call.to),
    from: call.from,
    from_formatted: national(call.from),
    phone_number_sid: call.phoneNumberSid ?? null,
    status: call.status,
    start_time: date(call.startTime),
    end_time: date(call.endTime),
    duration: call.endTime === undefined ? null : String(durationSeconds(call)),
    price: priceOf(call, now),
    price_unit: PRICE_UNIT,
    direction: call.direction,
    answered_by: null,
    api_version: apiVersion,
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: '0',
    trunk_sid: null,
    uri: `${uri}.json`,
    subresource_uris: { recordings: `${uri}/Recordings.json`, notifications: `${uri}/Notifications.json` },
  };
}

export function conferenceResource(conference: ConferenceRecord) {
  const uri = `${account(conference.accountSid)}/Conferences/${conference.sid}`;
  return {
    sid: conference.sid,
    account_sid: conference.accountSid,
    date_created: date(conference.createdAt),
    date_updated: date(conference.updatedAt),
    api_version: apiVersion,
    friendly_name: conference.friendlyName,
    region: 'us1',
    status: conference.status,
    ...(conference.endReason && { reason_conference_ended: conference.endReason }),
    call_sid_ending_conference: conference.callSidEnding ?? null,
    uri: `${uri}.json`,
    subresource_uris: { participants: `${uri}/Participants.json`, recordings: `${uri}/Recordings.json` },
  };
}

export function participantResource(participant: ParticipantRecord, conference: ConferenceRecord) {
  return {
    account_sid: conference.accountSid,
    call_sid: participant.callSid,
    label: participant.label ?? null,
    call_sid_to_coach: participant.coaches ?? null,
    coaching: participant.coaches !== undefined,
    conference_sid: conference.sid,
    date_created: date(participant.createdAt),
    date_updated: date(participant.updatedAt),
    end_conference_on_exit: participant.endOnExit,
    muted: participant.muted,
    hold: participant.hold,
    start_conference_on_enter: participant.startOnEnter,
    status: participant.status,
    queue_time: null,
    uri: `${account(conference.accountSid)}/Conferences/${conference.sid}/Participants/${participant.callSid}.json`,
  };
}

export function recordingResource(recording: RecordingRecord, baseUrl: string) {
  const uri = `${account(recording.accountSid)}/Recordings/${recording.sid}`;
  return {
    sid: recording.sid,
    account_sid: recording.accountSid,
    api_version: apiVersion,
    call_sid: recording.callSid,
    conference_sid: recording.conferenceSid ?? null,
    date_created: date(recording.createdAt),
    date_updated: date(recording.updatedAt),
    start_time: date(recording.startTime),
    duration: recording.durationSeconds === undefined ? null : String(recording.durationSeconds),
    price: null,
    price_unit: 'USD',
    status: recording.status,
    channels: recording.channels,
    source: recording.source,
    error_code: recording.status === 'absent' ? 13_225 : null,
    encryption_details: null,
    uri: `${uri}.json`,
    media_url: `${baseUrl}${uri}`,
    subresource_uris: { transcriptions: `${uri}/Transcriptions.json`, add_on_results: `${uri}/AddOnResults.json` },
  };
}

/** The same recording under its call: the description there knows a track and no media URL. */
export function callRecordingResource(recording: RecordingRecord, baseUrl: string) {
  const { media_url: _, subresource_uris: __, duration, ...shared } = recordingResource(recording, baseUrl);
  return {
    ...shared,
    duration,
    track: 'both',
    uri: `${account(recording.accountSid)}/Calls/${recording.callSid}/Recordings/${recording.sid}.json`,
  };
}

const messageErrors: Readonly<Record<number, string>> = {
  12_300: 'Invalid Content-Type',
  21_620: 'Invalid media URL(s)',
  30_003: 'Unreachable destination handset',
  30_006: 'Landline or unreachable carrier',
  30_007: 'Message filtered',
  30_019: 'Content size exceeds carrier limit',
  30_034: 'US A2P 10DLC - Message from an Unregistered Number',
};

export function mediaResource(accountSid: string, messageSid: string, { sid, contentType }: MediaRecord) {
  return {
    sid,
    account_sid: accountSid,
    parent_sid: messageSid,
    content_type: contentType,
    date_created: null,
    date_updated: null,
    uri: `${account(accountSid)}/Messages/${messageSid}/Media/${sid}.json`,
  };
}

export function messageResource(message: MessageRecord) {
  const uri = `${account(message.accountSid)}/Messages/${message.sid}`;
  return {
    sid: message.sid,
    account_sid: message.accountSid,
    messaging_service_sid: null,
    body: message.body,
    num_segments: String(segmentsOf(message.body)),
    num_media: String(Math.max(message.mediaUrls.length, message.media?.length ?? 0)),
    direction: message.direction,
    from: message.from,
    to: message.to,
    date_created: date(message.createdAt),
    date_updated: date(message.updatedAt),
    // What comes from outside was sent when it came.
    date_sent: date(message.sentAt ?? (message.direction === 'inbound' ? message.createdAt : undefined)),
    status: message.status,
    error_code: message.errorCode ?? null,
    error_message: message.errorCode === undefined ? null : (messageErrors[message.errorCode] ?? 'Unknown error'),
    price: null,
    price_unit: 'USD',
    api_version: apiVersion,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}

const capabilities = { voice: true, sms: true, mms: true, fax: false };

export function numberResource(number: NumberRecord) {
  return {
    sid: number.sid,
    account_sid: number.accountSid,
    address_sid: null,
    address_requirements: 'none',
    api_version: apiVersion,
    beta: false,
    capabilities,
    date_created: date(number.createdAt),
    date_updated: date(number.updatedAt),
    friendly_name: number.friendlyName,
    identity_sid: null,
    phone_number: number.phoneNumber,
    origin: 'twilio',
    sms_application_sid: number.smsApplicationSid || null,
    sms_fallback_method: number.smsFallback?.method ?? 'POST',
    sms_fallback_url: number.smsFallback?.url ?? '',
    sms_method: number.sms?.method ?? 'POST',
    sms_url: number.sms?.url ?? '',
    status_callback: number.statusHook?.url ?? '',
    status_callback_method: number.statusHook?.method ?? 'POST',
    trunk_sid: null,
    uri: `${account(number.accountSid)}/IncomingPhoneNumbers/${number.sid}.json`,
    voice_receive_mode: 'voice',
    voice_application_sid: number.voiceApplicationSid || null,
    voice_caller_id_lookup: false,
    voice_fallback_method: number.voiceFallback?.method ?? 'POST',
    voice_fallback_url: number.voiceFallback?.url ?? '',
    voice_method: number.voice?.method ?? 'POST',
    voice_url: number.voice?.url ?? '',
    emergency_status: number.emergencyStatus ?? 'Inactive',
    emergency_address_sid: number.emergencyAddressSid || null,
    emergency_address_status: number.emergencyAddressSid ? 'registered' : 'unregistered',
    bundle_sid: null,
    status: 'in-use',
    type: 'local',
  };
}

export function addressResource(address: AddressRecord) {
  return {
    sid: address.sid,
    account_sid: address.accountSid,
    date_created: date(address.createdAt),
    date_updated: date(address.updatedAt),
    customer_name: address.customerName,
    friendly_name: address.friendlyName,
    street: address.street,
    street_secondary: address.streetSecondary || null,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    iso_country: address.isoCountry,
    emergency_enabled: address.emergencyEnabled,
    validated: false,
    verified: false,
    uri: `${account(address.accountSid)}/Addresses/${address.sid}.json`,
  };
}

export function applicationResource(application: ApplicationRecord) {
  return {
    sid: application.sid,
    account_sid: application.accountSid,
    api_version: apiVersion,
    date_created: date(application.createdAt),
    date_updated: date(application.updatedAt),
    friendly_name: application.friendlyName,
    message_status_callback: application.messageStatusHook?.url ?? '',
    sms_fallback_method: application.smsFallback?.method ?? 'POST',
    sms_fallback_url: application.smsFallback?.url ?? '',
    sms_method: application.sms?.method ?? 'POST',
    sms_status_callback: application.messageStatusHook?.url ?? '',
    sms_url: application.sms?.url ?? '',
    status_callback: application.statusHook?.url ?? '',
    status_callback_method: application.statusHook?.method ?? 'POST',
    uri: `${account(application.accountSid)}/Applications/${application.sid}.json`,
    voice_caller_id_lookup: false,
    voice_fallback_method: application.voiceFallback?.method ?? 'POST',
    voice_fallback_url: application.voiceFallback?.url ?? '',
    voice_method: application.voice?.method ?? 'POST',
    voice_url: application.voice?.url ?? '',
    public_application_connect_enabled: false,
  };
}

export function keyResource(key: ApiKeyRecord) {
  return {
    sid: key.sid,
    friendly_name: key.friendlyName,
    date_created: date(key.createdAt),
    date_updated: date(key.updatedAt),
  };
}

export function availableNumberResource(number: StockNumber) {
  const { phoneNumber, country, locality, region, addressRequirements } = number;
  const { voice, sms, mms, fax } = number.capabilities;
  return {
    friendly_name: national(phoneNumber),
    phone_number: phoneNumber,
    lata: country === 'US' ? '722' : null,
    locality,
    rate_center: null,
    latitude: null,
    longitude: null,
    region,
    postal_code: null,
    iso_country: country,
    address_requirements: addressRequirements,
    beta: false,
    capabilities: { voice, sms, mms, fax },
  };
}

const SUBRESOURCES = { Local: 'local', Mobile: 'mobile', TollFree: 'toll_free' } as const;

/** Its addresses are whole ones, unlike those of other resources. */
export function availableCountryResource(
  { baseUrl, accountSid }: { baseUrl: string; accountSid: string },
  country: string,
  types: readonly StockType[],
) {
  const uri = `${baseUrl}${account(accountSid)}/AvailablePhoneNumbers/${country}`;
  return {
    country_code: country,
    country: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
    uri: `${uri}.json`,
    beta: false,
    subresource_uris: Object.fromEntries(types.map((type) => [SUBRESOURCES[type], `${uri}/${type}.json`])),
  };
}
