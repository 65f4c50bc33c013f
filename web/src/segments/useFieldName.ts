import { useTranslation } from 'react-i18next';
import type { Condition } from './rule.ts';
import type { Choices } from './useChoices.ts';

/** Names what a condition looks at, in the reader's words or the workspace's own. */
export function useFieldName({ properties }: Pick<Choices, 'properties'>) {
  const { t } = useTranslation('segments');
  return ({ field, propertyId }: Pick<Condition, 'field' | 'propertyId'>): string =>
    field === 'PROPERTY'
      ? (properties.find(({ id }) => id === propertyId)?.name ?? t('fields.gone'))
      : t(`fields.${field}`);
}
