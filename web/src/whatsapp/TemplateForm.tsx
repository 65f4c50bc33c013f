import { Button, CloseButton, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  TemplateFormSaveMutation,
  WhatsAppTemplateButtonKind,
  WhatsAppTemplateCategory,
} from '../__generated__/TemplateFormSaveMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Why } from '../ui/Why.tsx';
import { languageName, LANGUAGES } from './languages.ts';
import { placesIn } from './template.ts';
import { TemplateBubble } from './TemplateBubble.tsx';
import styles from './Template.module.css';

type Kind = Exclude<WhatsAppTemplateButtonKind, '%future added value'>;
type Category = Exclude<WhatsAppTemplateCategory, '%future added value'>;
interface EditedButton {
  readonly kind: Kind;
  readonly text: string;
  readonly target: string;
}

/** What can be changed of a template. */
export interface EditedTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly category: Category;
  readonly body: string;
  readonly samples: readonly string[];
  readonly buttons: readonly EditedButton[];
}

const MOST_BUTTONS = 3;
const KINDS: readonly Kind[] = ['REPLY', 'URL', 'PHONE'];
const CATEGORIES: readonly Category[] = ['UTILITY', 'MARKETING'];
const NEW: EditedTemplate = {
  id: '',
  name: '',
  language: 'en',
  category: 'UTILITY',
  body: '',
  samples: [],
  buttons: [],
};

/** Writes a template, beside how people will see it. */
export default function TemplateForm({
  template = NEW,
  onClose,
  onSaved,
}: {
  template?: EditedTemplate | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation(['whatsapp', 'common']);
  const [edited, setEdited] = useState(template);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { pending, refusal, run } = useCommit();
  const edit = (change: Partial<EditedTemplate>) => setEdited((before) => ({ ...before, ...change }));
  const { id, name, language, category, body, buttons } = edited;
  const samples = Array.from({ length: placesIn(body) }, (_, place) => edited.samples[place] ?? '');
  const editButton = (at: number, change: Partial<EditedButton>) =>
    edit({ buttons: buttons.map((button, index) => (index === at ? { ...button, ...change } : button)) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await commit<TemplateFormSaveMutation>(
        graphql`
          mutation TemplateFormSaveMutation($input: SaveWhatsAppTemplateInput!) {
            saveWhatsAppTemplate(input: $input) {
              id
            }
          }
        `,
        {
          input: {
            ...(id === '' ? { idempotencyKey } : { id }),
            name,
            language,
            category,
            body,
            samples,
            buttons: [...buttons],
          },
        },
      );
      onSaved();
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t(id === '' ? 'template.new' : 'template.edit')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form className={styles['form']} onSubmit={submit} data-testid="template-form">
        <TextInput
          label={t('template.name')}
          description={t('template.nameHint')}
          value={name}
          maxLength={60}
          data-autofocus
          data-testid="template-name"
          onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
        />
        <div className={styles['pair']}>
          <Select
            label={t('template.categoryLabel')}
            allowDeselect={false}
            data={CATEGORIES.map((value) => ({ value, label: t(`template.category.${value}`) }))}
            value={category}
            data-testid="template-category"
            onChange={(value) => edit({ category: value as Category })}
          />
          <Select
            label={t('template.language')}
            allowDeselect={false}
            searchable
            data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            onChange={(value) => edit({ language: value ?? 'en' })}
          />
        </div>
        <Textarea
          label={t('template.body')}
          description={t('template.bodyHint', { first: '{{1}}', second: '{{2}}' })}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={1_024}
          value={body}
          data-testid="template-body"
          onChange={({ currentTarget }) => edit({ body: currentTarget.value })}
        />
        {samples.map((sample, place) => (
          <TextInput
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            size="sm"
            label={t('template.sample', { number: place + 1 })}
            value={sample}
            maxLength={200}
            data-testid="template-sample"
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              edit({ samples: samples.map((each, index) => (index === place ? value : each)) });
            }}
          />
        ))}
        {buttons.map(({ kind, text, target }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles['button']} data-testid="template-button">
            <Select
              size="sm"
              label={t('template.buttonKind')}
              allowDeselect={false}
              data={KINDS.map((value) => ({ value, label: t(`template.kind.${value}`) }))}
              value={kind}
              onChange={(value) => editButton(at, { kind: value as Kind, target: '' })}
            />
            <TextInput
              size="sm"
              label={t('template.buttonText')}
              value={text}
              maxLength={20}
              data-testid="template-button-text"
              onChange={({ currentTarget }) => editButton(at, { text: currentTarget.value })}
            />
            {kind === 'REPLY' ? (
              <span />
            ) : (
              <TextInput
                size="sm"
                label={t(`template.target.${kind}`)}
                value={target}
                onChange={({ currentTarget }) => editButton(at, { target: currentTarget.value })}
              />
            )}
            <CloseButton
              aria-label={t('template.removeButton')}
              onClick={() => edit({ buttons: buttons.filter((_, index) => index !== at) })}
            />
          </div>
        ))}
        {buttons.length < MOST_BUTTONS ? (
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} stroke={2} aria-hidden />}
              onClick={() =>
                edit({ buttons: [...buttons, { kind: buttons[0]?.kind ?? 'REPLY', text: '', target: '' }] })
              }
              data-testid="template-add-button"
            >
              {t('template.addButton')}
            </Button>
          </div>
        ) : null}
        {body.trim() === '' ? null : (
          <div>
            <p className={styles['hint']}>{t('template.preview')}</p>
            <TemplateBubble template={{ body, samples, buttons: buttons.filter(({ text }) => text.trim() !== '') }} />
          </div>
        )}
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <div className={styles['bottom']}>
          <Button variant="default" onClick={onClose}>
            {t('template.cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="template-save">
            {t('template.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
