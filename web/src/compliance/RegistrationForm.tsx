import { Button, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationForm_registration$key } from '../__generated__/RegistrationForm_registration.graphql.ts';
import type { RegistrationFormDraftMutation } from '../__generated__/RegistrationFormDraftMutation.graphql.ts';
import type { RegistrationFormSubmitMutation } from '../__generated__/RegistrationFormSubmitMutation.graphql.ts';
import type { RegistrationFormTollFreeMutation } from '../__generated__/RegistrationFormTollFreeMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { Card } from '../ui/Card.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { Why } from '../ui/Why.tsx';
import { Appeal } from './Appeal.tsx';
import { Checks } from './Checks.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Costs } from './Costs.tsx';
import { Covered } from './Covered.tsx';
import { Ending } from './Ending.tsx';
import styles from './Compliance.module.css';
import { BusinessFields, ContactFields, ConsentFields, TextFields } from './Fields.tsx';
import { Progress } from './Progress.tsx';
import { type Field, inputOf, type RegistrationType, valuesOf } from './registration.ts';
import { Rejected } from './Rejected.tsx';

const TONES = {
  APPROVED: 'success',
  DRAFT: 'neutral',
  IN_REVIEW: 'accent',
  PENDING: 'accent',
  READY_FOR_SUBMISSION: 'success',
  REJECTED: 'danger',
  SUSPENDED: 'danger',
} as const;

const REGISTRATION = graphql`
  fragment RegistrationForm_registration on ComplianceRegistrationDraft {
    id
    type
    status
    version
    editable
    useCases
    campaignDescription
    messageFlow
    messageSamples
    messageVolume
    hasEmbeddedLinks
    hasEmbeddedPhone
    optInType
    optInImageUrls
    soleProprietorData {
      brandName
      firstName
      lastName
      email
      mobilePhone
      address {
        address1
        address2
        city
        state
        zip
        country
      }
    }
    standardBusinessData {
      legalName
      businessIdentifierType
      businessIdentifier
      companyType
      industry
      regionsOfOperation
      website
      privacyPolicyUrl
      address {
        address1
        address2
        city
        state
        zip
        country
      }
      pointOfContact {
        firstName
        lastName
        email
        phone
        jobPosition
      }
    }
    businessFixed
    ...Appeal_registration
    ...Checks_registration
    ...Confirmation_registration
    ...Costs_registration
    ...Covered_registration
    ...Ending_registration
    ...Progress_registration
    ...Rejected_registration
  }
`;

