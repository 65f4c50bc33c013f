/** What stands below the call flow of a number, fetched together: every chunk costs the shell a line. */
export { default as BlockAnonymousField } from './BlockAnonymousField.tsx';
export { default as EmergencyAddressCard } from './EmergencyAddressCard.tsx';
export { default as HearFields } from './HearFields.tsx';
export { default as OpeningFields } from './OpeningFields.tsx';
export { default as TextBackFields } from './TextBackFields.tsx';
