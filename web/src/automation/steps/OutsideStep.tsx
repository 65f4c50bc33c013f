import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { change } from '../flow/editing.ts';
import { SigningSecret } from './SigningSecret.tsx';
import type { StepProps } from './stepProps.ts';

/** Characters (CallFlowNodeInput). */
const LONGEST = { url: 500, text: 500, tag: 40 } as const;

/** A step that does something outside the call: asks a web service, writes to the caller, tags the contact. */
export default function OutsideStep({ flow, node, apply, wrong, secret }: StepProps) {
  const { t } = useTranslation('automation');
  const set = (field: 'url' | 'text' | 'tag', value: string) =>
    apply(change(flow, node.id, { [field]: value }), `${node.id}.${field}`);
  const input = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[] };
  if (node.kind === 'MESSAGE')
    return (
      <Textarea
        {...input}
        label={t('message.text')}
        description={t('message.hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST.text}
        value={node.text ?? ''}
        onChange={({ currentTarget }) => set('text', currentTarget.value)}
        error={wrong('text')}
        data-testid="step-text"
      />
    );
  if (node.kind === 'TAG')
    return (
      <TextInput
        {...input}
        label={t('tag.label')}
        description={t('tag.hint')}
        maxLength={LONGEST.tag}
        value={node.tag ?? ''}
        onChange={({ currentTarget }) => set('tag', currentTarget.value)}
        error={wrong('tag')}
        data-testid="step-tag"
      />
    );
  return (
    <>
      <TextInput
        {...input}
        type="url"
        label={t('webhook.url')}
        description={t('webhook.hint')}
        placeholder="https://"
        maxLength={LONGEST.url}
        value={node.url ?? ''}
        onChange={({ currentTarget }) => set('url', currentTarget.value)}
        error={wrong('url')}
        data-testid="step-url"
      />
      {secret === null ? null : <SigningSecret secret={secret} />}
    </>
  );
}
