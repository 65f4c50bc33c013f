import type { AcquisitionPageQuery$data, WebFormField } from '../__generated__/AcquisitionPageQuery.graphql.ts';

/** A web form as the page reads it. */
export type WebForm = AcquisitionPageQuery$data['fetchWebForms']['data'][number];

/** What a form can ask beside the phone number; properties of the workspace's own come after them. */
export const FIELDS = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'COMPANY', 'CITY', 'ZIP'] as const;
export type Field = (typeof FIELDS)[number];

export type Asks = 'NO' | 'OPTIONAL' | 'REQUIRED';

/** A question by one name: a field's, or the id of a property. */
export const nameOf = ({
  field,
  propertyId,
}: {
  field: WebFormField;
  propertyId?: string | null | undefined;
}): string => (field === 'PROPERTY' ? (propertyId ?? '') : field);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Height of a form with so many questions, in dots: what a frame can't find out without a script. */
const heightOf = (questions: number): number => 460 + 84 * questions;

/** What a site puts into its page to show the form. */
export const snippetOf = ({ link, heading, fields }: Pick<WebForm, 'link' | 'heading' | 'fields'>): string =>
  `<iframe src="${link}" title="${heading.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)}" width="100%" height="${heightOf(fields.length)}" style="border:0;max-width:480px" loading="lazy"></iframe>`;
