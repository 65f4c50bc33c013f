import { Button, Modal, Radio, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WebFormDialogCreateMutation } from '../__generated__/WebFormDialogCreateMutation.graphql.ts';
import type { WebFormDialogQuery } from '../__generated__/WebFormDialogQuery.graphql.ts';
import type { WebFormDialogUpdateMutation } from '../__generated__/WebFormDialogUpdateMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { countryOf, formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Acquisition.module.css';
import { type Asks, type Field, FIELDS, nameOf, type WebForm } from './webForm.ts';
import looks from './WebForms.module.css';
import { WebFormPreview } from './WebFormPreview.tsx';

const MOST = { name: 80, heading: 120, body: 600, consent: 800, button: 40, thanks: 300, thanksUrl: 500, text: 450 };
const SHOWN_AT = new Set(
  'name heading body fields consent button country phoneNumberId question answer thanks thanksUrl origins'.split(' '),
);
const LEVELS = ['DOUBLE', 'SINGLE'] as const;
const ASKS = ['NO', 'OPTIONAL', 'REQUIRED'] as const;

/** Makes a web form, or changes what it asks and says and where it leads; how it will look stands beside it. */
export function WebFormDialog({
  form,
  onClose,
  onSaved,
}: {
  /** The form that is changed; without it a new one is made. */
  form?: WebForm;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { t } = useTranslation(['acquisition', 'common']);
  const textOf = useRefusalText();
  const { fetchWorkspacePhoneNumbers, fetchSubscriberLists, getWorkspaceWithSettings, fetchContactProperties } =
    useLazyLoadQuery<WebFormDialogQuery>(
      graphql`
        query WebFormDialogQuery {
          fetchWorkspacePhoneNumbers(usable: true, first: 100) {
            data {
              id
              name
              number
              featureFlags {
                smsFeatureEnabled
              }
            }
          }
          fetchSubscriberLists(first: 100, filters: { type: LIST }) {
            data {
              id
              name
            }
          }
          getWorkspaceWithSettings {
            id
            name
          }
          fetchContactProperties {
            id
            name
          }
        }
      `,
      {},
      { fetchPolicy: 'store-and-network', fetchKey: usePaneKey() },
    );
  const numbers = fetchWorkspacePhoneNumbers.data.filter(({ featureFlags }) => featureFlags.smsFeatureEnabled);
  const lists = fetchSubscriberLists.data;
  const { name: workspace } = getWorkspaceWithSettings;
  const [first] = numbers;
  const [draft, setDraft] = useState(() => ({
    name: form?.name ?? '',
    heading: form?.heading ?? '',
    body: form?.body ?? '',
    consent: form?.consent ?? t('form.starts.consent', { workspace }),
    button: form?.button ?? '',
    question: form?.question ?? t('form.starts.question', { workspace }),
    answer: form === undefined ? t('starts.answer', { workspace }) : (form.answer ?? ''),
    thanks: form?.thanks ?? '',
    thanksUrl: form?.thanksUrl ?? '',
    origins: (form?.origins ?? []).join('\n'),
  }));
  const [asked, setAsked] = useState<Readonly<Record<string, Asks>>>(() =>
    Object.fromEntries(
      (form?.fields ?? [{ field: 'FIRST_NAME', propertyId: null, required: false } as const]).map((each) => [
        nameOf(each),
        each.required ? 'REQUIRED' : 'OPTIONAL',
      ]),
    ),
  );
  const [phoneNumberId, setNumber] = useState<string | null>(form?.phoneNumberId ?? first?.id ?? null);
  const [listId, setList] = useState<string | null>(form?.listId ?? lists[0]?.id ?? null);
  const [level, setLevel] = useState<'SINGLE' | 'DOUBLE'>(form?.optInLevel === 'SINGLE' ? 'SINGLE' : 'DOUBLE');
  const [country, setCountry] = useState<string | null>(
    form?.country ?? (first === undefined ? undefined : countryOf(first.number)) ?? 'US',
  );
  // The dialog is longer than a window: what is wrong comes into sight.
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const own = useRef<HTMLFormElement>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { pending, refusal, run } = useCommit();
  // After a try, and after what the server said to it.
  const seen = `${tries} ${refusal?.code ?? ''}`;
  useEffect(() => {
    if (!seen.startsWith('0')) own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [seen]);
  const questions = [
    ...FIELDS.map((field) => ({ name: field as string, field, label: t(`form.asks.${field}`), propertyId: null })),
    ...fetchContactProperties.map(({ id, name }) => ({
      name: id,
      field: 'PROPERTY' as const,
      label: name,
      propertyId: id,
    })),
  ];
  const chosen = questions.flatMap(({ name, label, field, propertyId }) => {
    const asks = asked[name] ?? 'NO';
    return asks === 'NO' ? [] : [{ name, label, field, propertyId, required: asks === 'REQUIRED' }];
  });
  const isMissing = (name: 'name' | 'heading' | 'consent') => draft[name].trim() === '';
  const missing =
    isMissing('name') ||
    isMissing('heading') ||
    isMissing('consent') ||
    phoneNumberId === null ||
    listId === null ||
    country === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTries((before) => before + 1);
    if (missing || pending) return;
    const { origins, ...texts } = draft;
    const input = {
      ...texts,
      phoneNumberId,
      listId,
      country,
      optInLevel: level,
      question: level === 'DOUBLE' ? draft.question : null,
      fields: chosen.map(({ field, propertyId, required }) => ({ field, propertyId, required })),
      origins: origins.split(/[\s,]+/).filter(Boolean),
    };
    void run(async () => {
      if (form === undefined) {
        const { createWebForm } = await commit<WebFormDialogCreateMutation>(
          graphql`
            mutation WebFormDialogCreateMutation($input: WebFormInput!, $idempotencyKey: String) {
              createWebForm(input: $input, idempotencyKey: $idempotencyKey) {
                id
              }
            }
          `,
          { input, idempotencyKey },
        );
        return onSaved(createWebForm.id);
      }
      await commit<WebFormDialogUpdateMutation>(
        graphql`
          mutation WebFormDialogUpdateMutation($id: ID!, $version: Int!, $input: WebFormInput!) {
            updateWebForm(id: $id, version: $version, input: $input) {
              id
              version
            }
          }
        `,
        { id: form.id, version: form.version, input },
      );
      onSaved(form.id);
    });
  };
  const refused = (field: string) => (refusal?.field === field ? textOf(refusal) : undefined);
  const bind = (name: keyof typeof draft, most: number) => ({
    label: t(`form.field.${name}`),
    value: draft[name],
    maxLength: most,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
    'data-testid': `form-${name}`,
  });
  const needed = (name: 'name' | 'heading' | 'consent') =>
    tried && isMissing(name) ? t(`form.missing.${name}`) : refused(name);
  const area = { autosize: true, minRows: 2, maxRows: 8 } as const;
  return (
    <Modal
      opened
      onClose={onClose}
      size={960}
      title={
        <span className={styles['dialogTitle']}>{t(form === undefined ? 'form.create.title' : 'form.edit.title')}</span>
      }
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <div className={looks['maker']}>
        <form ref={own} className={styles['form']} onSubmit={submit} noValidate data-testid="form-form">
          <TextInput
            {...bind('name', MOST.name)}
            description={t('form.hint.name')}
            error={needed('name')}
            autoComplete="off"
            data-autofocus
          />
          <TextInput {...bind('heading', MOST.heading)} error={needed('heading')} autoComplete="off" />
          <Textarea {...area} {...bind('body', MOST.body)} error={refused('body')} />
          <Asking questions={questions} asked={asked} onAsk={setAsked} error={refused('fields')} />
          <Textarea
            {...area}
            {...bind('consent', MOST.consent)}
            description={t('form.hint.consent')}
            error={needed('consent')}
          />
          <TextInput
            {...bind('button', MOST.button)}
            placeholder={t('form.preview.button')}
            error={refused('button')}
            autoComplete="off"
          />
          <Select
            label={t('field.list')}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('field.noneFound')}
            data={lists.map(({ id, name }) => ({ value: id, label: name }))}
            value={listId}
            onChange={setList}
            error={lists.length === 0 ? t('field.noList') : undefined}
            data-testid="form-list"
          />
          <Select
            label={t('field.number')}
            description={t('form.hint.number')}
            allowDeselect={false}
            data={numbers.map(({ id, name, number }) => ({
              value: id,
              label:
                name === formatPhone(number) || name === '' ? formatPhone(number) : `${name}, ${formatPhone(number)}`,
            }))}
            value={phoneNumberId}
            onChange={setNumber}
            error={numbers.length === 0 ? t('field.noNumber') : refused('phoneNumberId')}
          />
          <CountryPicker
            label={t('form.field.country')}
            description={t('form.hint.country')}
            allowDeselect={false}
            value={country}
            onChange={setCountry}
            error={refused('country')}
          />
          <Radio.Group
            label={t('field.level')}
            value={level}
            onChange={(next) => setLevel(next === 'SINGLE' ? 'SINGLE' : 'DOUBLE')}
          >
            <div className={styles['levels']}>
              {LEVELS.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(value === 'DOUBLE' ? 'level.DOUBLE' : 'form.level.SINGLE')}
                  description={t(value === 'DOUBLE' ? 'levelHint.DOUBLE' : 'form.levelHint.SINGLE')}
                  data-testid={`form-level-${value}`}
                />
              ))}
            </div>
          </Radio.Group>
          {level === 'DOUBLE' ? (
            <Textarea
              {...area}
              {...bind('question', MOST.text)}
              description={t('field.questionHint')}
              error={refused('question')}
            />
          ) : null}
          <Textarea
            {...area}
            {...bind('answer', MOST.text)}
            {...(level === 'SINGLE' ? { description: t('form.hint.answer') } : {})}
            error={refused('answer')}
          />
          <Textarea
            {...area}
            {...bind('thanks', MOST.thanks)}
            description={t('form.hint.thanks')}
            error={refused('thanks')}
          />
          <TextInput
            {...bind('thanksUrl', MOST.thanksUrl)}
            description={t('form.hint.thanksUrl')}
            type="url"
            inputMode="url"
            error={refused('thanksUrl')}
            autoComplete="off"
          />
          <Textarea
            {...area}
            {...bind('origins', 2_000)}
            description={t('form.hint.origins')}
            error={refused('origins')}
            autoComplete="off"
            spellCheck={false}
          />
          {refusal === undefined || SHOWN_AT.has(refusal.field ?? '') ? null : <Why refusal={refusal} />}
          <div className={styles['buttonsEnd']}>
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={pending} data-testid="form-save">
              {t(form === undefined ? 'form.create.save' : 'form.edit.save')}
            </Button>
          </div>
        </form>
        <div className={looks['beside']}>
          <p className={looks['quiet']}>{t('form.preview.title')}</p>
          <WebFormPreview
            heading={draft.heading}
            body={draft.body}
            consent={draft.consent}
            button={draft.button}
            questions={chosen}
          />
        </div>
      </div>
    </Modal>
  );
}

/** What the form asks beside the phone number, which it always does. */
function Asking({
  questions,
  asked,
  onAsk,
  error,
}: {
  questions: readonly { name: string; field: Field | 'PROPERTY'; label: string }[];
  asked: Readonly<Record<string, Asks>>;
  onAsk: (asked: Readonly<Record<string, Asks>>) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('acquisition');
  const id = useId();
  return (
    <fieldset className={looks['asking']} aria-describedby={error === undefined ? undefined : `${id}-wrong`}>
      <legend>{t('form.field.fields')}</legend>
      <p className={looks['quiet']}>{t('form.hint.fields')}</p>
      {questions.map(({ name, label }) => (
        <div key={name} className={looks['ask']}>
          <span id={`${id}-${name}`} dir="auto">
            {label}
          </span>
          <SegmentedControl
            size="xs"
            withItemsBorders={false}
            aria-labelledby={`${id}-${name}`}
            value={asked[name] ?? 'NO'}
            onChange={(asks) => onAsk({ ...asked, [name]: asks })}
            data={ASKS.map((value) => ({ value, label: t(`form.ask.${value}`) }))}
            data-testid={`form-ask-${name}`}
          />
        </div>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-wrong`} className={looks['wrong']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
