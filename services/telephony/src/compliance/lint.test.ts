/** Sixty registrations that would be rejected, each with the reason it gets; twenty that pass (defaults 9.3). */
import { describe, expect, it } from 'vitest';
import type { RegistrationForm, RegistrationType } from './form.ts';
import { type Facts, type Finding, lint, passes, type RuleId } from './lint.ts';
import { GOOD_FACTS, goodForm, goodSamples } from './samples.testkit.ts';

type Bad = [
  rule: RuleId,
  field: string,
  type: RegistrationType,
  change: Partial<RegistrationForm>,
  facts?: Partial<Facts>,
];
const [LV, SP, TF] = ['LV_STANDARD', 'SOLE_PROPRIETOR', 'TOLL_FREE'] as const;
const sampled = (first: string, second = 'Wrenfield Home: please confirm your visit on Friday.') => ({
  messageSamples: [first, second],
});
const PRIZE = 'Wrenfield Home: your appointment is confirmed.';

const bad: Bad[] = [
  ['MISSING', 'businessName', LV, { businessName: '' }],
  ['MISSING', 'identifier', LV, { identifier: '' }],
  ['MISSING', 'industry', LV, { industry: '' }],
  ['MISSING', 'regionsOfOperation', LV, { regionsOfOperation: [] }],
  ['MISSING', 'jobPosition', LV, { jobPosition: '' }],
  ['MISSING', 'website', LV, { website: '' }],
  ['MISSING', 'firstName', SP, { firstName: '' }],
  ['MISSING', 'messageSamples', SP, { messageSamples: [] }],
  ['MISSING', 'optInType', TF, { optInType: '' }],
  ['MISSING', 'useCases', TF, { useCases: [] }],
  ['EIN_SHAPE', 'identifier', LV, { identifier: '84-123456' }],
  ['EIN_SHAPE', 'identifier', LV, { identifier: '123-45-6789' }],
  ['EIN_SHAPE', 'identifier', LV, { identifier: '8412345678' }],
  ['FREE_MAIL', 'email', LV, { email: 'wrenfield@gmail.com' }],
  ['FREE_MAIL', 'email', LV, { email: 'maya@yahoo.co.uk' }],
  ['FREE_MAIL', 'email', LV, { email: 'maya@outlook.com' }],
  ['EMAIL_INVALID', 'email', TF, { email: 'maya at wrenfield' }],
  ['PHONE_NOT_E164', 'phone', LV, { phone: '(415) 555-0142' }],
  ['PHONE_NOT_E164', 'phone', SP, { phone: '4155550142' }],
  ['PHONE_NOT_E164', 'phone', TF, { phone: '+1415' }],
  ['COUNTRY_NOT_OFFERED', 'country', SP, { country: 'GB', zip: 'N1 7AA' }],
  ['ADDRESS_INVALID', 'zip', TF, { zip: '9461' }],
  ['ADDRESS_INVALID', 'state', TF, { state: 'XX' }],
  ['ADDRESS_INVALID', 'address1', TF, { address1: 'Harrison Street' }],
  ['WEBSITE_UNREACHABLE', 'website', LV, {}, { website: 'UNREACHABLE' }],
  ['WEBSITE_UNREACHABLE', 'website', TF, {}, { website: 'UNREACHABLE' }],
  ['PRIVACY_SILENT', 'privacyPolicyUrl', LV, {}, { privacy: 'SILENT' }],
  ['PRIVACY_SILENT', 'privacyPolicyUrl', TF, {}, { privacy: 'SILENT' }],
  ['DESCRIPTION_SHORT', 'description', LV, { description: 'Texts to customers' }],
  ['DESCRIPTION_SHORT', 'description', SP, { description: 'x'.repeat(4_097) }],
  ['FLOW_SHORT', 'messageFlow', LV, { messageFlow: 'They opt in on the site.' }],
  ['FLOW_SHORT', 'messageFlow', TF, { messageFlow: 'Customers agree on our website.' }],
  ['FLOW_VAGUE', 'messageFlow', LV, { messageFlow: 'All of our texts are wanted by everybody who gets them from us.' }],
  ['FLOW_VAGUE', 'messageFlow', SP, { messageFlow: 'Customers agree to get texts from us about everything we do.' }],
  ['FLOW_VAGUE', 'messageFlow', TF, { messageFlow: 'Our website has a page with more about the texts that we send.' }],
  ['OPT_IN_BY_PURCHASE', 'messageFlow', LV, { messageFlow: 'Customers agree to texts by purchasing on our website.' }],
  ['OPT_IN_BY_PURCHASE', 'messageFlow', TF, { messageFlow: 'Customers opt in by making a purchase at our store.' }],
  ['OPT_IN_BY_PURCHASE', 'messageFlow', SP, { messageFlow: 'A purchase counts as consent of customers on our site.' }],
  ['IMAGE_MISSING', 'optInImageUrls', TF, { optInImageUrls: [] }],
  ['IMAGE_NOT_PUBLIC', 'optInImageUrls', TF, {}, { images: {} }],
  ['IMAGE_NOT_PUBLIC', 'optInImageUrls', TF, { optInImageUrls: ['https://drive.example/login'] }],
  ['SAMPLES_FEW', 'messageSamples', LV, { messageSamples: [PRIZE] }],
  ['SAMPLES_FEW', 'messageSamples', SP, { messageSamples: ['Ana Reyes Ceramics: your appointment is confirmed.'] }],
  ['SAMPLES_MANY', 'messageSamples', LV, { messageSamples: Array.from({ length: 6 }, () => PRIZE) }],
  ['SAMPLE_LENGTH', 'messageSamples.1', LV, sampled(PRIZE, 'Confirm!')],
  [
    'SAMPLE_NO_BRAND',
    'messageSamples.0',
    LV,
    sampled('Your appointment is on Friday at ten.', 'Please confirm your visit.'),
  ],
  ['SAMPLE_NO_BRAND', 'messageSamples.0', TF, { messageSamples: ['Your order is ready! Pick it up until Saturday.'] }],
  [
    'SAMPLE_NO_STOP',
    'messageSamples.1',
    LV,
    {
      useCases: ['MARKETING'],
      ...sampled('Wrenfield Home: 20% off until Sunday.', 'Wrenfield Home: our sale begins tomorrow.'),
    },
  ],
  [
    'SAMPLE_NO_STOP',
    'messageSamples.0',
    TF,
    { useCases: ['MARKETING'], messageSamples: ['Wrenfield Home: 20% off. Please stop by.'] },
  ],
  [
    'SAMPLE_SHORTENER',
    'messageSamples.0',
    LV,
    { hasEmbeddedLinks: true, ...sampled('Wrenfield Home: confirm at bit.ly/wf-20') },
  ],
  ['SAMPLE_SHORTENER', 'messageSamples.0', TF, sampled('Wrenfield Home: confirm at https://tinyurl.com/wf20')],
  ['SAMPLE_FORBIDDEN', 'messageSamples.0', LV, sampled('Wrenfield Home: your payday loan is approved.')],
  ['SAMPLE_FORBIDDEN', 'messageSamples.0', TF, sampled('Wrenfield Home: cannabis delivered to your door.')],
  ['SAMPLE_FORBIDDEN', 'messageSamples.0', SP, sampled('Ana Reyes Ceramics: win at our casino night.')],
  ['SAMPLE_FORBIDDEN', 'messageSamples.0', TF, sampled('Wrenfield Home: qualified leads for your trade.')],
  ['LINKS_DISAGREE', 'hasEmbeddedLinks', LV, sampled('Wrenfield Home: confirm at wrenfield.example/visit')],
  ['PHONES_DISAGREE', 'hasEmbeddedPhone', LV, sampled('Wrenfield Home: for help call 415-555-0142.')],
  ['VOLUME_ZERO', 'messageVolume', LV, { messageVolume: 0 }],
  ['VOLUME_ZERO', 'messageVolume', SP, { messageVolume: 0 }],
  ['VOLUME_ZERO', 'messageVolume', TF, { messageVolume: 0 }],
];
const named = (findings: readonly Finding[]) => findings.map(({ rule, field }) => `${rule} ${field}`);

