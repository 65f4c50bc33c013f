/** Where numbers are sold with documents alone, and names are registered (spec A §5); what each of them asks for is the carrier's to say. */
export const COUNTRIES = ['KE', 'NG', 'TZ', 'UG'];
