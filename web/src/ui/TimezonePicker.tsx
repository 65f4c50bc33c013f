import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneDistance } from './dates.ts';

type Props = Omit<SelectProps, 'data' | 'searchable' | 'multiple'>;

/** Such as "Los Angeles (America), GMT-8": found by city, by continent and by distance from Greenwich. */
function labelOf(zone: string, language: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  const place = parts.length > 1 ? `${city} (${parts.slice(0, -1).join(', ')})` : city;
  const offset = zoneDistance(zone, new Date(), language);
  return offset === undefined ? place : `${place}, ${offset}`;
}

/** Time zones, searchable; the value is an IANA zone. A zone that this browser does not list stays choosable. */
export function TimezonePicker(props: Props) {
  const { t, i18n } = useTranslation('ui');
  const { value } = props;
  const data = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const zones = typeof value !== 'string' || value === '' || known.includes(value) ? known : [value, ...known];
    return zones.map((zone) => ({ value: zone, label: labelOf(zone, i18n.language) }));
  }, [value, i18n.language]);
  return (
    <Select
      allowDeselect={false}
      nothingFoundMessage={t('timezone.none')}
      maxDropdownHeight={280}
      limit={100}
      {...props}
      searchable
      data={data}
    />
  );
}