/** One registration: its form, saved as a draft however little is filled in, with what would get it rejected beside it. */
export function RegistrationForm({
  registration: key,
  phoneNumberId,
  whyNot,
  renew,
}: {
  registration: RegistrationForm_registration$key | null;
  /** The toll-free number; undefined: the local numbers. */
  phoneNumberId: string | undefined;
  /** Why the person may not change it; undefined: they may. */
  whyNot: string | undefined;
  /** Reads the page again. */
  renew: () => void;
}) {
  const { t } = useTranslation('compliance');
  const saved = useFragment(REGISTRATION, key) ?? null;
  const before = valuesOf(saved, phoneNumberId === undefined ? saved?.type : 'TOLL_FREE');
  const settings = useSettingsForm({
    values: before,
    version: saved?.version ?? 0,
    save: async (changes, version) => {
      const after = { ...before, ...changes };
      const registration = inputOf(after);
      if (phoneNumberId === undefined)
        await commit<RegistrationFormDraftMutation>(
          graphql`
            mutation RegistrationFormDraftMutation($input: TrustHubDraftInput!) {
              createOrUpdateTrustHubDraft(input: $input) {
                id
                ...RegistrationForm_registration
              }
            }
          `,
          { input: { type: after.type, registration, version } },
        );
      else
        await commit<RegistrationFormTollFreeMutation>(
          graphql`
            mutation RegistrationFormTollFreeMutation($input: TollFreeInput!) {
              createOrUpdateTollFree(input: $input) {
                registration {
                  id
                  ...RegistrationForm_registration
                }
              }
            }
          `,
          { input: { phoneNumberId, registration, version } },
        );
      if (saved === null) renew();
    },
    reload: () => Promise.resolve(renew()),
  });
  const { type } = settings.values;
  const labels = labelsOf(t, type);
  const readOnly = whyNot !== undefined || saved?.editable === false;
  // The registry knows the business: only its texts are reviewed again.
  const fixed = saved?.businessFixed === true && type === saved.type;
  const fields = { settings, labels, type, readOnly };
  const ofBusiness = { ...fields, readOnly: readOnly || fixed };
  return (
    <div className={styles['columns']}>
      <form onSubmit={settings.submit} noValidate className={styles['form']} data-testid="registration-form">
        <NotAllowed why={whyNot} access={rightTo('COMPLAINCE', 'UPDATE')} />
        {saved?.status === 'REJECTED' ? <Rejected registration={saved} /> : null}
        {saved?.status === 'SUSPENDED' ? <Appeal registration={saved} disabled={whyNot !== undefined} /> : null}
        {saved ? <Confirmation registration={saved} disabled={whyNot !== undefined} /> : null}
        <Card
          title={t(`type.${type}.title`)}
          aside={saved ? <StatusChip tone={TONES[saved.status]}>{t(`status.${saved.status}`)}</StatusChip> : undefined}
        >
          <p className={styles['note']}>{t(`type.${type}.who`)}</p>
          {/* Once it is sent, the title alone says which kind it is. */}
          {phoneNumberId === undefined && !readOnly && !fixed ? (
            <div className={styles['note']}>
              <SegmentedControl
                aria-label={labels.type}
                value={type}
                onChange={(value) => settings.set('type', value)}
                data={(['LV_STANDARD', 'SOLE_PROPRIETOR'] as const).map((value) => ({
                  value,
                  label: t(`type.${value}.short`),
                }))}
              />
            </div>
          ) : null}
          {saved ? (
            <Submit
              key={saved.version}
              status={saved.status}
              version={saved.version}
              phoneNumberId={phoneNumberId}
              disabled={whyNot !== undefined || settings.dirty}
            />
          ) : null}
        </Card>
        {fixed ? <p className={styles['fixed']}>{t('businessFixed')}</p> : null}
        <BusinessFields {...ofBusiness} />
        <ContactFields {...ofBusiness} />
        <TextFields {...fields} />
        <ConsentFields {...fields} />
        {saved ? <Costs registration={saved} disabled={whyNot !== undefined || settings.dirty} /> : null}
        {saved && whyNot === undefined ? <Ending registration={saved} /> : null}
        <SaveBar settings={settings} labels={labels} />
      </form>
      {saved ? (
        <aside className={styles['aside']}>
          <Progress registration={saved} />
          <Covered registration={saved} />
          {saved.status === 'APPROVED' ? null : <Checks registration={saved} labels={labels} />}
        </aside>
      ) : null}
    </div>
  );
}

/** The way to the carriers: of a toll-free number a button; that of local numbers stands below, with what it costs. */
function Submit({
  status,
  version,
  phoneNumberId,
  disabled,
}: {
  status: keyof typeof TONES;
  version: number;
  phoneNumberId: string | undefined;
  disabled: boolean;
}) {
  const { t } = useTranslation('compliance');
  const { pending, refusal, run } = useCommit();
  if (status !== 'READY_FOR_SUBMISSION') return <p className={styles['note']}>{t(`next.${status}`)}</p>;
  if (phoneNumberId === undefined) return <p className={styles['note']}>{t('next.costs')}</p>;
  const submit = async () => {
    const done = await run(() =>
      commit<RegistrationFormSubmitMutation>(
        graphql`
          mutation RegistrationFormSubmitMutation($input: SubmitTollFreeInput!) {
            submitTollFreeToPlatform(input: $input) {
              registration {
                id
                ...RegistrationForm_registration
              }
            }
          }
        `,
        { input: { phoneNumberId, version } },
      ),
    );
    if (done) toast.success(t('submitted'));
  };
  return (
    <>
      <div className={styles['submit']}>
        <p className={styles['note']}>{t('next.free')}</p>
        <Button onClick={() => void submit()} loading={pending} disabled={disabled} data-testid="submit-registration">
          {t('submit')}
        </Button>
      </div>
      {refusal ? <Why refusal={refusal} /> : null}
    </>
  );
}

const FIELDS: readonly Field[] = Object.keys(valuesOf(null)) as Field[];

function labelsOf(
  t: ReturnType<typeof useTranslation<'compliance'>>['t'],
  type: RegistrationType,
): Record<Field, string> {
  const labels = Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)])) as Record<Field, string>;
  return type === 'SOLE_PROPRIETOR'
    ? { ...labels, businessName: t('fields.brandName'), phone: t('fields.mobile') }
    : labels;
}
