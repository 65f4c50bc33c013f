/** The parameters that every voice webhook carries. */
import type { CallRecord } from '../records.ts';

export const apiVersion = '2010-04-01';

export function callParams(call: CallRecord, shownStatus?: string): Record<string, string> {
  return {
    AccountSid: call.accountSid,
    ApiVersion: apiVersion,
    CallSid: call.sid,
    CallStatus: shownStatus ?? call.status,
    Direction: call.direction,
    From: call.from,
    To: call.to,
    Caller: call.from,
    Called: call.to,
    ...(call.parentCallSid !== undefined && { ParentCallSid: call.parentCallSid }),
  };
}

/** For people who watch the wire: what lets its bearer do something is not shown. */
export const withoutSecrets = (params: Readonly<Record<string, string>>): Record<string, string> =>
  params['CallToken'] === undefined ? { ...params } : { ...params, CallToken: '(not shown)' };
