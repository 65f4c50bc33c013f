import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type {
  DocumentsForm_documents$data,
  DocumentsForm_documents$key,
} from '../../__generated__/DocumentsForm_documents.graphql.ts';
import type { DocumentsFormAttachMutation } from '../../__generated__/DocumentsFormAttachMutation.graphql.ts';
import type {
  DocumentsFormRequirementsQuery,
  NumberEndUser,
} from '../../__generated__/DocumentsFormRequirementsQuery.graphql.ts';
import type { DocumentsFormSaveMutation } from '../../__generated__/DocumentsFormSaveMutation.graphql.ts';
import type { DocumentsFormSubmitMutation } from '../../__generated__/DocumentsFormSubmitMutation.graphql.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { rightTo } from '../../ui/accessRequests.ts';
import { Card } from '../../ui/Card.tsx';
import { countryName } from '../../ui/countryName.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { NotAllowed } from '../../ui/RequestAccess.tsx';
import { SettingsFields } from '../../ui/SettingsPage.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { Why } from '../../ui/Why.tsx';
import styles from '../Compliance.module.css';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentsAside } from './DocumentsAside.tsx';
import { addressOf, PARTS, type Typed, typedOf } from './typed.ts';
import { useCarrierWords } from './useCarrierWords.ts';

const TONES = {
  APPROVED: 'success',
  DRAFT: 'neutral',
  IN_REVIEW: 'accent',
  PENDING: 'accent',
  REJECTED: 'danger',
} as const;

const DOCUMENTS = graphql`
  fragment DocumentsForm_documents on NumberDocuments {
    id
    status
    endUser
    email
    editable
    version
    fields {
      name
      value
    }
    address {
      address1
      address2
      city
      state
      zip
      country
    }
    documents {
      requirement
      type
      fileName
      size
      fields {
        name
        value
      }
    }
    missing
    ...DocumentsAside_documents
  }
`;

const REQUIREMENTS = graphql`
  query DocumentsFormRequirementsQuery($country: String!, $type: PhoneNumberType!, $endUser: NumberEndUser!) {
    fetchNumberRequirements(country: $country, type: $type, endUser: $endUser) {
      fields {
        name
        label
        hint
      }
      documents {
        requirement
        name
        description
        accepted {
          type
          name
          needsAddress
          needsFile
          fields {
            name
            label
            hint
          }
        }
      }
    }
  }
`;

