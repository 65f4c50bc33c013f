/** The one carrier adapter: the `twilio` library for REST, TwiML, webhook signatures and device tokens. */
import twilio from 'twilio';

export { isCallSid } from './callSid.ts';
export { createCarrier, DocumentRefused, type Carrier, type CarrierDocument } from './carrier.ts';
export { clientIdentity, DEVICE_TOKEN_SECONDS, parseClientIdentity, type DeviceIdentity } from './deviceToken.ts';
export { carrierEnvironment, type CarrierEnvironment } from './environment.ts';
export { fetchFlowing } from './flowing.ts';
export { carrierFailure, isGone, type CarrierFailure } from './failure.ts';
export { givenFields, plainFields } from './plainFields.ts';
export type { SignedRequest } from './signature.ts';

export const { VoiceResponse, MessagingResponse } = twilio.twiml;
export { createLookBack, type LookBack, type LookBackOptions } from './lookBack.ts';
