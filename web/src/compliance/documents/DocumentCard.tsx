import { Button, FileButton, Select, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentsFormRequirementsQuery$data } from '../../__generated__/DocumentsFormRequirementsQuery.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { fileSize } from '../../ui/fileSize.ts';
import { SettingsFields } from '../../ui/SettingsPage.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from '../Compliance.module.css';
import type { TypedDocument } from './typed.ts';
import { useCarrierWords } from './useCarrierWords.ts';

export type Required = DocumentsFormRequirementsQuery$data['fetchNumberRequirements'];

const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** One document that is asked for: which of the accepted it is, what it says, and its file. */
export function DocumentCard({
  document,
  typed,
  file,
  readOnly,
  pending,
  onChange,
  onFile,
}: {
  document: Required['documents'][number];
  typed: TypedDocument | undefined;
  file: { readonly fileName: string | null | undefined; readonly size: number } | null;
  readOnly: boolean;
  pending: boolean;
  onChange: (next: TypedDocument) => void;
  onFile: (file: File) => void;
}) {
  const { t, i18n } = useTranslation('numberDocuments');
  const words = useCarrierWords();
  const resetRef = useRef<() => void>(null);
  const { requirement, description, accepted } = document;
  const chosen = accepted.find(({ type }) => type === typed?.type);
  return (
    <Card title={words.requirement(document)}>
      <p className={styles['note']}>
        <Words>{words.more(`requirements.${requirement}`, description)}</Words>
      </p>
      <SettingsFields>
        <Select
          label={t('accepted')}
          placeholder={t('choose')}
          value={chosen?.type ?? null}
          data={accepted.map((one) => ({ value: one.type, label: words.document(one) }))}
          readOnly={readOnly}
          onChange={(type) => onChange({ type: type ?? '', fields: typed?.fields ?? {} })}
          data-testid={`documents-${requirement}-type`}
        />
        {(chosen?.fields ?? []).map((field) => (
          <TextInput
            key={field.name}
            label={words.field(field)}
            description={words.more(`fields.${field.name}`, field.hint)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed?.fields[field.name] ?? ''}
            readOnly={readOnly}
            maxLength={200}
            onChange={({ currentTarget: { value } }) =>
              onChange({ type: chosen?.type ?? '', fields: { ...typed?.fields, [field.name]: value } })
            }
            data-testid={`documents-${requirement}-${field.name}`}
          />
        ))}
      </SettingsFields>
      {chosen?.needsFile || file?.fileName ? (
        <div className={styles['submit']}>
          <p className={styles['note']} data-testid={`documents-${requirement}-file`}>
            {file?.fileName ? (
              <Words>{t('file.kept', { name: file.fileName, size: fileSize(file.size, i18n.language) })}</Words>
            ) : (
              t('file.hint')
            )}
          </p>
          {readOnly ? null : (
            <FileButton
              accept={ACCEPTED}
              resetRef={resetRef}
              onChange={(given) => {
                resetRef.current?.();
                if (given) onFile(given);
              }}
              inputProps={{ 'aria-label': `${words.requirement(document)}: ${t('file.choose')}` }}
            >
              {(button) => (
                <Button {...button} variant="default" loading={pending}>
                  {t(file?.fileName ? 'file.replace' : 'file.choose')}
                </Button>
              )}
            </FileButton>
          )}
        </div>
      ) : null}
    </Card>
  );
}