/** The documents of one country: a form that is saved as a draft however little is filled in. */
export function DocumentsForm({
  country,
  senderId,
  documents: key,
  first,
  whyNot,
  renew,
}: {
  country: string;
  /** Undefined: they are for numbers. */
  senderId: string | undefined;
  documents: DocumentsForm_documents$key | null;
  /** Who used the number when it was saved last. */
  first: NumberEndUser;
  /** Why the person may not change it; undefined: they may. */
  whyNot: string | undefined;
  renew: () => void;
}) {
  const { t, i18n } = useTranslation('numberDocuments');
  const type = senderId === undefined ? 'LOCAL' : 'SENDER_ID';
  const named = { name: senderId ?? '', country: countryName(country, i18n.language) };
  const words = useCarrierWords();
  const saved = useFragment(DOCUMENTS, key) ?? null;
  const [endUser, setEndUser] = useState<NumberEndUser>(first);
  const [typed, setTyped] = useState<Typed>(() => typedOf(saved));
  const [dirty, setDirty] = useState(false);
  const { pending, refusal, run, clear } = useCommit();
  const { fetchNumberRequirements: required } = useLazyLoadQuery<DocumentsFormRequirementsQuery>(REQUIREMENTS, {
    country,
    type,
    endUser,
  });
  const readOnly = whyNot !== undefined || saved?.editable === false;
  const change = (next: Partial<Typed>) => {
    clear();
    setDirty(true);
    setTyped((now) => ({ ...now, ...next }));
  };
  const needsAddress = required.documents.some(({ requirement, accepted }) =>
    accepted.some(({ type, needsAddress: needs }) => needs && type === typed.documents[requirement]?.type),
  );

  const whyNotYet = dirty
    ? t('saveFirst')
    : saved === null || saved.missing.length > 0
      ? t('next.DRAFT')
      : saved.status === 'REJECTED'
        ? t('next.REJECTED')
        : undefined;

  const keep = async (): Promise<Pick<DocumentsForm_documents$data, 'id' | 'version'>> => {
    const { saveNumberDocuments: kept } = await commit<DocumentsFormSaveMutation>(
      graphql`
        mutation DocumentsFormSaveMutation($input: SaveNumberDocumentsInput!) {
          saveNumberDocuments(input: $input) {
            id
            version
            ...DocumentsForm_documents
          }
        }
      `,
      {
        input: {
          country,
          type,
          ...(senderId === undefined ? {} : { senderId }),
          endUser,
          email: typed.email,
          fields: filled(typed.fields, required.fields),
          address: addressOf(typed.address, country),
          documents: required.documents.map(({ requirement, accepted }) => {
            const { type = '', fields = {} } = typed.documents[requirement] ?? {};
            const asked = accepted.find((one) => one.type === type)?.fields ?? [];
            return { requirement, type, fields: filled(fields, asked) };
          }),
          version: saved?.version ?? 0,
        },
      },
    );
    setDirty(false);
    if (saved === null) renew();
    return kept;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(keep)) toast.success(t('saved'));
  };
  const attach = async (requirement: string, file: File) => {
    const done = await run(async () => {
      const { id } = saved !== null && !dirty ? saved : await keep();
      await commit<DocumentsFormAttachMutation>(
        graphql`
          mutation DocumentsFormAttachMutation($input: AttachNumberDocumentInput!) {
            attachNumberDocument(input: $input) {
              id
              ...DocumentsForm_documents
            }
          }
        `,
        { input: { id, requirement, file: null as never } },
        { files: { 'input.file': file } },
      );
    });
    if (done) toast.success(t('file.attached'));
  };
  const submit = async () => {
    if (saved === null) return;
    const done = await run(() =>
      commit<DocumentsFormSubmitMutation>(
        graphql`
          mutation DocumentsFormSubmitMutation($input: SubmitNumberDocumentsInput!) {
            submitNumberDocuments(input: $input) {
              id
              ...DocumentsForm_documents
            }
          }
        `,
        { input: { id: saved.id, version: saved.version } },
      ),
    );
    if (done) toast.success(t('submitted'));
  };

  return (
    <div className={styles['columns']}>
      <form onSubmit={(event) => void save(event)} noValidate className={styles['form']} data-testid="documents-form">
        <NotAllowed why={whyNot} access={rightTo('COMPLAINCE', 'UPDATE')} />
        <Card
          title={senderId === undefined ? t('endUser.label') : t('sender.user', named)}
          aside={saved ? <StatusChip tone={TONES[saved.status]}>{t(`status.${saved.status}`)}</StatusChip> : undefined}
        >
          <p className={styles['note']}>
            {senderId !== undefined && (saved === null || saved.status === 'APPROVED')
              ? t(saved ? 'sender.approved' : 'sender.lead', named)
              : t(saved ? `next.${saved.status}` : 'lead')}
          </p>
          {readOnly || senderId !== undefined ? null : (
            <div className={styles['note']}>
              <SegmentedControl
                aria-label={t('endUser.label')}
                value={endUser}
                onChange={(value) => {
                  setEndUser(value === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'BUSINESS');
                  setDirty(true);
                }}
                data={(['BUSINESS', 'INDIVIDUAL'] as const).map((value) => ({ value, label: t(`endUser.${value}`) }))}
              />
            </div>
          )}
          <SettingsFields>
            {required.fields.map((field) => (
              <TextInput
                key={field.name}
                label={words.field(field)}
                value={typed.fields[field.name] ?? ''}
                readOnly={readOnly}
                maxLength={200}
                onChange={({ currentTarget: { value } }) =>
                  change({ fields: { ...typed.fields, [field.name]: value } })
                }
                data-testid={`documents-${field.name}`}
              />
            ))}
            <TextInput
              type="email"
              label={t('email')}
              description={t('emailHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={typed.email}
              readOnly={readOnly}
              maxLength={200}
              onChange={({ currentTarget: { value } }) => change({ email: value })}
              data-testid="documents-email"
            />
          </SettingsFields>
        </Card>
        {required.documents.map((document) => (
          <DocumentCard
            key={document.requirement}
            document={document}
            typed={typed.documents[document.requirement]}
            file={saved?.documents.find(({ requirement }) => requirement === document.requirement) ?? null}
            readOnly={readOnly}
            pending={pending}
            onChange={(next) => change({ documents: { ...typed.documents, [document.requirement]: next } })}
            onFile={(file) => void attach(document.requirement, file)}
          />
        ))}
        {needsAddress ? (
          <Card title={t('address.title')}>
            <p className={styles['note']}>{t('address.note')}</p>
            <SettingsFields>
              {PARTS.map((part) => (
                <TextInput
                  key={part}
                  label={t(`address.${part}`)}
                  value={typed.address[part]}
                  readOnly={readOnly}
                  maxLength={200}
                  onChange={({ currentTarget: { value } }) => change({ address: { ...typed.address, [part]: value } })}
                  data-testid={`documents-${part}`}
                />
              ))}
            </SettingsFields>
          </Card>
        ) : null}
        {refusal ? <Why refusal={refusal} /> : null}
        {readOnly ? (
          saved?.status === 'APPROVED' ? (
            senderId === undefined ? (
              <Link to="/settings/channels">{t('buy')}</Link>
            ) : (
              <Link to="/settings/channels" search={{ view: 'senders' }}>
                {t('sender.back')}
              </Link>
            )
          ) : null
        ) : (
          <div className={styles['submit']}>
            <Button type="submit" variant="default" loading={pending} data-testid="documents-save">
              {t('save')}
            </Button>
            <Disabled why={whyNotYet}>
              <Button onClick={() => void submit()} loading={pending} data-testid="documents-submit">
                {t('submit')}
              </Button>
            </Disabled>
          </div>
        )}
      </form>
      {saved ? <DocumentsAside documents={saved} required={required} /> : null}
    </div>
  );
}

const filled = (fields: Readonly<Record<string, string>>, asked: readonly { readonly name: string }[]) =>
  asked.flatMap(({ name }) => (fields[name] ? [{ name, value: fields[name] }] : []));
