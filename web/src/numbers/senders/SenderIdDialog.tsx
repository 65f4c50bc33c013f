import { Button, Modal, Select, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SenderIdDialogCreateMutation } from '../../__generated__/SenderIdDialogCreateMutation.graphql.ts';
import type { SenderIdsQuery } from '../../__generated__/SenderIdsQuery.graphql.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { countryName } from '../../ui/countryName.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Why } from '../../ui/Why.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import styles from '../Numbers.module.css';
import own from './Senders.module.css';

const LONGEST = 11;

/** A new sender name: what people see, in which country, and who texts under it; and what the country asks for. */
export function SenderIdDialog({
  countries,
  teams,
  onAdded,
  onClose,
}: {
  countries: SenderIdsQuery['response']['getSenderIdCountries'];
  teams: readonly { readonly id: string; readonly name: string }[];
  onAdded: (made: SenderIdDialogCreateMutation['response']['createSenderId']) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['senderIds', 'common']);
  const textOf = useRefusalText();
  const { pending, refusal, run } = useCommit();
  const [senderId, setSenderId] = useState('');
  const [country, setCountry] = useState<string | null>(null);
  const [teamId, setTeam] = useState(teams[0]?.id ?? '');
  const [tried, setTried] = useState(false);
  const rule = countries.find((one) => one.country === country)?.rule;
  const place = country === null ? '' : countryName(country, i18n.language);
  const create = async () => {
    const { createSenderId: made } = await commit<SenderIdDialogCreateMutation>(
      graphql`
        mutation SenderIdDialogCreateMutation($input: CreateSenderIdInput!) {
          createSenderId(input: $input) {
            id
            senderId
            country
            state
          }
        }
      `,
      { input: { senderId: senderId.trim(), country: country ?? '', teamId } },
    );
    onAdded(made);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (senderId.trim() !== '' && country !== null) void run(create);
  };
  const refusedAt = (field: string) => (refusal?.field === field ? textOf(refusal) : undefined);
  const placed = ['senderId', 'country'].includes(refusal?.field ?? '');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('add')}
      size={428}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="sender-id-form">
        <p className={own['note']}>{t('oneWay')}</p>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={LONGEST}
          value={senderId}
          onChange={({ currentTarget }) => setSenderId(currentTarget.value)}
          error={tried && senderId.trim() === '' ? t('nameMissing') : refusedAt('senderId')}
          data-autofocus
          data-testid="sender-id-name"
        />
        <Select
          label={t('country')}
          placeholder={t('countryChoose')}
          description={rule === 'OPEN' || rule === 'REGISTRATION' ? t(`rule.${rule}`, { country: place }) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          value={country}
          onChange={setCountry}
          leftSection={country === null ? null : <Flag country={country} />}
          data={countries.map(({ country: value, rule: asks }) => {
            const name = countryName(value, i18n.language);
            const works = asks === 'OPEN' || asks === 'REGISTRATION';
            return { value, label: works ? name : t('shownNowhere', { country: name }), disabled: !works };
          })}
          error={tried && country === null ? t('countryMissing') : refusedAt('country')}
          data-testid="sender-id-country"
        />
        <Select
          label={t('team')}
          description={t('teamHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          value={teamId}
          onChange={(id) => setTeam(id ?? teamId)}
          data={teams.map(({ id, name: label }) => ({ value: id, label }))}
        />
        {refusal === undefined || placed ? null : <Why refusal={refusal} />}
        <div>
          <Button type="submit" loading={pending} data-testid="sender-id-save">
            {t('add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
