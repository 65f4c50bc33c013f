const CALL_SID = /^CA[0-9a-f]{32}$/;

/** Whether the carrier names calls so (`CA` and 32 hexadecimal digits): what is no such name is not asked about. */
export const isCallSid = (value: string | undefined): value is string => CALL_SID.test(value ?? '');
