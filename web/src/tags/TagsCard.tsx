import { Button, Input, Modal, TextInput } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TagsCardQuery } from '../__generated__/TagsCardQuery.graphql.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsRow } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { PALETTE } from './palette.ts';
import type { Tag } from './tag.ts';
import { TagChips } from './TagChips.tsx';
import { removeTag, saveTag } from './tagActions.ts';
import styles from './TagsCard.module.css';
import tagStyles from './Tags.module.css';
import { useTagsLive } from './useTagsLive.ts';

const NEW = { id: '', name: '', backgroundColor: '', color: '' };

/** The tags of the workspace: made, renamed, recolored and deleted. */
export default function TagsCard() {
  const { t } = useTranslation('tags');
  const me = useMe();
  useTagsLive();
  const { fetchConversationTags: tags } = useLazyLoadQuery<TagsCardQuery>(
    graphql`
      query TagsCardQuery {
        fetchConversationTags {
          id
          name
          backgroundColor
          color
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [editing, setEditing] = useState<Tag>();
  const [deleting, setDeleting] = useState<Tag>();
  const whyNot = me.role === 'MEMBER' ? t('settings.whyNot', { owner: me.ownerName }) : undefined;
  return (
    <Card
      title={t('settings.title')}
      aside={
        <Disabled why={whyNot}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setEditing(NEW)}
            data-testid="tag-add"
          >
            {t('settings.add')}
          </Button>
        </Disabled>
      }
    >
      {tags.length === 0 ? <p className={styles['note']}>{t('settings.empty')}</p> : null}
      {tags.map((tag) => (
        <SettingsRow
          key={tag.id}
          title={<TagChips tags={[tag]} />}
          action={
            <Disabled why={whyNot}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('settings.editNamed', { name: tag.name })}
                onClick={() => setEditing(tag)}
                data-testid="tag-edit"
              >
                {t('settings.edit')}
              </Button>
            </Disabled>
          }
        />
      ))}
      <Modal
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={<span className={styles['title']}>{t(editing?.id === '' ? 'settings.add' : 'settings.editTitle')}</span>}
        closeButtonProps={{ 'aria-label': t('settings.keep') }}
        centered
      >
        {editing === undefined ? null : (
          <TagForm
            tag={editing}
            onClose={() => setEditing(undefined)}
            onDelete={() => {
              setDeleting(editing);
              setEditing(undefined);
            }}
          />
        )}
      </Modal>
      <Modal
        opened={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={<span className={styles['title']}>{t('settings.deleteTitle', { name: deleting?.name ?? '' })}</span>}
        closeButtonProps={{ 'aria-label': t('settings.keep') }}
        centered
      >
        {deleting === undefined ? null : <DeleteTag id={deleting.id} onClose={() => setDeleting(undefined)} />}
      </Modal>
    </Card>
  );
}

function TagForm({ tag, onClose, onDelete }: { tag: Tag; onClose: () => void; onDelete: () => void }) {
  const { t } = useTranslation(['tags', 'common']);
  const [name, setName] = useState(tag.name);
  const [background, setBackground] = useState(tag.backgroundColor);
  const { pending, refusal, run } = useCommit();
  const isNew = tag.id === '';
  const submit = () =>
    run(async () => {
      await saveTag({
        name,
        ...(isNew ? {} : { id: tag.id }),
        ...(background === '' ? {} : { backgroundColor: background }),
      });
      toast.success(t('settings.saved'));
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
      {refusal === undefined || refusal.field === 'name' ? null : <Why refusal={refusal} />}
      <TextInput
        label={t('settings.name')}
        maxLength={40}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
        data-testid="tag-name"
        {...(refusal?.field === 'name' ? { error: refusal.message } : {})}
      />
      <Input.Wrapper label={t('settings.color')}>
        <div className={tagStyles['colors']} role="radiogroup" aria-label={t('settings.color')}>
          {PALETTE.map(({ name: colorName, backgroundColor, color }) => (
            <button
              key={colorName}
              type="button"
              role="radio"
              aria-checked={background === backgroundColor}
              aria-label={t(`settings.colors.${colorName}`)}
              title={t(`settings.colors.${colorName}`)}
              className={tagStyles['color']}
              style={{ backgroundColor, color }}
              onClick={() => setBackground(backgroundColor)}
              data-testid="tag-color"
            >
              {background === backgroundColor ? <IconCheck size={16} stroke={2} aria-hidden /> : null}
            </button>
          ))}
        </div>
      </Input.Wrapper>
      <div className={styles['actions']}>
        {isNew ? null : (
          <Button variant="subtle" color="red" className={styles['first'] ?? ''} onClick={onDelete}>
            {t('settings.delete')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} data-testid="tag-save">
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

function DeleteTag({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tags');
  const { pending, refusal, run } = useCommit();
  const remove = () =>
    run(async () => {
      await removeTag(id);
      toast.success(t('settings.deleted'));
      onClose();
    });
  return (
    <div className={styles['form']}>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <p>{t('settings.deleteText')}</p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('settings.keep')}
        </Button>
        <Button color="red" loading={pending} onClick={() => void remove()} data-testid="tag-delete">
          {t('settings.delete')}
        </Button>
      </div>
    </div>
  );
}