describe('sixty bad registrations', () => {
  it('has sixty', () => expect(bad).toHaveLength(60));
  it.each(bad)('%s at %s of %s', (rule, field, type, change, facts = {}) => {
    const found = lint(type, goodForm(type, change), { ...GOOD_FACTS, ...facts });
    expect(passes(found)).toBe(false);
    const errors = found.filter(({ level }) => level === 'ERROR');
    expect(named(errors)).toEqual([`${rule} ${field}`]);
  });
});

describe('warnings do not keep a registration from being submitted', () => {
  it.each<[RuleId, RegistrationType, Partial<RegistrationForm>]>([
    ['NAME_ABBREVIATED', TF, { businessName: 'WFH', messageSamples: ['WFH: your appointment is confirmed.'] }],
    ['NAME_WITHOUT_LEGAL_FORM', LV, { businessName: 'Wrenfield Home' }],
    ['EMAIL_OTHER_DOMAIN', LV, { email: 'maya@okafor.example' }],
    ['PO_BOX', TF, { address1: 'P.O. Box 12' }],
    ['USE_CASE_DISAGREES', TF, { useCases: ['DELIVERY_NOTIFICATION'] }],
  ])('%s', (rule, type, change) => {
    const found = lint(type, goodForm(type, change), GOOD_FACTS);
    expect(found.map((one) => [one.rule, one.level])).toEqual([[rule, 'WARNING']]);
    expect(passes(found)).toBe(true);
  });
});

it('lets twenty good registrations pass without a word', () => {
  const samples = goodSamples();
  expect(samples).toHaveLength(20);
  expect(samples.map(({ type, form, facts }) => named(lint(type, form, facts)))).toEqual(samples.map(() => []));
});

it('says of an empty form only what is missing, once each, and that nothing is sent yet', () => {
  const found = lint(TF, goodForm(TF, { businessName: '', phone: '', email: '', description: '' }), GOOD_FACTS);
  expect(named(found)).toEqual(['businessName', 'email', 'phone', 'description'].map((field) => `MISSING ${field}`));
});
