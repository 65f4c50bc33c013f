import { Loader, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../base/lazyPart.ts';
import { NOBODY } from '../../numbers/flow/flowValues.ts';
import { PhoneFields, WhoField } from '../../numbers/flow/WhoFields.tsx';
import { change } from '../flow/editing.ts';
import type { Node } from '../flow/nodes.ts';
import { FORWARD_SECONDS, RING_SECONDS } from '../flow/sentence.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { Figure } from './Figure.tsx';
import { MenuKeys } from './MenuKeys.tsx';
import { PromptFields } from './PromptFields.tsx';
import styles from './Steps.module.css';
import type { StepProps } from './stepProps.ts';

/** Fetched when somebody needs them. */
const HoursFields = lazyPart(async () => ({ default: (await import('../../hours/HoursFields.tsx')).HoursFields }));
const OutsideStep = lazyPart(() => import('./OutsideStep.tsx'));
const QueueStep = lazyPart(() => import('./QueueStep.tsx'));

/** Settings of one step. */
export function StepFields(props: StepProps) {
  const { flow, node, apply, everybody, heardAs, wrong } = props;
  const { t } = useTranslation(['automation', 'numbers']);
  /** @param about the field that is typed into */
  const set = (part: Partial<Node>, about?: string) =>
    apply(change(flow, node.id, part), about === undefined ? undefined : `${node.id}.${about}`);
  switch (node.kind) {
    case 'PLAY':
      return (
        <PromptFields
          label={t('prompt.label')}
          prompt={node.prompt}
          heardAs={heardAs}
          onChange={(prompt, about) => set({ prompt }, about)}
        />
      );
    case 'MENU':
      return (
        <>
          <PromptFields
            label={t('prompt.menu')}
            prompt={node.prompt}
            heardAs={heardAs}
            onChange={(prompt, about) => set({ prompt }, about)}
          />
          <MenuKeys {...props} />
          <p className={styles['note']}>{t('menu.tries')}</p>
        </>
      );
    case 'RING':
      return (
        <>
          <WhoField
            value={{ ...NOBODY, teamId: node.teamId ?? '', userId: node.userId ?? '' }}
            onChange={({ teamId, userId }) => set({ teamId: teamId || null, userId: userId || null })}
            everybody={everybody}
            error={wrong('teamId') ?? wrong('userId')}
            testId="step"
          />
          <Figure
            label={t('ring.seconds')}
            unit={t('unit.s')}
            usual={RING_SECONDS}
            least={5}
            most={120}
            value={node.seconds}
            onChange={(seconds) => set({ seconds }, 'seconds')}
            testId="step-seconds"
          />
          <Switch
            label={t('ring.everybody')}
            description={t('ring.everybodyHint')}
            checked={node.everybody ?? false}
            onChange={({ currentTarget }) => set({ everybody: currentTarget.checked })}
          />
          <OutsidePhone label={t('numbers:forward.label')} hint={t('numbers:forward.hint')} {...props} />
        </>
      );
    case 'QUEUE':
      return (
        <Suspense fallback={<Loader size="sm" />}>
          <QueueStep {...props} />
        </Suspense>
      );
    case 'CALLBACK':
      return (
        <>
          <Select
            label={t('queue.team')}
            placeholder={t('queue.choose')}
            data={everybody.teams.map(({ id, name }) => ({ value: id, label: name }))}
            value={node.teamId}
            onChange={(teamId) => set({ teamId })}
            allowDeselect={false}
            error={wrong('teamId')}
            data-testid="step-team"
          />
          <Figure
            label={t('queue.seconds')}
            unit={t('unit.s')}
            usual={RING_SECONDS}
            least={5}
            most={120}
            value={node.seconds}
            onChange={(seconds) => set({ seconds }, 'seconds')}
            testId="step-seconds"
          />
          <p className={styles['note']}>{t('callback.note')}</p>
        </>
      );
    case 'FORWARD':
      return (
        <>
          <OutsidePhone label={t('numbers:flow.phone')} hint={t('forward.paid')} {...props} />
          <Figure
            label={t('ring.seconds')}
            unit={t('unit.s')}
            usual={FORWARD_SECONDS}
            least={5}
            most={120}
            value={node.seconds}
            onChange={(seconds) => set({ seconds }, 'seconds')}
            testId="step-seconds"
          />
        </>
      );
    case 'HOURS':
      return <HoursStep {...props} />;
    case 'CONDITION':
      return <ConditionFields node={node} set={set} wrong={wrong} />;
    case 'SET':
      return (
        <>
          <TextInput
            label={t('set.name')}
            maxLength={40}
            value={node.variable?.name ?? ''}
            onChange={({ currentTarget }) =>
              set({ variable: { name: currentTarget.value, value: node.variable?.value ?? '' } }, 'variable.name')
            }
            error={wrong('variable')}
            data-testid="step-variable"
          />
          <TextInput
            label={t('set.value')}
            maxLength={200}
            value={node.variable?.value ?? ''}
            onChange={({ currentTarget }) =>
              set({ variable: { name: node.variable?.name ?? '', value: currentTarget.value } }, 'variable.value')
            }
          />
          <p className={styles['note']}>{t('set.hint')}</p>
        </>
      );
    case 'WEBHOOK':
    case 'MESSAGE':
    case 'TAG':
      return (
        <Suspense fallback={<Loader size="sm" />}>
          <OutsideStep {...props} />
        </Suspense>
      );
    default:
      return <p className={styles['note']}>{t(`kind.${node.kind}.hint`)}</p>;
  }
}

/** A phone outside that rings, or rings along. */
function OutsidePhone({ flow, node, apply, wrong, label, hint }: StepProps & { label: string; hint: string }) {
  return (
    <PhoneFields
      label={label}
      hint={hint}
      value={{
        ...NOBODY,
        phoneNumber: node.phoneNumber ?? '',
        pressOne: node.pressOne ?? true,
        showCaller: node.showCallerNumber ?? true,
      }}
      onChange={({ phoneNumber, pressOne, showCaller }) =>
        apply(
          change(flow, node.id, {
            ...(phoneNumber === undefined ? {} : { phoneNumber }),
            ...(pressOne === undefined ? {} : { pressOne }),
            ...(showCaller === undefined ? {} : { showCallerNumber: showCaller }),
          }),
          phoneNumber === undefined ? undefined : `${node.id}.phoneNumber`,
        )
      }
      error={wrong('phoneNumber')}
      testId="step"
    />
  );
}

/** The number's own hours, or hours of this step. */
function HoursStep({ flow, node, apply, timezone, wrong }: StepProps) {
  const { t } = useTranslation('automation');
  const set = (hours: Node['hours']) => apply(change(flow, node.id, { hours }));
  const office = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday < 6 ? [{ start: '09:00', end: '17:00' }] : [],
  }));
  return (
    <>
      <div>
        <p id="hours-whose" className={styles['label']}>
          {t('hours.label')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby="hours-whose"
          value={node.hours === null ? 'number' : 'own'}
          onChange={(whose) => set(whose === 'own' ? { timezone, days: office } : null)}
          data={[
            { value: 'number', label: t('hours.number') },
            { value: 'own', label: t('hours.own') },
          ]}
        />
      </div>
      {node.hours === null ? (
        <p className={styles['note']}>{t('hours.numberHint')}</p>
      ) : (
        <Suspense fallback={<Loader size="sm" />}>
          <HoursFields
            hours={{ enabled: true, ...node.hours }}
            onChange={({ timezone: zone, days }) =>
              node.hours && set({ timezone: zone ?? node.hours.timezone, days: days ?? node.hours.days })
            }
            error={wrong('hours')}
          />
        </Suspense>
      )}
    </>
  );
}
