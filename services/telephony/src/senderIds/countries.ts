/**
 * Where texts leave under a name, and what a country asks for: data, after the provider's pages (docs/rules/platform on numbers and
 * compliance, 1.5). Kenya, Nigeria, Tanzania and Uganda want each name registered. That the United Kingdom asks for nothing and that
 * South Africa, like North America, shows no names is general knowledge, which nobody has confirmed.
 */
export type SenderIdRule = 'NOT_SUPPORTED' | 'OPEN' | 'REGISTRATION';

export const SENDER_ID_RULES: Readonly<Record<string, SenderIdRule>> = {
  US: 'NOT_SUPPORTED',
  CA: 'NOT_SUPPORTED',
  GB: 'OPEN',
  KE: 'REGISTRATION',
  NG: 'REGISTRATION',
  TZ: 'REGISTRATION',
  UG: 'REGISTRATION',
  ZA: 'NOT_SUPPORTED',
};
