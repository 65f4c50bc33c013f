import { Button, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CountriesCardMutation } from '../__generated__/CountriesCardMutation.graphql.ts';
import type { CountriesCardQuery } from '../__generated__/CountriesCardQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Card } from '../ui/Card.tsx';
import { countryName } from '../ui/countryName.ts';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './WorkspaceSettings.module.css';

/** Where a new workspace calls and writes to, and what the owner opens besides (defaults 5.5). Nothing once it is no new one. */
export default function CountriesCard({ whyNot }: { whyNot: string | undefined }) {
  const { t, i18n } = useTranslation('workspaceSettings');
  const { getCallingCountries: countries } = useLazyLoadQuery<CountriesCardQuery>(
    graphql`
      query CountriesCardQuery {
        getCallingCountries {
          id
          limited
          limitedUntil
          always
          opened
          available
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { limited, limitedUntil, always, opened, available } = countries;
  const [own, setOwn] = useState<readonly string[]>();
  const { pending, refusal, run } = useCommit();
  const chosen = own ?? opened;
  const nameOf = (code: string) => countryName(code, i18n.language);
  const save = () =>
    run(async () => {
      await commit<CountriesCardMutation>(
        graphql`
          mutation CountriesCardMutation($opened: [String!]!) {
            setCallingCountries(opened: $opened) {
              id
              opened
            }
          }
        `,
        { opened: [...chosen] },
      );
      setOwn(undefined);
      toast.success(t('countries.saved'));
    });
  if (!limited) return null;
  return (
    <Card title={t('countries.title')}>
      <SettingsFields>
        <p data-wide className={styles['muted']}>
          {t('countries.text', {
            always: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(always.map(nameOf)),
            date: writtenDate(new Date(limitedUntil)),
          })}
        </p>
        <div data-wide>
          <Disabled why={whyNot}>
            <MultiSelect
              label={t('countries.label')}
              placeholder={chosen.length === 0 ? t('countries.none') : ''}
              readOnly={whyNot !== undefined}
              value={[...chosen]}
              onChange={setOwn}
              data={available
                .filter((code) => !always.includes(code))
                .map((code) => ({ value: code, label: nameOf(code) }))
                .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))}
              data-testid="calling-countries"
            />
          </Disabled>
        </div>
        {chosen.toSorted().join() === opened.toSorted().join() ? null : (
          <div data-wide>
            <Button size="sm" loading={pending} onClick={() => void save()} data-testid="calling-countries-save">
              {t('countries.save')}
            </Button>
          </div>
        )}
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </SettingsFields>
    </Card>
  );
}
