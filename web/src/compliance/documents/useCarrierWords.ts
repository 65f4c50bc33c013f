import { useTranslation } from 'react-i18next';

/** The carrier names what it asks for in English: what is known has words in the person's language, and the rest stays as it is. */
export function useCarrierWords() {
  const { t, i18n } = useTranslation('numberDocuments');
  const known = (key: string, otherwise: string): string =>
    i18n.exists(`numberDocuments:${key}`) ? t(key as 'email') : otherwise;
  return {
    /** What it says of something besides, where that is in the person's language or all that there is. */
    more: (key: string, text: string): string =>
      i18n.language === 'en' || !i18n.exists(`numberDocuments:${key}`) ? text : '',
    field: ({ name, label }: { name: string; label: string }) => known(`fields.${name}`, label),
    document: ({ type, name }: { type: string; name: string }) => known(`documents.${type}`, name),
    requirement: ({ requirement, name }: { requirement: string; name: string }) =>
      known(`requirements.${requirement}`, name),
  };
}
