/** Why a code is not taken. */
export const REJECTIONS = [
  'CODE_NOT_FOUND',
  'EXPIRED',
  'ALREADY_USED',
  'NOT_FOR_PLAN',
  'NOT_FOR_PLATFORM',
  'LIMIT_REACHED',
  'NOT_STACKABLE',
] as const;
