import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AddContactMutation } from '../__generated__/AddContactMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { valuesOf } from './contactFields.ts';
import { NewContactFields } from './ContactFields.tsx';
import styles from './forms.module.css';
import { useContactForm } from './useContactForm.ts';

interface Props {
  /** The list that the contact joins. */
  listId?: string;
  country: string | undefined;
  onAdded: (contactId: string) => void;
  /** The number is somebody's already: that contact is wanted instead. */
  onExisting: (contactId: string) => void;
  onClose: () => void;
}

/** Adds a contact by hand. */
export function AddContact({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation('contacts');
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={<span className={styles['title']}>{t('add.title')}</span>}
      closeButtonProps={{ 'aria-label': t('add.close') }}
      centered
    >
      <AddForm {...props} />
    </Modal>
  );
}

function AddForm({ listId, country, onAdded, onExisting, onClose }: Props) {
  const { t } = useTranslation(['contacts', 'common']);
  const { pending, refusal, run, clear } = useCommit();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const form = useContactForm({
    initial: valuesOf(),
    country,
    withNumber: true,
    onChange: () => {
      renewKey();
      clear();
    },
  });
  const existing = refusal?.code === 'CONTACT_EXISTS' ? refusal.details['contactId'] : undefined;

  const submit = () =>
    run(async () => {
      const { firstName, lastName, phoneNumber, email } = form.getValues();
      const { createContact } = await commit<AddContactMutation>(
        graphql`
          mutation AddContactMutation(
            $firstName: String!
            $lastName: String
            $phoneNumber: String!
            $email: String
            $defaultCountry: String
            $idempotencyKey: String
            $listId: ID
          ) {
            createContact(
              firstName: $firstName
              lastName: $lastName
              phoneNumber: $phoneNumber
              email: $email
              defaultCountry: $defaultCountry
              idempotencyKey: $idempotencyKey
              subscriberListId: $listId
            ) {
              id
              ...ContactRow_contact
            }
          }
        `,
        {
          firstName,
          lastName,
          phoneNumber,
          email: email.trim(),
          defaultCountry: country ?? null,
          idempotencyKey,
          listId: listId ?? null,
        },
      );
      toast.success(t('add.saved'));
      onAdded(createContact.id);
    });

  return (
    <form className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate data-testid="contact-form">
      {refusal === undefined || (refusal.field !== undefined && existing === undefined) ? null : (
        <div>
          <Why refusal={refusal} />
          {typeof existing === 'string' ? (
            <Button
              size="xs"
              variant="default"
              className={styles['offer'] ?? ''}
              data-testid="contact-open-existing"
              onClick={() => onExisting(existing)}
            >
              {t('add.openExisting')}
            </Button>
          ) : null}
        </div>
      )}
      <NewContactFields form={form} refusal={existing === undefined ? refusal : undefined} />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} data-testid="contact-save">
          {t('add.save')}
        </Button>
      </div>
    </form>
  );
}
