import { Button, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { GetStartedPageDetailsMutation } from '../__generated__/GetStartedPageDetailsMutation.graphql.ts';
import type { GetStartedPageMutation } from '../__generated__/GetStartedPageMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { chooseWorkspace, openWorkspace } from '../base/session/session.ts';
import { signOut } from '../base/session/signOut.ts';
import { IdleWatch } from '../signed-in/IdleWatch.tsx';
import { CountryPicker } from '../ui/CountryPicker.tsx';
import { focusFirst } from '../ui/focusFirst.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { browserZone } from '../base/zones.ts';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import { guessCountry } from './places.ts';
import { useTitle } from './useTitle.ts';

const route = getRouteApi('/signed-out/get-started');

interface Fields {
  name: string;
  country: string;
  timezone: string;
}

/** The form asks for all that the workspace needs to know of itself; where this is not recorded, Home asks for it again. */
const named = () =>
  commit<GetStartedPageDetailsMutation>(
    graphql`
      mutation GetStartedPageDetailsMutation {
        updateOnBoarding(step: WORKSPACE_DETAILS, status: COMPLETED) {
          id
        }
      }
    `,
    {},
  );

/** A new workspace: its name, its country, its zone as this browser has it (ux §8, step 1). */
export function GetStartedPage() {
  const { t } = useTranslation('signIn');
  const { next } = route.useSearch();
  const { pending, refusal, run } = useCommit();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  useTitle(t('getStarted.page'));
  const timezone = browserZone();
  const form = useForm<Fields>({
    initialValues: { name: '', country: guessCountry(timezone, navigator.languages), timezone },
    validate: { name: isNotEmpty(t('getStarted.nameMissing')), country: isNotEmpty(t('getStarted.countryMissing')) },
    onValuesChange: renewKey,
  });

  const submit = (fields: Fields) =>
    run(async () => {
      const { createWorkspace } = await commit<GetStartedPageMutation>(
        graphql`
          mutation GetStartedPageMutation($input: CreateWorkspaceInput!) {
            createWorkspace(input: $input) {
              id
            }
          }
        `,
        { input: { ...fields, name: fields.name.trim(), idempotencyKey } },
      );
      chooseWorkspace(createWorkspace.id);
      await named().catch(() => undefined);
      openWorkspace(createWorkspace.id, next ?? '/onboarding/select-number');
    });

  const field = (name: keyof Fields) => ({
    ...form.getInputProps(name),
    ...(refusal?.field === name ? { error: refusal.message } : {}),
  });

  return (
    <>
      <IdleWatch />
      <PageHeading>{t('getStarted.title')}</PageHeading>
      <p className={styles['lead']}>{t('getStarted.lead')}</p>
      <form ref={focusFirst} className={styles['form']} onSubmit={form.onSubmit(submit)} noValidate>
        {refusal === undefined || (refusal.field ?? '') in form.values ? null : <Why refusal={refusal} />}
        <TextInput
          size="lg"
          label={t('getStarted.name')}
          placeholder={t('getStarted.namePlaceholder')}
          autoComplete="organization"
          maxLength={80}
          {...field('name')}
        />
        <CountryPicker size="lg" label={t('getStarted.country')} {...field('country')} />
        <TimezonePicker
          size="lg"
          label={t('getStarted.timezone')}
          description={form.values.timezone === timezone ? t('getStarted.timezoneHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('timezone')}
        />
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {t('getStarted.submit')}
        </Button>
      </form>
      <p className={styles['aside']}>
        <button type="button" className="link" onClick={() => void signOut()}>
          {t('getStarted.signOut')}
        </button>
      </p>
    </>
  );
}
