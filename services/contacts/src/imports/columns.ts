/** What columns of a file mean, by their names as people and other products write them (spec 002 §5). */

export const FIELDS = [
  'FIRST_NAME',
  'LAST_NAME',
  'FULL_NAME',
  'PHONE_NUMBER',
  'EMAIL',
  'COMPANY',
  'CITY',
  'COUNTRY',
  'TEXT_CONSENT',
  'TAGS',
] as const;
export type Field = (typeof FIELDS)[number];

/** Without case, accents, hyphens, underscores and spaces, in English, Spanish, French and German. */
const NAMES: Readonly<Record<Field, string>> = {
  FIRST_NAME: 'first firstname givenname forename nombre nombres primernombre prenom vorname',
  LAST_NAME: 'last lastname surname familyname apellido apellidos nomdefamille nachname familienname',
  FULL_NAME: 'name fullname contact contactname displayname nombrecompleto nomcomplet nom vollername kontakt',
  PHONE_NUMBER:
    'phone number phonenumber mobile mobilenumber mobilephone cell cellphone telephone tel telefono numero numerodetelefono movil celular portable telephoneportable numerodetelephone telefon telefonnummer handy handynummer mobil mobilnummer rufnummer phone1value',
  EMAIL:
    'email emailaddress mail correo correoelectronico courriel adresseemail adresseelectronique emailadresse email1value',
  COMPANY:
    'company companyname organization organisation empresa compania entreprise societe firma unternehmen organization1name',
  CITY: 'city town ciudad ville stadt ort',
  COUNTRY: 'country countrycode pais pays land',
  TEXT_CONSENT:
    'textconsent smsconsent smsok textok smsoptin smsmarketing acceptssmsmarketing optin consent consentimiento consentimientosms consentement consentementsms einwilligung smseinwilligung',
  TAGS: 'tags tag labels label groups groupmembership etiquetas etiqueta grupos etiquettes libelles groupes schlagworter gruppen',
};
const BY_NAME = new Map(
  FIELDS.flatMap((field) => NAMES[field].split(' ').map((name): [string, Field] => [name, field])),
);

const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

export const isField = (text: string): text is Field => (FIELDS as readonly string[]).includes(text);

/** The field that a header names by itself. */
export const fieldOf = (header: string): Field | undefined => BY_NAME.get(plain(header));

/** The field of each column; empty: left out. Of two columns that name the same field the first one has it. */
export function recognize(headers: readonly string[]): string[] {
  const taken = new Set<Field>();
  return headers.map((header) => {
    const field = fieldOf(header);
    if (!field || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

/** Whether the columns say who people are and how to reach them (spec 002 §5; one column of names is as good as two). */
export function hasRequiredColumns(fields: readonly string[]): boolean {
  const has = (field: Field) => fields.includes(field);
  return has('PHONE_NUMBER') && (has('FULL_NAME') || (has('FIRST_NAME') && has('LAST_NAME')));
}
