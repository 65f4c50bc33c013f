import type { WorkspaceForm_workspace$data } from '../__generated__/WorkspaceForm_workspace.graphql.ts';
import type { Currency, PhoneNumberType } from '../__generated__/WorkspaceFormMutation.graphql.ts';

/** A web address, with or without its scheme; the server reads it closer. */
export const WEBSITE = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

/** Seconds within which an answer may be in time. */
export const SERVICE_LEVEL = { shortest: 5, longest: 600 } as const;
export const isServiceLevel = (typed: string): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= SERVICE_LEVEL.shortest && Number(typed) <= SERVICE_LEVEL.longest;

/** The form's fields; nothing is an empty text. */
export const valuesOf = ({ setting, address, ...workspace }: WorkspaceForm_workspace$data) => ({
  name: workspace.name,
  displayName: setting.displayName ?? '',
  staticUniqueName: workspace.staticUniqueName,
  vanityUrl: workspace.vanityUrl ?? '',
  email: workspace.email ?? '',
  phoneNumber: workspace.phoneNumber ?? '',
  teamSize: workspace.teamSize ?? '',
  industry: workspace.industry ?? '',
  website: setting.website ?? '',
  country: setting.country ?? '',
  timezone: setting.timezone ?? '',
  language: setting.language ?? 'en',
  currency: (setting.currency ?? 'USD') as string,
  currencyFormat: setting.currencyFormat ?? 'SYMBOL',
  preferredNumberType: setting.preferredNumberType ?? '',
  ringToneId: setting.ringToneId ?? '',
  requireMfa: workspace.requireMfa,
  strictPasswords: workspace.strictPasswords,
  idleSignOutMinutes: String(workspace.idleSignOutMinutes),
  serviceLevelSeconds: String(workspace.serviceLevelSeconds),
  allowSignupFromDomain: workspace.allowSignupFromDomain ?? '',
  joinNeedsApproval: workspace.joinNeedsApproval,
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zip: address?.zip ?? '',
  addressCountry: address?.country ?? '',
});

export type WorkspaceValues = ReturnType<typeof valuesOf>;

/** What the mutation takes: the changed fields, and the whole address as soon as a part of it changed. */
export function changedFields(changes: Partial<WorkspaceValues>, all: WorkspaceValues) {
  const {
    address1,
    address2,
    city,
    state,
    zip,
    addressCountry,
    currency,
    preferredNumberType,
    idleSignOutMinutes,
    serviceLevelSeconds,
    ...plain
  } = changes;
  const touched = [address1, address2, city, state, zip, addressCountry].some((part) => part !== undefined);
  return {
    ...plain,
    ...(idleSignOutMinutes === undefined ? {} : { idleSignOutMinutes: Number(idleSignOutMinutes) }),
    ...(serviceLevelSeconds === undefined ? {} : { serviceLevelSeconds: Number(serviceLevelSeconds) }),
    ...(currency === undefined ? {} : { currency: currency as Currency }),
    ...(preferredNumberType === undefined || preferredNumberType === ''
      ? {}
      : { preferredNumberType: preferredNumberType as PhoneNumberType }),
    ...(touched
      ? {
          address: {
            address1: all.address1,
            address2: all.address2,
            city: all.city,
            state: all.state,
            zip: all.zip,
            country: all.addressCountry || all.country,
          },
        }
      : {}),
  };
}
