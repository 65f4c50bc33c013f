import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconEraser, IconMessage2, IconPencil, IconPhone, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { ContactDrawerQuery } from '../__generated__/ContactDrawerQuery.graphql.ts';
import type { EditContact_contact$key } from '../__generated__/EditContact_contact.graphql.ts';
import { person } from '../erasure/parts.ts';
import { useMe } from '../people/useMe.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { DetailDrawer, DrawerSteps } from '../ui/list/DetailDrawer.tsx';
import type { Steps } from '../ui/list/steps.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './ContactDrawer.module.css';
import { EDITED } from './contactFields.ts';
import { EditContact } from './EditContact.tsx';
import { TagChips } from './TagChips.tsx';
import { useContactUndo } from './useContactUndo.ts';
import { useFacts } from './useFacts.tsx';

const Predictions = lazyPart(() => import('../segments/parts.ts').then(({ Predictions: Part }) => ({ default: Part })));

const ContactConsent = lazyPart(() =>
  import('../consent/parts.ts').then(({ ContactConsent: Part }) => ({ default: Part })),
);

const ContactNotes = lazyPart(() => import('../notes/ContactNotes.tsx'));
const ErasePerson = lazyPart(person);
const ShareInChat = lazyPart(() => import('../chat/ShareInChat.tsx'));

/** Who a contact is, beside the list, with call, message and edit. Esc closes it. */
export function ContactDrawer({
  id,
  note,
  onClose,
  steps,
}: {
  id: string;
  /** The note that a link points to. */
  note?: string | undefined;
  onClose: () => void;
  steps: Steps;
}) {
  const { t } = useTranslation('contacts');
  const [erasing, setErasing] = useState<string>();
  return (
    <>
      <DetailDrawer id={id} label={t('details.title')} closeLabel={t('details.close')} onClose={onClose} steps={steps}>
        <Details contactId={id} note={note} onDeleted={onClose} onErase={setErasing} />
      </DetailDrawer>
      {erasing === undefined ? null : (
        <Suspense>
          <ErasePerson contactId={id} name={erasing} onClose={() => setErasing(undefined)} onErased={onClose} />
        </Suspense>
      )}
    </>
  );
}

function Details({
  contactId,
  note,
  onDeleted,
  onErase,
}: {
  contactId: string;
  note: string | undefined;
  onDeleted: () => void;
  onErase: (name: string) => void;
}) {
  const { t } = useTranslation(['contacts', 'erasure']);
  const phone = usePhone();
  const me = useMe();
  const fetchKey = usePaneKey();
  const [editing, setEditing] = useState(false);
  const { getContactById: contact } = useLazyLoadQuery<ContactDrawerQuery>(
    graphql`
      query ContactDrawerQuery($id: ID!) {
        getContactById(id: $id) {
          id
          fullName
          pictureURL
          phoneNumber
          isLead
          createdAt
          lastContactedAt
          ...EditContact_contact
        }
      }
    `,
    { id: contactId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { fullName, phoneNumber, isLead, createdAt, lastContactedAt } = contact;
  const known = useFragment<EditContact_contact$key>(EDITED, contact);
  const name = fullName === '' ? formatPhone(phoneNumber) : fullName;
  const facts = useFacts(known, phoneNumber, lastContactedAt);
  return (
    <div className={styles['details']} data-testid="contact-details">
      <div className={styles['who']}>
        <Avatar name={fullName} image={contact.pictureURL} size={56} />
        <div>
          <Words as="h2">{name}</Words>
          <p>{t('details.since', { date: writtenDate(new Date(String(createdAt))) })}</p>
        </div>
        {isLead ? <StatusChip tone="warning">{t('lead')}</StatusChip> : null}
        <DrawerSteps />
      </div>
      <div className={styles['actions']}>
        <Button
          leftSection={<IconPhone size={18} stroke={1.75} />}
          onClick={() => phone.send({ type: 'DIAL', to: phoneNumber })}
        >
          {t('details.call')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId }} />}
          leftSection={<IconMessage2 size={18} stroke={1.75} />}
        >
          {t('details.message')}
        </Button>
        <Button
          variant="default"
          data-testid="contact-edit"
          leftSection={isLead ? <IconUserPlus size={18} stroke={1.75} /> : <IconPencil size={18} stroke={1.75} />}
          onClick={() => setEditing(true)}
        >
          {t(isLead ? 'details.save' : 'details.edit')}
        </Button>
        <Suspense>
          <ShareInChat kind="CONTACT" id={contactId} />
        </Suspense>
        <DeleteContact id={contactId} onDeleted={onDeleted} />
      </div>
      <dl className={styles['facts']}>
        {facts.map(({ key, icon: FactIcon, label, value, copy, copyLabel }) => (
          <div key={key}>
            <dt>
              <FactIcon size={17} stroke={1.75} aria-hidden />
              <Words>{label}</Words>
            </dt>
            <dd>
              {value}
              {copy === undefined ? null : <CopyButton value={copy} label={copyLabel ?? label} />}
            </dd>
          </div>
        ))}
      </dl>
      {known.tags.length === 0 ? null : (
        <div className={styles['tags']}>
          <TagChips tags={known.tags.map((tag) => tag.name)} label={t('details.tags')} />
        </div>
      )}
      <Suspense>
        <ContactNotes contactId={contactId} target={note} />
      </Suspense>
      <Suspense>
        <Predictions contactId={contactId} />
      </Suspense>
      <Suspense>
        <ContactConsent contactId={contactId} />
      </Suspense>
      {me.role === 'OWNER' || me.role === 'ADMIN' ? (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconEraser size={18} stroke={1.75} />}
          onClick={() => onErase(name)}
          data-testid="erase-person"
        >
          {t('erasure:person.action')}
        </Button>
      ) : null}
      <EditContact contactId={contactId} isLead={isLead} opened={editing} onClose={() => setEditing(false)} />
    </div>
  );
}

/** Deletes the contact, with a way back. */
function DeleteContact({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { t } = useTranslation('contacts');
  const me = useMe();
  const { remove, failed } = useContactUndo();
  const [pending, setPending] = useState(false);
  const deleteNow = async () => {
    setPending(true);
    try {
      await remove([id]);
      onDeleted();
    } catch (error) {
      failed(error);
      setPending(false);
    }
  };
  const button = (
    <ActionIcon
      size={36}
      variant="default"
      aria-label={t('details.delete')}
      loading={pending}
      onClick={() => void deleteNow()}
      data-testid="contact-delete"
    >
      <IconTrash size={18} stroke={1.75} />
    </ActionIcon>
  );
  const whyNot = me.whyNot('CONTACTS', 'DELETE');
  return whyNot === undefined ? (
    <Tooltip label={t('details.delete')}>{button}</Tooltip>
  ) : (
    <Disabled why={whyNot} access={rightTo('CONTACTS', 'DELETE')}>
      {button}
    </Disabled>
  );
}
