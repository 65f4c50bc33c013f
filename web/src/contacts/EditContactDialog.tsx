import { Button, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { EditContact_contact$key } from '../__generated__/EditContact_contact.graphql.ts';
import type { EditContactDialogPictureMutation } from '../__generated__/EditContactDialogPictureMutation.graphql.ts';
import type { EditContactDialogQuery } from '../__generated__/EditContactDialogQuery.graphql.ts';
import type { EditContactDialogRemovePictureMutation } from '../__generated__/EditContactDialogRemovePictureMutation.graphql.ts';
import type { EditContactMutation } from '../__generated__/EditContactMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Delayed } from '../ui/Delayed.tsx';
import { isAtField } from '../ui/form/fields.ts';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { CONTACT, contactInput, EDITED, valuesOf } from './contactFields.ts';
import { ContactFields } from './ContactFields.tsx';
import styles from './forms.module.css';
import { useContactForm } from './useContactForm.ts';

/** Changes a contact; a lead becomes a saved contact by it (defaults 13.1). */
export function EditContactDialog({
  contactId,
  isLead,
  opened,
  onClose,
}: {
  contactId: string;
  isLead: boolean;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('contacts');
  // Grows when the contact is read again: the form starts over with it.
  const [readings, setReadings] = useState(0);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<span className={styles['title']}>{t(isLead ? 'edit.saveTitle' : 'edit.title')}</span>}
      closeButtonProps={{ 'aria-label': t('edit.close') }}
      centered
    >
      <Pane
        fallback={
          <Delayed>
            <Skeleton height={420} radius="md" />
          </Delayed>
        }
      >
        <EditForm
          key={readings}
          contactId={contactId}
          reading={readings}
          onClose={onClose}
          onRead={() => setReadings((last) => last + 1)}
        />
      </Pane>
    </Modal>
  );
}

function EditForm({
  contactId,
  reading,
  onClose,
  onRead,
}: {
  contactId: string;
  reading: number;
  onClose: () => void;
  onRead: () => void;
}) {
  const { t } = useTranslation(['contacts', 'common']);
  const { getContactById, ...known } = useLazyLoadQuery<EditContactDialogQuery>(
    graphql`
      query EditContactDialogQuery($id: ID!) {
        getContactById(id: $id) {
          id
          ...EditContact_contact
        }
        fetchContactTags {
          name
        }
        fetchContactCompanies {
          name
        }
        fetchContactProperties {
          id
          name
          type
          options
        }
      }
    `,
    { id: contactId },
    // What is changed is read as it is now: somebody else may have changed it since the list was read.
    { fetchPolicy: 'network-only', fetchKey: `${usePaneKey()}.${reading}` },
  );
  const contact = useFragment<EditContact_contact$key>(EDITED, getContactById);
  // The version that the person sees: somebody else's change in the meantime must not be overwritten unseen.
  const [seen, setSeen] = useState(contact.version);
  // One's own new picture is no change of somebody else's; what they changed before it still is.
  const sawOwn = (version: number) => setSeen((last) => (version === last + 1 ? version : last));
  const { pending, refusal, run } = useCommit();
  const form = useContactForm({ withNumber: false, initial: valuesOf(contact) });
  const conflict = refusal?.code === 'CONFLICT';
  const atField = refusal?.field !== undefined && /^(properties\.|tags$)/.test(refusal.field);
  const shownAtField = atField || isAtField(CONTACT, refusal);

  const submit = () =>
    run(async () => {
      await commit<EditContactMutation>(
        graphql`
          mutation EditContactMutation($id: ID!, $version: Int!, $fields: ContactFieldsInput!) {
            updateContact(id: $id, version: $version, fields: $fields) {
              id
              fullName
              ...EditContact_contact
            }
          }
        `,
        { id: contact.id, version: seen, fields: contactInput(form.getValues()) },
      );
      toast.success(t('edit.saved'));
      onClose();
    });

  return (
    <form className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate data-testid="contact-form">
      {refusal === undefined || shownAtField ? null : (
        <div>
          <Why refusal={refusal} />
          {conflict ? (
            <Button size="xs" variant="default" className={styles['offer'] ?? ''} onClick={onRead}>
              {t('edit.readAgain')}
            </Button>
          ) : null}
        </div>
      )}
      <PictureField
        name={`${contact.firstName} ${contact.lastName}`.trim()}
        url={contact.pictureURL}
        onChange={async () => {
          const { removeContactPicture } = await commit<EditContactDialogRemovePictureMutation>(
            graphql`
              mutation EditContactDialogRemovePictureMutation($id: ID!) {
                removeContactPicture(id: $id) {
                  id
                  version
                  pictureURL
                }
              }
            `,
            { id: contact.id },
          );
          sawOwn(removeContactPicture.version);
        }}
        onFile={async (file) => {
          const { setContactPicture } = await commit<EditContactDialogPictureMutation>(
            graphql`
              mutation EditContactDialogPictureMutation($id: ID!, $file: File!) {
                setContactPicture(id: $id, file: $file) {
                  id
                  version
                  pictureURL
                }
              }
            `,
            { id: contact.id, file: null as never },
            { files: { file } },
          );
          sawOwn(setContactPicture.version);
        }}
      />
      <ContactFields
        form={form}
        refusal={refusal}
        known={{
          tags: known.fetchContactTags.map(({ name }) => name),
          companies: known.fetchContactCompanies.map(({ name }) => name),
          properties: known.fetchContactProperties,
        }}
      />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} data-testid="contact-save">
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
