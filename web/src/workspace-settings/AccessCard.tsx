import { Select, Switch, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { SettingsFields } from '../ui/SettingsPage.tsx';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import type { WorkspaceValues } from './workspaceValues.ts';

/** Minutes without activity that are offered; one that was set by other means is offered as well. */
const IDLE_MINUTES = [0, 15, 30, 60, 120, 240, 480, 720, 1440];
const HOUR = 60;

type Labels = Record<
  'requireMfa' | 'strictPasswords' | 'idleSignOutMinutes' | 'allowSignupFromDomain' | 'joinNeedsApproval',
  string
>;

/** Who comes in, and how: the second factor, passwords, sign-out after inactivity, and joining by domain. */
export function AccessCard({
  settings,
  labels,
  whyNot,
  isOwner,
}: {
  settings: SettingsForm<WorkspaceValues>;
  labels: Labels;
  /** Why the person may change nothing here. */
  whyNot: string | undefined;
  isOwner: boolean;
}) {
  const { t } = useTranslation('workspaceSettings');
  const { field, values } = settings;
  const whyNotDomain = whyNot ?? (isOwner ? undefined : t('domain.ownerOnly'));
  return (
    <Card title={t('cards.access')}>
      <SettingsFields>
        <div data-wide>
          <Disabled why={whyNot}>
            <Switch
              label={labels.requireMfa}
              description={t('mfa.hint')}
              checked={values.requireMfa}
              error={field('requireMfa').error}
              onChange={({ currentTarget }) => settings.set('requireMfa', currentTarget.checked)}
              data-testid="workspace-require-mfa"
            />
          </Disabled>
        </div>
        <div data-wide>
          <Disabled why={whyNot}>
            <Switch
              label={labels.strictPasswords}
              description={t('strict.hint')}
              checked={values.strictPasswords}
              onChange={({ currentTarget }) => settings.set('strictPasswords', currentTarget.checked)}
              data-testid="workspace-strict-passwords"
            />
          </Disabled>
        </div>
        <div data-wide>
          {whyNot === undefined ? (
            <Suspense>
              <PlanGate feature="IDLE_SIGN_OUT">
                <IdleSignOut settings={settings} label={labels.idleSignOutMinutes} readOnly={false} />
              </PlanGate>
            </Suspense>
          ) : (
            <IdleSignOut settings={settings} label={labels.idleSignOutMinutes} readOnly />
          )}
        </div>
        <Disabled why={whyNotDomain}>
          <TextInput
            label={labels.allowSignupFromDomain}
            description={t('domain.hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('allowSignupFromDomain')}
            readOnly={whyNotDomain !== undefined}
            spellCheck={false}
            data-testid="workspace-domain"
          />
        </Disabled>
        <div data-wide>
          <Disabled why={whyNot}>
            <Switch
              label={labels.joinNeedsApproval}
              description={t('domain.approvalHint')}
              checked={values.joinNeedsApproval}
              onChange={({ currentTarget }) => settings.set('joinNeedsApproval', currentTarget.checked)}
            />
          </Disabled>
        </div>
      </SettingsFields>
    </Card>
  );
}

function IdleSignOut({
  settings,
  label,
  readOnly,
}: {
  settings: SettingsForm<WorkspaceValues>;
  label: string;
  readOnly: boolean;
}) {
  const { t } = useTranslation('workspaceSettings');
  const chosen = Number(settings.values.idleSignOutMinutes);
  const name = (minutes: number) => {
    if (minutes === 0) return t('idle.never');
    return minutes % HOUR === 0 ? t('idle.hours', { count: minutes / HOUR }) : t('idle.minutes', { count: minutes });
  };
  return (
    <Select
      label={label}
      description={t('idle.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...settings.field('idleSignOutMinutes')}
      readOnly={readOnly}
      allowDeselect={false}
      data={[...new Set([...IDLE_MINUTES, chosen])]
        .toSorted((a, b) => a - b)
        .map((minutes) => ({ value: String(minutes), label: name(minutes) }))}
      data-testid="workspace-idle"
    />
  );
}
