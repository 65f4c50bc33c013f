/** Languages to choose from, BCP 47; a contact may have another one by the API. */
export const LANGUAGES: readonly string[] =
  'en es fr de pt it nl pl sv da nb fi cs ro el tr uk ru ar he hi bn ur fa th vi id ms tl zh ja ko'.split(' ');

/** A language in the reader's words. */
export const languageName = (tag: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag;
