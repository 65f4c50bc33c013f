import { Select, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment } from 'react-relay';
import type { NumberForm_number$key } from '../__generated__/NumberForm_number.graphql.ts';
import type {
  CallFallbackAction,
  CallWorkflowType,
  NumberFormMutation,
} from '../__generated__/NumberFormMutation.graphql.ts';
import type { NumberFormQuery } from '../__generated__/NumberFormQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { holidaysInput } from '../hours/holidays.ts';
import { hoursProblem } from '../hours/workingHours.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { queueInput, wrongFigure } from './queue/queueValues.ts';
import { fallbackInput, forwardInput, menuInput, promptInput, promptOf } from './flow/flowValues.ts';
import { unansweredInput } from './flow/unanswered.ts';
import type { Everybody } from './flow/WhoFields.tsx';
import styles from './Numbers.module.css';
import { LeaveConnectedField } from './LeaveConnectedField.tsx';
import {
  agentInput,
  agentNeverAsked,
  noticeInput,
  type NumberValues,
  RING_SECONDS,
  ringsLongEnough,
  valuesOf,
} from './numberValues.ts';

/** Fetched beside the page, which is large enough without it. */
const lowerFields = () => import('./lowerFields.ts');
const FlowCard = lazyPart(() => import('./flow/FlowCard.tsx'));
const OpeningFields = lazyPart(async () => ({ default: (await lowerFields()).OpeningFields }));
const HearFields = lazyPart(async () => ({ default: (await lowerFields()).HearFields }));
const BlockAnonymousField = lazyPart(async () => ({ default: (await lowerFields()).BlockAnonymousField }));
const TextBackFields = lazyPart(async () => ({ default: (await lowerFields()).TextBackFields }));

const NUMBER = graphql`
  fragment NumberForm_number on WorkspacePhoneNumber {
    id
    version
    number
    name
    type
    enableCallRecording
    enableTranscription
    blockAnonymousCalls
    isTestNumber
    callWorkFlow {
      timeout
      textBack
      textBackText
      promptLanguage
      recordingNotice
      allowPause
      leaveOutsidersConnected
      greeting
      voicemail
      greetingMedia {
        id
      }
      holdMusicMedia {
        id
      }
      voicemailMedia {
        id
      }
      closedMedia {
        id
      }
      finishQueueAtClose
      smartAgentMode
      type
      queueRingStrategy
      queueJoinWhenEmpty
      queueCounterReset
      queuePriority
      queueCallbackKey
      queueMembers {
        userId
        penalty
      }
      queueSize
      queueRetryCount
      queueMaxWait
      queuePause
      queueWrapUp
      queueAnnouncePosition
      queueEstimatedWait
      closedFallback
      closedTarget {
        action
        teamId
        userId
        forward {
          phoneNumber
          pressOneToAccept
          showCallerNumber
        }
      }
      fallback {
        action
        teamId
        userId
        forward {
          phoneNumber
          pressOneToAccept
          showCallerNumber
        }
      }
      callForward {
        phoneNumber
        pressOneToAccept
        showCallerNumber
      }
      ivrPrompt {
        say
        sound
        media {
          id
        }
      }
      ivrChoices {
        keys
        label
        target
        teamId
        userId
        forward {
          phoneNumber
          pressOneToAccept
          showCallerNumber
        }
        prompt {
          say
          sound
          media {
            id
          }
        }
      }
      sound {
        say
        sound
        media {
          id
        }
      }
      businessHoursType
      holidays {
        date
        name
        blocks {
          start
          end
        }
        closesAtMidnight
        greeting {
          say
          sound
          media {
            id
          }
        }
      }
      team {
        teamId
      }
      businessHours {
        enabled
        timezone
        days {
          weekday
          blocks {
            start
            end
          }
        }
      }
    }
  }
`;

