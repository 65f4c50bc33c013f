import { Button, Modal, Select, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { WebNumberDialogCreateMutation } from '../../__generated__/WebNumberDialogCreateMutation.graphql.ts';
import type { WebNumberDialogUpdateMutation } from '../../__generated__/WebNumberDialogUpdateMutation.graphql.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { Why } from '../../ui/Why.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import styles from '../Numbers.module.css';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly webNumberUrl: string | null | undefined;
  readonly callWorkFlow: { readonly team: { readonly teamId: string } | null | undefined } | null | undefined;
}

/** A web number: what it is called, on which site people call it, and who rings. */
export function WebNumberDialog({
  number,
  teams,
  onSaved,
  onClose,
}: {
  /** Undefined: a new one. */
  number: Known | undefined;
  teams: readonly { readonly id: string; readonly name: string }[];
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['webNumbers', 'common']);
  const textOf = useRefusalText();
  const { pending, refusal, run } = useCommit();
  const [name, setName] = useState(number?.name ?? '');
  const [webNumberUrl, setSite] = useState(number?.webNumberUrl ?? '');
  const [teamId, setTeam] = useState(number?.callWorkFlow?.team?.teamId ?? teams[0]?.id ?? '');
  const [tried, setTried] = useState(false);
  const save = async () => {
    const input = { name: name.trim(), webNumberUrl: webNumberUrl.trim(), teamId };
    if (number)
      await commit<WebNumberDialogUpdateMutation>(
        graphql`
          mutation WebNumberDialogUpdateMutation($input: UpdateWebNumberInput!) {
            updateWebNumber(input: $input) {
              id
              name
              webNumberUrl
              version
              callWorkFlow {
                team {
                  teamId
                }
              }
            }
          }
        `,
        { input: { id: number.id, version: number.version, ...input } },
      );
    else
      await commit<WebNumberDialogCreateMutation>(
        graphql`
          mutation WebNumberDialogCreateMutation($input: CreateWebNumberInput!) {
            createWebNumber(input: $input) {
              id
            }
          }
        `,
        { input },
      );
    onSaved(input.name);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && webNumberUrl.trim() !== '') void run(save);
  };
  const refusedAt = (field: string) => (refusal?.field === field ? textOf(refusal) : undefined);
  const placed = ['name', 'webNumberUrl'].includes(refusal?.field ?? '');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(number ? 'change' : 'add')}
      size={428}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="web-number-form">
        <TextInput
          label={t('name')}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={tried && name.trim() === '' ? t('nameMissing') : refusedAt('name')}
          data-autofocus
          data-testid="web-number-name"
        />
        <TextInput
          type="url"
          label={t('site')}
          description={t('siteHint')}
          maxLength={300}
          value={webNumberUrl}
          onChange={({ currentTarget }) => setSite(currentTarget.value)}
          error={tried && webNumberUrl.trim() === '' ? t('siteMissing') : refusedAt('webNumberUrl')}
          data-testid="web-number-site"
        />
        <Select
          label={t('team')}
          allowDeselect={false}
          value={teamId}
          onChange={(id) => setTeam(id ?? teamId)}
          data={teams.map(({ id, name: label }) => ({ value: id, label }))}
          data-testid="web-number-team"
        />
        {refusal === undefined || placed ? null : <Why refusal={refusal} />}
        <div>
          <Button type="submit" loading={pending} data-testid="web-number-save">
            {t(number ? 'save' : 'add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
