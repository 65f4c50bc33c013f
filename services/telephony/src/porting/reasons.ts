/** What carriers say of numbers that they don't let go, in terms of ours. The web says them in plain words. */

/** The carrier's codes for numbers that can't be moved here. */
const OBSTACLES: Readonly<Record<string, string>> = {
  22102: 'INVALID',
  22130: 'UNSUPPORTED',
  22131: 'ALREADY_HERE',
  22132: 'OTHER_ACCOUNT',
  22133: 'MANUAL',
  22136: 'ALREADY_HERE',
  22137: 'IN_PROGRESS',
};

export const obstacleOf = (code: number | null): string => OBSTACLES[String(code)] ?? 'UNKNOWN';

/**
 * The carrier that loses a number rejects in words of its own, and codes differ: its words are what can be relied on. The first
 * that fits counts.
 */
const REJECTIONS: readonly (readonly [rejection: string, words: RegExp])[] = [
  ['PIN', /\bpin\b|pass ?code|password/i],
  ['ACCOUNT_NUMBER', /account (?:number|#)|\bban\b/i],
  ['PROTECTED', /frozen|freeze|protect|lock|port[- ]?out (?:block|restrict)/i],
  ['UNPAID', /unsatisfactory business|unpaid|balance|past due|overdue|contract/i],
  ['PENDING_ORDER', /pending (?:order|service)|order in progress|another port/i],
  ['NOT_ON_ACCOUNT', /not (?:on|found on|associated with) (?:the |this )?account|does not belong/i],
  ['INACTIVE', /inactive|disconnected|not active|suspended|cancell?ed line/i],
  ['ADDRESS', /address|zip|postal/i],
  ['NAME', /name|authori[sz]ed|end user|signature/i],
  ['BILL', /bill|invoice|document|csr/i],
];

export const rejectionOf = (reason: string): string =>
  REJECTIONS.find(([, words]) => words.test(reason))?.[0] ?? 'OTHER';
