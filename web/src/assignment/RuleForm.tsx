import { Button, Modal, MultiSelect, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../base/relay/useCommit.ts';
import { SegmentCount } from '../inbox/SegmentCount.tsx';
import { countSegments, smartEncode } from '../inbox/segments.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Assignment.module.css';
import {
  CHANNELS,
  CONTACTS,
  editedOf,
  type EditedRule,
  HOURS,
  inputOf,
  KINDS,
  LONGEST_REPLY,
  type Named,
  type Rule,
} from './rule.ts';
import { removeRule, saveRule } from './ruleActions.ts';

/** Entries of one condition, and characters of a word, as messaging takes them. */
const MOST = 50;
const LONGEST = 60;

/** What a rule asks for, and what it does. */
export function RuleForm({
  rule,
  initial,
  named,
  onClose,
}: {
  /** Absent: a new one. */
  rule?: Rule;
  /** What a new one begins with. */
  initial: EditedRule;
  named: Named;
  onClose: () => void;
}) {
  const { t } = useTranslation(['assignment', 'common']);
  const [edited, setEdited] = useState<EditedRule>(() => (rule === undefined ? initial : editedOf(rule)));
  const [missing, setMissing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { pending, refusal, run } = useCommit();
  const edit = (change: Partial<EditedRule>) => setEdited((before) => ({ ...before, ...change }));
  const { kind } = edited;
  const replies = kind === 'REPLY';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (replies && edited.text.trim() === '') return setMissing(true);
    void run(async () => {
      await saveRule(inputOf(edited));
      toast.success(t('saved'));
      onClose();
    });
  };
  const remove = () =>
    run(async () => {
      await removeRule(edited.id);
      toast.success(t('deleted'));
      onClose();
    });
  const many = (
    field: 'phoneNumberIds' | 'teamIds' | 'tagIds' | 'listIds',
    data: Named[keyof Named],
    label: string,
  ) => (
    <MultiSelect
      label={label}
      searchable
      clearable
      maxValues={MOST}
      data={[...data]}
      value={[...edited[field]]}
      placeholder={edited[field].length === 0 ? t('any') : ''}
      nothingFoundMessage={t('nothing')}
      onChange={(value) => edit({ [field]: value })}
      data-testid={`rule-${field}`}
    />
  );
  const typed = (field: 'words' | 'contactTags', label: string, hint: string) => (
    <TagsInput
      label={label}
      description={hint}
      maxTags={MOST}
      maxLength={LONGEST}
      value={[...edited[field]]}
      onChange={(value) => edit({ [field]: value })}
      data-testid={`rule-${field}`}
    />
  );
  if (deleting)
    return (
      <Modal
        opened
        onClose={() => setDeleting(false)}
        title={<b>{t('deleteTitle', { name: rule?.name ?? '' })}</b>}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <div className={styles['form']}>
          {refusal === undefined ? null : <Why refusal={refusal} />}
          <p>{t(replies ? 'reply.deleteText' : 'deleteText')}</p>
          <div className={styles['actions']}>
            <Button variant="default" onClick={() => setDeleting(false)}>
              {t('common:cancel')}
            </Button>
            <Button color="red" loading={pending} onClick={() => void remove()} data-testid="rule-delete-confirm">
              {t('delete')}
            </Button>
          </div>
        </div>
      </Modal>
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t(replies ? (rule ? 'reply.edit' : 'reply.new') : rule ? 'editTitle' : 'new')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form className={styles['form']} noValidate onSubmit={submit} data-testid="rule-form">
        {refusal === undefined || refusal.field === 'name' || refusal.field === 'action.text' ? null : (
          <Why refusal={refusal} />
        )}
        <TextInput
          label={t('name')}
          value={edited.name}
          maxLength={LONGEST}
          data-autofocus
          onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
          data-testid="rule-name"
          {...(refusal?.field === 'name' ? { error: refusal.message } : {})}
        />
        <fieldset className={styles['group']}>
          <legend>{t('if')}</legend>
          <p className={styles['hint']}>{t('ifHint')}</p>
          <MultiSelect
            label={t('field.channels')}
            clearable
            data={CHANNELS.filter((value) => !replies || value !== 'VOICE').map((value) => ({
              value,
              label: t(`channel.${value}`),
            }))}
            value={[...edited.channels]}
            placeholder={edited.channels.length === 0 ? t('any') : ''}
            onChange={(channels) => edit({ channels })}
            data-testid="rule-channels"
          />
          {many('phoneNumberIds', named.numbers, t('field.numbers'))}
          {many('teamIds', named.teams, t('field.teams'))}
          {typed('words', t('field.words'), t('field.wordsHint'))}
          <div className={styles['pair']}>
            <Select
              label={t('field.contact')}
              allowDeselect={false}
              data={[
                { value: '', label: t('anybody') },
                ...CONTACTS.map((value) => ({ value, label: t(`contact.${value}`) })),
              ]}
              value={edited.contact}
              onChange={(value) => edit({ contact: value ?? '' })}
              data-testid="rule-contact"
            />
            <Select
              label={t('field.hours')}
              allowDeselect={false}
              data={[
                { value: '', label: t('anytime') },
                ...HOURS.map((value) => ({ value, label: t(`hours.${value}`) })),
              ]}
              value={edited.hours}
              onChange={(value) => edit({ hours: value ?? '' })}
              data-testid="rule-hours"
            />
          </div>
          {named.tags.length === 0 ? null : many('tagIds', named.tags, t('field.tags'))}
          {typed('contactTags', t('field.contactTags'), t('field.contactTagsHint'))}
          {named.lists.length === 0 ? null : many('listIds', named.lists, t('field.lists'))}
        </fieldset>
        <fieldset className={styles['group']}>
          <legend>{t('then')}</legend>
          {replies ? (
            <>
              <Textarea
                label={t('reply.text')}
                description={t(edited.words.length > 0 ? 'reply.oftenWords' : 'reply.often')}
                autosize
                minRows={3}
                maxLength={LONGEST_REPLY}
                value={edited.text}
                onChange={({ currentTarget }) => {
                  setMissing(false);
                  edit({ text: currentTarget.value });
                }}
                error={missing ? t('reply.missing') : refusal?.field === 'action.text' ? refusal.message : undefined}
                data-testid="rule-text"
              />
              <SegmentCount counted={countSegments(smartEncode(edited.text))} free={false} />
            </>
          ) : (
            <WhoFor named={named} edited={edited} edit={edit} />
          )}
        </fieldset>
        <div className={styles['actions']}>
          {rule === undefined ? null : (
            <Button
              variant="subtle"
              color="red"
              className={styles['first'] ?? ''}
              onClick={() => setDeleting(true)}
              data-testid="rule-delete"
            >
              {t('delete')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="rule-save">
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Whom work is for by a rule, and what tags it gets. */
function WhoFor({
  named,
  edited,
  edit,
}: {
  named: Named;
  edited: EditedRule;
  edit: (change: Partial<EditedRule>) => void;
}) {
  const { t } = useTranslation('assignment');
  const { kind } = edited;
  if (kind === 'REPLY') return null;
  return (
    <>
      <div className={styles['pair']}>
        <Select
          label={t('field.kind')}
          allowDeselect={false}
          data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(value) => {
            const next = value ?? 'NONE';
            const same = (next === 'PERSON') === (kind === 'PERSON') && next !== 'NONE';
            edit({ kind: next, ...(same ? {} : { targetId: '' }) });
          }}
          data-testid="rule-kind"
        />
        {kind === 'NONE' ? (
          <span />
        ) : (
          <Select
            label={t(kind === 'PERSON' ? 'field.person' : 'field.team')}
            searchable
            allowDeselect={false}
            data={[...(kind === 'PERSON' ? named.people : named.teams)]}
            value={edited.targetId || null}
            placeholder={t('choose')}
            nothingFoundMessage={t('nothing')}
            onChange={(value) => edit({ targetId: value ?? '' })}
            data-testid="rule-target"
          />
        )}
      </div>
      {kind === 'NONE' ? null : <p className={styles['hint']}>{t(`about.${kind}`)}</p>}
      {kind === 'NONE' || kind === 'TEAM' ? null : (
        <Switch
          label={t('handOn')}
          description={t('handOnHint')}
          checked={edited.handOn}
          onChange={({ currentTarget }) => edit({ handOn: currentTarget.checked })}
          data-testid="rule-hand-on"
        />
      )}
      {named.tags.length === 0 ? null : (
        <MultiSelect
          label={t('field.addTags')}
          searchable
          clearable
          maxValues={20}
          data={[...named.tags]}
          value={[...edited.addTagIds]}
          nothingFoundMessage={t('nothing')}
          onChange={(addTagIds) => edit({ addTagIds })}
          data-testid="rule-add-tags"
        />
      )}
    </>
  );
}
