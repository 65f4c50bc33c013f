/** The form in the registry's words. */
import type { RegistrationForm } from '../form.ts';

/** The provider's own policies, which several of its customers publish alike. */
export const POLICIES = {
  LV_STANDARD: { profile: 'RNdfbf3fae0e1107f8aded0e7cead80bf5', product: 'RNb0d4771c2c98518d916a3d4cd70a8f8b' },
  SOLE_PROPRIETOR: { profile: 'RN806dd6cd175f314e1f96a9727ee271f4', product: 'RN670d5d2e282a6130ae063b234b6019c8' },
} as const;
export type LocalType = keyof typeof POLICIES;

const COMPANY: Readonly<Record<string, string>> = {
  government: 'government',
  non_profit: 'non-profit',
  private: 'private',
  public: 'public',
};
const BUSINESS_TYPE: Readonly<Record<string, string>> = {
  government: 'Non-profit Corporation',
  non_profit: 'Non-profit Corporation',
  private: 'Limited Liability Corporation',
  public: 'Corporation',
};
const POSITIONS: Readonly<Record<string, string>> = {
  CEO: 'CEO',
  CFO: 'CFO',
  DIRECTOR: 'Director',
  GENERAL_COUNSEL: 'General Counsel',
  GM: 'GM',
  OTHER: 'Other',
  VP: 'VP',
};

type Attributes = Readonly<Record<string, string>>;

/** Who a profile is about, by the registry's types. */
export function peopleOfProfile(type: LocalType, form: RegistrationForm): Readonly<Record<string, Attributes>> {
  const { firstName: first_name, lastName: last_name, email, phone: phone_number } = form;
  if (type === 'SOLE_PROPRIETOR')
    return { starter_customer_profile_information: { first_name, last_name, email, phone_number } };
  const position = POSITIONS[form.jobPosition] ?? 'Other';
  return {
    customer_profile_business_information: {
      business_name: form.businessName,
      business_type: BUSINESS_TYPE[form.companyType] ?? 'Corporation',
      business_registration_identifier: form.identifierType,
      business_registration_number: form.identifier,
      business_identity: 'direct_customer',
      business_industry: form.industry,
      business_regions_of_operation: form.regionsOfOperation.join(','),
      website_url: form.website,
      social_media_profile_urls: '',
    },
    authorized_representative_1: {
      first_name,
      last_name,
      email,
      phone_number,
      business_title: position,
      job_position: position,
    },
  };
}

export function peopleOfProduct(type: LocalType, form: RegistrationForm): Readonly<Record<string, Attributes>> {
  return type === 'SOLE_PROPRIETOR'
    ? {
        sole_proprietor_information: {
          brand_name: form.businessName,
          mobile_phone_number: form.phone,
          vertical: form.industry || 'PROFESSIONAL',
          email: form.email,
        },
      }
    : { us_a2p_messaging_profile_information: { company_type: COMPANY[form.companyType] ?? 'private' } };
}

export const addressOf = (form: RegistrationForm) => ({
  customerName: form.businessName,
  street: form.address1,
  ...(form.address2 === '' ? {} : { streetSecondary: form.address2 }),
  city: form.city,
  region: form.state,
  postalCode: form.zip,
});

/** What is reviewed of the texts. */
export const campaignOf = (form: RegistrationForm) => ({
  description: form.description,
  messageFlow: form.messageFlow,
  messageSamples: [...form.messageSamples],
  hasEmbeddedLinks: form.hasEmbeddedLinks,
  hasEmbeddedPhone: form.hasEmbeddedPhone,
});

export const useCaseOf = (type: LocalType): string => (type === 'SOLE_PROPRIETOR' ? 'SOLE_PROPRIETOR' : 'LOW_VOLUME');

/** Fields that the registry keeps of a business; the others may be changed for each review. */
export const OF_BUSINESS: readonly (keyof RegistrationForm)[] = [
  'businessName',
  'identifierType',
  'identifier',
  'companyType',
  'industry',
  'regionsOfOperation',
  'website',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'firstName',
  'lastName',
  'email',
  'phone',
  'jobPosition',
];
