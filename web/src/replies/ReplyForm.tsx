import { Button, Input, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReplyFormQuery } from '../__generated__/ReplyFormQuery.graphql.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { type Placeholder, PLACEHOLDERS } from './placeholders.ts';
import { Preview } from './Preview.tsx';
import { removeReply, saveReply } from './replyActions.ts';
import styles from './Replies.module.css';
import type { Reply } from './reply.ts';

const FIELDS = new Set(['name', 'body', 'audience']);

/** Writes a saved reply: what it is called, what it says, and for whom it is. */
export function ReplyForm({
  reply,
  onClose,
  onDelete,
}: {
  reply: Reply | undefined;
  onClose: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation(['replies', 'common']);
  const me = useMe();
  const { fetchTeams } = useLazyLoadQuery<ReplyFormQuery>(
    graphql`
      query ReplyFormQuery {
        fetchTeams(first: 100) {
          data {
            id
            name
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const teams = fetchTeams.data;
  const [name, setName] = useState(reply?.name ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const [audience, setAudience] = useState(
    reply === undefined ? 'OWN' : reply.audience === 'TEAM' ? (reply.team?.id ?? 'OWN') : reply.audience,
  );
  const { pending, refusal, run } = useCommit();
  const field = useRef<HTMLTextAreaElement>(null);
  const action = reply === undefined ? 'CREATE' : 'UPDATE';
  const scope = me.scope('AUTOMATIONS', action);
  const audiences = [
    { value: 'OWN', label: t('audience.OWN') },
    ...(scope === 'all' ? [{ value: 'WORKSPACE', label: t('audience.WORKSPACE') }] : []),
    ...teams
      .filter(({ id }) => scope === 'all' || (scope === 'team' && me.teamIds.includes(id)))
      .map((team) => ({ value: team.id, label: t('audience.TEAM', { name: team.name }) })),
  ];
  const put = (place: Placeholder) => {
    const { selectionStart: from = body.length, selectionEnd: to = body.length } = field.current ?? {};
    const written = `{${place}}`;
    setBody(body.slice(0, from) + written + body.slice(to));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + written.length, from + written.length);
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      const isTeam = audience !== 'OWN' && audience !== 'WORKSPACE';
      await saveReply({
        ...(reply === undefined ? {} : { id: reply.id }),
        name,
        body,
        audience: isTeam ? 'TEAM' : audience,
        ...(isTeam ? { teamId: audience } : {}),
      });
      toast.success(t('saved'));
      onClose();
    });
  };
  const errorAt = (at: string) => (refusal?.field === at ? { error: refusal.message } : {});
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t(reply === undefined ? 'add' : 'editTitle')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form className={styles['form']} noValidate onSubmit={submit} data-testid="reply-form">
        {refusal === undefined || FIELDS.has(refusal.field ?? '') ? null : <Why refusal={refusal} />}
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          value={name}
          maxLength={60}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-testid="reply-name"
          {...errorAt('name')}
        />
        <Textarea
          ref={field}
          label={t('body')}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={1_600}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
          data-testid="reply-body"
          {...errorAt('body')}
        />
        <Input.Wrapper label={t('places')} description={t('placesHint', { example: '{firstName|there}' })}>
          <div className={styles['places']}>
            {PLACEHOLDERS.map((place) => (
              <Button
                key={place}
                size="compact-sm"
                variant="default"
                onClick={() => put(place)}
                data-testid={`put-${place}`}
              >
                {t(`place.${place}`)}
              </Button>
            ))}
          </div>
        </Input.Wrapper>
        {body.trim() === '' ? null : (
          <div>
            <p className={styles['hint']}>{t('example')}</p>
            <Preview
              body={body}
              known={Object.fromEntries(PLACEHOLDERS.map((place) => [place, t(`sample.${place}`)]))}
            />
          </div>
        )}
        <Select
          label={t('for')}
          allowDeselect={false}
          data={audiences}
          value={audience}
          onChange={(value) => setAudience(value ?? 'OWN')}
          data-testid="reply-audience"
          {...(scope === undefined ? { description: t('why.share', { owner: me.ownerName }) } : {})}
          {...errorAt('audience')}
        />
        <div className={styles['actions']}>
          {reply === undefined ? null : (
            <Disabled why={reply.canRemove ? undefined : t('why.remove')}>
              <Button
                variant="subtle"
                color="red"
                className={styles['first'] ?? ''}
                onClick={onDelete}
                data-testid="reply-delete"
              >
                {t('delete')}
              </Button>
            </Disabled>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="reply-save">
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Asks before a saved reply is gone for good. */
export function DeleteReply({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const { t } = useTranslation(['replies', 'common']);
  const { pending, refusal, run } = useCommit();
  const remove = () =>
    run(async () => {
      await removeReply(reply.id);
      toast.success(t('deleted'));
      onClose();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('deleteTitle', { name: reply.name })}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <div className={styles['form']}>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <p>{t(reply.audience === 'OWN' ? 'deleteOwn' : 'deleteShared')}</p>
        <div className={styles['actions']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button color="red" loading={pending} onClick={() => void remove()} data-testid="reply-delete-confirm">
            {t('delete')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
