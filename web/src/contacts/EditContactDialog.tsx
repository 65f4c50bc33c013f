import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment } from 'react-relay';
import type { EditContact_contact$key } from '../__generated__/EditContact_contact.graphql.ts';
import type { EditContactMutation } from '../__generated__/EditContactMutation.graphql.ts';
import type { EditContactQuery } from '../__generated__/EditContactQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './forms.module.css';
import { useContactForm } from './useContactForm.ts';

const CONTACT = graphql`
  fragment EditContact_contact on Contact {
    id
    version
    isLead
    firstName
    lastName
    email
    city
    company {
      name
    }
  }
`;

/** Changes a contact; a lead becomes a saved contact by it (defaults 13.1). */
export function EditContactDialog({
  contact: key,
  opened,
  onClose,
}: {
  contact: EditContact_contact$key;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('contacts');
  const { isLead } = useFragment(CONTACT, key);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<span className={styles['title']}>{t(isLead ? 'edit.saveTitle' : 'edit.title')}</span>}
      closeButtonProps={{ 'aria-label': t('edit.close') }}
      centered
    >
      <EditForm contact={key} onClose={onClose} />
    </Modal>
  );
}

function EditForm({ contact: key, onClose }: { contact: EditContact_contact$key; onClose: () => void }) {
  const { t } = useTranslation(['contacts', 'common']);
  const contact = useFragment(CONTACT, key);
  // The version that the person sees: somebody else's change in the meantime must not be overwritten unseen.
  const [seen, setSeen] = useState(contact.version);
  const { pending, refusal, run } = useCommit();
  const form = useContactForm({
    withNumber: false,
    initial: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      phoneNumber: '',
      email: contact.email ?? '',
      company: contact.company?.name ?? '',
      city: contact.city ?? '',
    },
  });
  const conflict = refusal?.code === 'CONFLICT';

  const submit = () =>
    run(async () => {
      const { firstName, lastName, email, company, city } = form.getValues();
      await commit<EditContactMutation>(
        graphql`
          mutation EditContactMutation(
            $id: ID!
            $version: Int!
            $firstName: String
            $lastName: String
            $email: String
            $company: String
            $city: String
          ) {
            updateContact(
              id: $id
              version: $version
              firstName: $firstName
              lastName: $lastName
              email: $email
              company: $company
              city: $city
            ) {
              id
              fullName
              ...EditContact_contact
            }
          }
        `,
        { id: contact.id, version: seen, firstName, lastName, email: email.trim(), company, city },
      );
      toast.success(t('edit.saved'));
      onClose();
    });

  const readAgain = () =>
    run(async () => {
      const data = await fetchQuery<EditContactQuery>(
        environment,
        graphql`
          query EditContactQuery($id: ID!) {
            getContactById(id: $id) {
              id
              fullName
              version
              firstName
              lastName
              email
              city
              company {
                name
              }
            }
          }
        `,
        { id: contact.id },
        { networkCacheConfig: { force: true } },
      ).toPromise();
      if (data === undefined) return;
      const { version, firstName, lastName, email, city, company } = data.getContactById;
      setSeen(version);
      form.setValues({ firstName, lastName, email: email ?? '', city: city ?? '', company: company?.name ?? '' });
    });

  return (
    <form className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate data-testid="contact-form">
      {refusal === undefined || refusal.field !== undefined ? null : (
        <div>
          <Why refusal={refusal} />
          {conflict ? (
            <Button size="xs" variant="default" className={styles['offer'] ?? ''} onClick={() => void readAgain()}>
              {t('edit.readAgain')}
            </Button>
          ) : null}
        </div>
      )}
      <ContactFields form={form} withNumber={false} refusal={refusal} />
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
