import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconPlayerPause,
  IconPlus,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { TemplatesDeleteMutation } from '../__generated__/TemplatesDeleteMutation.graphql.ts';
import type { TemplatesSubmitMutation } from '../__generated__/TemplatesSubmitMutation.graphql.ts';
import type { WhatsAppPageQuery, WhatsAppTemplateState } from '../__generated__/WhatsAppPageQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useMe } from '../people/useMe.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TypeToConfirm } from '../ui/TypeToConfirm.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { languageName } from './languages.ts';
import { TemplateBubble } from './TemplateBubble.tsx';
import styles from './Template.module.css';
import type { EditedTemplate } from './TemplateForm.tsx';

const TemplateForm = lazyPart(() => import('./TemplateForm.tsx'));

type Template = WhatsAppPageQuery['response']['getWhatsAppTemplates'][number];

const STATES = {
  APPROVED: { tone: 'success', icon: IconCircleCheck },
  DISABLED: { tone: 'danger', icon: IconBan },
  DRAFT: { tone: 'neutral', icon: IconPencil },
  IN_REVIEW: { tone: 'warning', icon: IconClock },
  PAUSED: { tone: 'warning', icon: IconPlayerPause },
  REJECTED: { tone: 'danger', icon: IconAlertCircle },
} as const;

/** The workspace's templates, with how WhatsApp judges each. */
export function Templates({ templates, renew }: { templates: readonly Template[]; renew: () => void }) {
  const { t } = useTranslation('whatsapp');
  const me = useMe();
  const [editing, setEditing] = useState<'new' | Template>();
  const close = () => setEditing(undefined);
  return (
    <Card
      title={t('template.title')}
      aside={
        <Disabled why={me.whyNot('SENDER_IDS', 'CREATE')}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() => setEditing('new')}
            data-testid="template-new"
          >
            {t('template.new')}
          </Button>
        </Disabled>
      }
    >
      {templates.length === 0 ? (
        <EmptyState compact>{t('template.none')}</EmptyState>
      ) : (
        templates.map((template) => (
          <Row key={template.id} template={template} onEdit={() => setEditing(template)} renew={renew} />
        ))
      )}
      {editing === undefined ? null : (
        <Suspense fallback={null}>
          <TemplateForm
            template={editing === 'new' ? undefined : editedOf(editing)}
            onClose={close}
            onSaved={() => {
              close();
              renew();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

const editedOf = ({ id, name, language, category, body, samples, buttons }: Template): EditedTemplate => ({
  id,
  name,
  language,
  category: category === 'MARKETING' ? 'MARKETING' : 'UTILITY',
  body,
  samples,
  buttons: buttons.map(({ kind, text, target }) => ({ kind, text, target: target ?? '' })),
});

function Row({ template, onEdit, renew }: { template: Template; onEdit: () => void; renew: () => void }) {
  const { t } = useTranslation('whatsapp');
  const me = useMe();
  const [deleting, setDeleting] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { id, name, state, reason, category, language } = template;
  const submit = () =>
    run(async () => {
      await commit<TemplatesSubmitMutation>(
        graphql`
          mutation TemplatesSubmitMutation($id: ID!) {
            submitWhatsAppTemplate(id: $id) {
              id
              state
              reason
            }
          }
        `,
        { id },
      );
      renew();
    });
  const remove = async () => {
    await commit<TemplatesDeleteMutation>(
      graphql`
        mutation TemplatesDeleteMutation($id: ID!) {
          deleteWhatsAppTemplate(id: $id)
        }
      `,
      { id },
    );
    renew();
  };
  const whyNot = me.whyNot('SENDER_IDS', 'CREATE');
  return (
    <article className={styles['template']} data-testid="whatsapp-template" data-state={state}>
      <div className={styles['head']}>
        <div>
          <h3>
            <Words>{name}</Words>
          </h3>
          <span className={styles['hint']}>
            {t(`template.category.${category}`)} · {languageName(language)}
          </span>
        </div>
        <State state={state} />
      </div>
      <TemplateBubble template={template} />
      {state === 'IN_REVIEW' ? <p className={styles['hint']}>{t('template.review')}</p> : null}
      {state === 'REJECTED' || state === 'PAUSED' || state === 'DISABLED' ? (
        <p className={styles['hint']} data-testid="template-reason">
          {t(`template.about.${state}`)} {reason ? <Words>{t('template.says', { reason })}</Words> : null}
        </p>
      ) : null}
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['actions']}>
        {state === 'DRAFT' ? (
          <Disabled why={whyNot}>
            <Button size="xs" loading={pending} onClick={() => void submit()} data-testid="template-submit">
              {t('template.submit')}
            </Button>
          </Disabled>
        ) : null}
        {state === 'DRAFT' || state === 'REJECTED' ? (
          <Disabled why={whyNot}>
            <Button size="xs" variant="default" onClick={onEdit} data-testid="template-edit">
              {t('template.editAction')}
            </Button>
          </Disabled>
        ) : null}
        <Disabled why={me.whyNot('SENDER_IDS', 'DELETE')}>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() => setDeleting(true)}
            data-testid="template-delete"
          >
            {t('template.delete')}
          </Button>
        </Disabled>
      </div>
      <TypeToConfirm
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={t('template.deleteTitle')}
        text={name}
        confirm={t('template.delete')}
        onConfirm={remove}
      >
        <p>{t('template.deleteText')}</p>
      </TypeToConfirm>
    </article>
  );
}

function State({ state }: { state: WhatsAppTemplateState }) {
  const { t } = useTranslation('whatsapp');
  const known = STATES[state];
  const Icon = known.icon;
  return (
    <StatusChip tone={known.tone} icon={<Icon size={14} stroke={2} aria-hidden />}>
      {t(`template.state.${state}`)}
    </StatusChip>
  );
}
