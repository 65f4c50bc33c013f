import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { MessageFilters_numbers$key } from '../__generated__/MessageFilters_numbers.graphql.ts';
import type { MessageFiltersContactQuery } from '../__generated__/MessageFiltersContactQuery.graphql.ts';
import { WhoFilters } from '../calls/WhoFilters.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter, DayFilter } from '../ui/list/filters.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Optional } from '../ui/Optional.tsx';
import { CHANNELS, type MessageFilter, STATUS_NAMES } from './messageFilter.ts';

const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;

/** Narrows the history by a number or a name, direction, status, channel, number, person, team and days. */
export function MessageFilters({
  numbers: key,
  filter,
  onChange,
  onText,
  onClear,
}: {
  numbers: MessageFilters_numbers$key;
  filter: MessageFilter;
  onChange: (part: Record<string, string | null>) => void;
  onText: (text: string | null) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['messages', 'calls']);
  // A zone comes with the days of a figure that led here, and is no filter of its own.
  const { text: _text, zone: _zone, ...shown } = filter;
  const { data: numbers } = useFragment(
    graphql`
      fragment MessageFilters_numbers on WorkspacePhoneNumberList {
        data {
          id
          name
          number
        }
      }
    `,
    key,
  );
  return (
    <FilterBar
      search={{
        label: t('calls:history.search'),
        value: filter.text ?? '',
        onChange: (text) => onText(text === '' ? null : text),
        testId: 'messages-filter-text',
      }}
      values={shown}
      onChange={onChange}
      onClear={onClear}
    >
      <ChoiceFilter
        name="direction"
        label={t('calls:history.direction.label')}
        all={t('calls:history.direction.all')}
        testId="messages-filter-direction"
        options={DIRECTIONS.map((value) => ({ value, label: t(`calls:history.direction.${value}`) }))}
      />
      <ChoiceFilter
        name="status"
        label={t('statusFilter.label')}
        all={t('statusFilter.all')}
        testId="messages-filter-status"
        options={STATUS_NAMES.map((value) => ({ value, label: t(`statusFilter.${value}`) }))}
      />
      <ChoiceFilter
        name="channel"
        label={t('channelFilter.label')}
        all={t('channelFilter.all')}
        testId="messages-filter-channel"
        options={CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
      {numbers.length > 1 ? (
        <ChoiceFilter
          name="phoneNumberId"
          label={t('calls:history.numberFilter.label')}
          all={t('calls:history.numberFilter.all')}
          testId="messages-filter-number"
          options={numbers.map(({ id, name, number }) => ({
            value: id,
            label: name === '' ? formatPhone(number) : name,
          }))}
        />
      ) : null}
      <Optional>
        <WhoFilters />
      </Optional>
      {filter.contactId === null ? null : (
        <Optional>
          <ContactFilter id={filter.contactId} />
        </Optional>
      )}
      {filter.counted === null ? null : (
        <ChoiceFilter
          name="counted"
          label={t('countedFilter.label')}
          all={t('countedFilter.all')}
          testId="messages-filter-counted"
          options={[{ value: 'overview', label: t('countedFilter.counted') }]}
        />
      )}
      <DayFilter name="from" label={t('calls:history.dates.from')} testId="messages-filter-from" />
      <DayFilter name="until" label={t('calls:history.dates.until')} testId="messages-filter-until" />
    </FilterBar>
  );
}

/** The person whose messages a link led to. */
function ContactFilter({ id }: { id: string }) {
  const { t } = useTranslation('messages');
  const { getContactById: contact } = useLazyLoadQuery<MessageFiltersContactQuery>(
    graphql`
      query MessageFiltersContactQuery($id: ID!) {
        getContactById(id: $id) {
          id
          fullName
          phoneNumber
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  );
  return (
    <ChoiceFilter
      name="contactId"
      label={t('contactFilter.label')}
      all={t('contactFilter.all')}
      testId="messages-filter-contact"
      options={[{ value: id, label: contact.fullName || formatPhone(contact.phoneNumber ?? '') }]}
    />
  );
}
