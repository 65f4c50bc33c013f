import { Button, Modal, Select, TagsInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PropertiesCardDeleteMutation } from '../__generated__/PropertiesCardDeleteMutation.graphql.ts';
import type { ContactPropertyType, PropertiesCardMutation } from '../__generated__/PropertiesCardMutation.graphql.ts';
import type { PropertiesCardQuery } from '../__generated__/PropertiesCardQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './forms.module.css';
import type { Property } from './PropertyField.tsx';

const TYPES = ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'SELECT'] as const;
const NEW: Property = { id: '', name: '', type: 'TEXT', options: [] };

/** The fields of contacts that the workspace makes up itself. */
export default function PropertiesCard({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('contacts');
  const [fetchKey, renew] = useFetchKey();
  const { fetchContactProperties: properties } = useLazyLoadQuery<PropertiesCardQuery>(
    graphql`
      query PropertiesCardQuery {
        fetchContactProperties {
          id
          name
          type
          options
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [editing, setEditing] = useState<Property>();
  const [deleting, setDeleting] = useState<Property>();
  const typeOf = (type: string) => t(`properties.types.${TYPES.find((known) => known === type) ?? 'TEXT'}`);
  return (
    <Card
      title={t('properties.title')}
      aside={
        <Disabled why={whyNot}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setEditing(NEW)}
            data-testid="property-add"
          >
            {t('properties.add')}
          </Button>
        </Disabled>
      }
    >
      {properties.length === 0 ? <p className={styles['note']}>{t('properties.empty')}</p> : null}
      {properties.map((property) => (
        <SettingsRow
          key={property.id}
          title={<Words>{property.name}</Words>}
          action={
            <Disabled why={whyNot}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('properties.editNamed', { name: property.name })}
                onClick={() => setEditing(property)}
                data-testid="property-edit"
              >
                {t('properties.edit')}
              </Button>
            </Disabled>
          }
        >
          {property.options.length === 0
            ? typeOf(property.type)
            : t('properties.typeWithOptions', { type: typeOf(property.type), options: property.options.join(', ') })}
        </SettingsRow>
      ))}
      <Modal
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={
          <span className={styles['title']}>{t(editing?.id === '' ? 'properties.add' : 'properties.editTitle')}</span>
        }
        closeButtonProps={{ 'aria-label': t('edit.close') }}
        centered
      >
        {editing === undefined ? null : (
          <PropertyForm
            property={editing}
            onClose={() => setEditing(undefined)}
            onDelete={() => {
              setDeleting(editing);
              setEditing(undefined);
            }}
            onSaved={renew}
          />
        )}
      </Modal>
      <Modal
        opened={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={<span className={styles['title']}>{t('properties.deleteTitle', { name: deleting?.name ?? '' })}</span>}
        closeButtonProps={{ 'aria-label': t('properties.keep') }}
        centered
      >
        {deleting === undefined ? null : (
          <DeleteProperty property={deleting} onClose={() => setDeleting(undefined)} onDeleted={renew} />
        )}
      </Modal>
    </Card>
  );
}

function PropertyForm({
  property,
  onClose,
  onDelete,
  onSaved,
}: {
  property: Property;
  onClose: () => void;
  onDelete: () => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation(['contacts', 'common']);
  const [name, setName] = useState(property.name);
  const [type, setType] = useState<string>(property.type);
  const [options, setOptions] = useState([...property.options]);
  const { pending, refusal, run } = useCommit();
  const errorAt = (field: string) => (refusal?.field === field ? { error: refusal.message } : {});
  const submit = () =>
    run(async () => {
      await commit<PropertiesCardMutation>(
        graphql`
          mutation PropertiesCardMutation($input: SaveContactPropertyInput!) {
            saveContactProperty(input: $input) {
              id
              name
              type
              options
            }
          }
        `,
        {
          input: {
            name,
            options: type === 'SELECT' ? options : [],
            ...(property.id === '' ? { type: type as ContactPropertyType } : { id: property.id }),
          },
        },
      );
      toast.success(t('properties.saved'));
      onSaved();
      onClose();
    });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {refusal === undefined || refusal.field !== undefined ? null : <Why refusal={refusal} />}
      <TextInput
        label={t('properties.name')}
        maxLength={40}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
        data-testid="property-name"
        {...errorAt('name')}
      />
      <Select
        label={t('properties.type')}
        description={property.id === '' ? undefined : t('properties.typeStays')}
        disabled={property.id !== ''}
        allowDeselect={false}
        value={type}
        onChange={(next) => setType(next ?? 'TEXT')}
        data={TYPES.map((value) => ({ value, label: t(`properties.types.${value}`) }))}
        data-testid="property-type"
        {...errorAt('type')}
      />
      {type === 'SELECT' ? (
        <TagsInput
          size="md"
          label={t('properties.options')}
          placeholder={t('properties.optionHint')}
          value={options}
          onChange={setOptions}
          acceptValueOnBlur
          data-testid="property-options"
          {...errorAt('options')}
        />
      ) : null}
      <div className={styles['actions']}>
        {property.id === '' ? null : (
          <Button variant="subtle" color="red" className={styles['first'] ?? ''} onClick={onDelete}>
            {t('properties.delete')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} data-testid="property-save">
          {t('properties.save')}
        </Button>
      </div>
    </form>
  );
}

function DeleteProperty({
  property,
  onClose,
  onDeleted,
}: {
  property: Property;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('contacts');
  const { pending, refusal, run } = useCommit();
  const remove = () =>
    run(async () => {
      await commit<PropertiesCardDeleteMutation>(
        graphql`
          mutation PropertiesCardDeleteMutation($id: ID!) {
            deleteContactProperty(id: $id)
          }
        `,
        { id: property.id },
      );
      toast.success(t('properties.deleted'));
      onDeleted();
      onClose();
    });
  return (
    <div className={styles['form']}>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <p>{t('properties.deleteText')}</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('properties.keep')}
        </Button>
        <Button color="red" loading={pending} onClick={() => void remove()} data-testid="property-delete">
          {t('properties.delete')}
        </Button>
      </div>
    </div>
  );
}
