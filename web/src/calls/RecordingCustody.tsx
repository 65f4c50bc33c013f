import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RecordingCustody_item$key } from '../__generated__/RecordingCustody_item.graphql.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './RecordingCustody.module.css';
import { useRecordingCustody } from './useRecordingCustody.ts';

const REASON = { least: 3, most: 200 };
type Act = 'delete' | 'hold' | 'release';

const day = (moment: unknown) => writtenDate(new Date(String(moment)));

/** What becomes of a call's recording: deleted for a reason, restored while that is possible, or under a legal hold. */
export default function RecordingCustody({ item }: { item: RecordingCustody_item$key }) {
  const { t } = useTranslation('recording');
  const me = useMe();
  const { id, call } = useFragment(
    graphql`
      fragment RecordingCustody_item on Conversation {
        id
        call {
          recording {
            id
            default
            state
            keptUntil
            deletion {
              restorableUntil
            }
            legalHold {
              since
              heldByName
              reason
            }
          }
        }
      }
    `,
    item,
  );
  const custody = useRecordingCustody(id);
  const [act, setAct] = useState<Act>();
  const { state, deletion, legalHold, keptUntil, default: byNumber } = call?.recording ?? {};
  if (state !== 'READY' && state !== 'DELETED') return null;
  const whyNot = me.whyNot('CALLS', 'DELETE');
  const access = rightTo('CALLS', 'DELETE');
  const { sending } = custody;
  const until = deletion?.restorableUntil;
  if (act !== undefined) {
    return (
      <ReasonForm
        act={act}
        sending={sending}
        onCancel={() => {
          sending.clear();
          setAct(undefined);
        }}
        onReason={(reason) =>
          (act === 'delete' ? custody.remove(reason) : custody.hold(act === 'hold', reason)).then(
            (done) => done && setAct(undefined),
          )
        }
      />
    );
  }
  return (
    <section className={styles['custody']} aria-label={t('title')} data-testid="recording-custody">
      {legalHold ? (
        <p data-testid="legal-hold">
          {t('heldBy', { name: legalHold.heldByName, date: day(legalHold.since), why: legalHold.reason })}
        </p>
      ) : null}
      {byNumber === false ? <p data-testid="recording-on-demand">{t('onDemand')}</p> : null}
      {keptUntil ? <p data-testid="recording-kept">{t('keptUntil', { date: day(keptUntil) })}</p> : null}
      {state === 'DELETED' ? (
        <p>{until ? t('restorable', { date: day(until) }) : t('gone')}</p>
      ) : (
        <Disabled why={whyNot ?? (legalHold ? t('isHeld') : undefined)} {...(whyNot === undefined ? {} : { access })}>
          <Button size="compact-xs" variant="default" data-testid="recording-delete" onClick={() => setAct('delete')}>
            {t('delete')}
          </Button>
        </Disabled>
      )}
      {state === 'DELETED' && until ? (
        <Disabled why={whyNot} access={access}>
          <Button
            size="compact-xs"
            variant="default"
            loading={sending.pending}
            data-testid="recording-restore"
            onClick={() => void custody.restore()}
          >
            {t('restore')}
          </Button>
        </Disabled>
      ) : null}
      {state === 'READY' || legalHold || until ? (
        <Disabled why={whyNot} access={access}>
          <Button
            size="compact-xs"
            variant="default"
            data-testid="recording-hold"
            onClick={() => setAct(legalHold ? 'release' : 'hold')}
          >
            {t(legalHold ? 'release' : 'hold')}
          </Button>
        </Disabled>
      ) : null}
      {sending.refusal === undefined ? null : <Why refusal={sending.refusal} />}
    </section>
  );
}

function ReasonForm({
  act,
  sending,
  onCancel,
  onReason,
}: {
  act: Act;
  sending: ReturnType<typeof useRecordingCustody>['sending'];
  onCancel: () => void;
  onReason: (reason: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('recording');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = reason.trim().length < REASON.least;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The drawer is closed by the same key.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      className={styles['form']}
      data-testid="recording-reason"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong) void onReason(reason);
      }}
    >
      <p>
        <b>{t(`${act}Title`)}</b>
      </p>
      <p>{t(`${act}Hint`)}</p>
      <TextInput
        // Somebody has just asked for this form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('reason')}
        description={t('reasonHint')}
        maxLength={REASON.most}
        value={reason}
        error={tried && wrong ? t('reasonWrong') : undefined}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div>
        <Button size="xs" type="submit" {...(act === 'delete' ? { color: 'red' } : {})} loading={sending.pending}>
          {t(act)}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      {sending.refusal === undefined ? null : <Why refusal={sending.refusal} />}
    </form>
  );
}