/** What happens to calls of a number: who rings and how long, what callers hear, and when it is open. */
export function NumberForm({
  number: key,
  everybody,
  timezone,
  language,
  me,
}: {
  number: NumberForm_number$key;
  everybody: Everybody;
  /** The workspace's zone; empty when it has none. */
  timezone: string;
  /** The workspace's; empty when it has none. */
  language: string;
  me: Me;
}) {
  const { t } = useTranslation(['numbers', 'notifications', 'sounds', 'holidays']);
  const number = useFragment(NUMBER, key);
  // Nothing can be texted or hidden where people call from a site, and its name stands for the number.
  const isWeb = number.type === 'WEB';
  const typed = isWeb ? number.name : number.number;
  const settings = useSettingsForm<NumberValues>({
    values: valuesOf(number, timezone),
    version: number.version,
    rules: {
      ivr: ({ choices }, { type }) => {
        if (type !== 'IVR') return null;
        if (choices.length === 0) return t('flow.noKeys');
        return choices.some(({ label }) => label.trim() === '') ? t('flow.nameMissing') : null;
      },
      queue: (queue, { type }) => (type === 'QUEUE' && wrongFigure(queue) ? true : null),
      smartAgent: (mode, values) => (agentNeverAsked(mode, values) ? t('smartAgent.through') : null),
      textBackText: (text, { textBack }) => (textBack && text.trim() === '' ? t('textBack.missing') : null),
      name: (name) => (name.trim() === '' ? t('name.missing') : null),
      timeout: (seconds) => (ringsLongEnough(seconds) ? null : t('timeout.wrong', RING_SECONDS)),
      businessHours: (hours) => {
        const problem = hours.enabled ? hoursProblem(hours) : undefined;
        if (problem === undefined) return null;
        return problem === 'noDay' ? t('open.noDay') : t(`notifications:${PROBLEMS[problem]}`);
      },
    },
    save: async (changed, version) => {
      const {
        timeout,
        type,
        queue,
        ivr,
        sound,
        callForward,
        fallback,
        closed,
        holidays,
        recordingNotice,
        smartAgent,
        ...changes
      } = changed;
      await commit<NumberFormMutation>(
        graphql`
          mutation NumberFormMutation($input: UpdatePhoneNumberSettingsInput!) {
            updatePhoneNumberSettings(input: $input) {
              id
              ...NumberForm_number
            }
          }
        `,
        {
          input: {
            id: number.id,
            version,
            ...changes,
            ...(timeout === undefined ? {} : { timeout: Number(timeout) }),
            ...(type === undefined ? {} : { type: type as CallWorkflowType }),
            ...(recordingNotice === undefined ? {} : noticeInput(recordingNotice, typed)),
            ...(queue ? queueInput(queue) : {}),
            ...(holidays ? { holidays: holidaysInput(holidays) } : {}),
            ...(ivr ? { ivr: menuInput(ivr) } : {}),
            ...(sound ? { sound: promptInput(sound) } : {}),
            // An announcement that was never worded is the standard one.
            ...(type === 'SOUND' && !sound
              ? { sound: promptInput(promptOf(number.callWorkFlow?.sound, 'closed')) }
              : {}),
            ...(callForward ? { callForward: forwardInput(callForward) } : {}),
            ...(fallback ? unansweredInput(fallback) : {}),
            ...(smartAgent === undefined ? {} : agentInput(smartAgent)),
            ...(closed
              ? {
                  closedFallback: closed.action as CallFallbackAction,
                  closedTarget: fallbackInput(closed),
                }
              : {}),
          },
        },
      );
    },
    reload: () =>
      fetchQuery<NumberFormQuery>(
        environment,
        graphql`
          query NumberFormQuery($id: ID!) {
            getSinglePhoneNumber(id: $id) {
              id
              ...NumberForm_number
            }
          }
        `,
        { id: number.id },
        { networkCacheConfig: { force: true } },
      ).toPromise(),
  });
  const inScope = me.teamIds.includes(number.callWorkFlow?.team?.teamId ?? '');
  const whyNot = me.whyNot('PHONE_NUMBERS', 'UPDATE', inScope);
  const { field, values } = settings;
  const { teams } = everybody;
  const known = teams.some(({ id }) => id === values.teamId);
  return (
    <form onSubmit={settings.submit} className={styles['form']} data-testid="number-form" noValidate>
      <NotAllowed why={whyNot} access={rightTo('PHONE_NUMBERS', 'UPDATE')} />
      <div className={styles['form']} inert={whyNot !== undefined}>
        <Card title={t('cards.ring')}>
          <div className={styles['fields']}>
            <TextInput label={t('name.label')} maxLength={80} {...field('name')} data-testid="number-name" />
            <Select
              label={t('team.label')}
              description={t('team.hint')}
              data={[
                ...teams.map(({ id, name }) => ({ value: id, label: name })),
                ...(known ? [] : [{ value: values.teamId, label: t('team.other') }]),
              ]}
              allowDeselect={false}
              {...field('teamId')}
              data-testid="number-team"
            />
            <TextInput
              type="number"
              label={t('timeout.label')}
              description={t(values.type === 'CUSTOM' ? 'timeout.inFlow' : 'timeout.hint')}
              disabled={values.type === 'CUSTOM'}
              inputWrapperOrder={HINT_BELOW}
              min={RING_SECONDS.least}
              max={RING_SECONDS.most}
              {...field('timeout')}
              data-testid="number-timeout"
            />
          </div>
          {isWeb ? null : (
            <Suspense>
              <BlockAnonymousField settings={settings} />
            </Suspense>
          )}
        </Card>
        <Suspense
          fallback={
            <Card title={t('cards.flow')}>
              <div className={styles['coming']} />
            </Card>
          }
        >
          <FlowCard
            settings={settings}
            everybody={everybody}
            numberId={number.id}
            hasOwn={number.callWorkFlow?.type === 'CUSTOM'}
          />
        </Suspense>
        <Card title={t('cards.hear')}>
          <Suspense fallback={<div className={styles['coming']} />}>
            <HearFields
              settings={settings}
              number={typed}
              me={me}
              language={language}
              whyNoSounds={me.whyNot('AUTOMATIONS', 'CREATE', inScope)}
            />
          </Suspense>
        </Card>
        <Card title={t('cards.conference')}>
          <div className={styles['rows']}>
            <LeaveConnectedField settings={settings} />
          </div>
        </Card>
        {isWeb ? null : (
          <Card title={t('cards.missed')}>
            <Suspense fallback={<div className={styles['coming']} />}>
              <TextBackFields settings={settings} free={number.isTestNumber} />
            </Suspense>
          </Card>
        )}
        <Card title={t('cards.open')}>
          <Suspense fallback={<div className={styles['coming']} />}>
            <OpeningFields settings={settings} everybody={everybody} />
          </Suspense>
        </Card>
      </div>
      <SaveBar
        settings={settings}
        labels={{
          name: t('name.label'),
          teamId: t('team.label'),
          timeout: t('timeout.label'),
          greeting: t('greeting.label'),
          textBack: t('textBack.label'),
          textBackText: t('textBack.text'),
          promptLanguage: t('promptLanguage.label'),
          greetingMediaId: t('sounds:places.greetingMediaId'),
          holdMusicMediaId: t('sounds:places.holdMusicMediaId'),
          voicemailMediaId: t('sounds:places.voicemailMediaId'),
          closedMediaId: t('sounds:places.closedMediaId'),
          finishQueueAtClose: t('finishQueue.label'),
          enableCallRecording: t('record.label'),
          allowPause: t('allowPause.label'),
          leaveOutsidersConnected: t('leaveOutsiders.label'),
          recordingNotice: t('recordingNotice.label'),
          enableTranscription: t('transcribe.label'),
          blockAnonymousCalls: t('blockAnonymous'),
          businessHours: t('cards.open'),
          holidays: t('holidays:title'),
          type: t('type.label'),
          queue: t('type.QUEUE'),
          ivr: t('flow.keys'),
          sound: t('flow.soundSays'),
          callForward: t('forward.label'),
          fallback: t(values.type === 'SOUND' ? 'fallback.after' : 'fallback.label'),
          smartAgent: t('smartAgent.label'),
          closed: t('closed.label'),
        }}
      />
    </form>
  );
}

/** The hint stands below its field, so that fields beside each other stand in line. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const PROBLEMS = { badTime: 'schedule.badTime', overlap: 'hours.overlap' } as const;
