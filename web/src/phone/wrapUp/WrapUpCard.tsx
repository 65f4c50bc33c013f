import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { WrapUpCardMutation } from '../../__generated__/WrapUpCardMutation.graphql.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import { NoteFields } from '../../calls/NoteFields.tsx';
import { type NoteDraft, useCallNote } from '../../calls/useCallNote.ts';
import { useDuration } from '../../calls/useDuration.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Why } from '../../ui/Why.tsx';
import { partyOf } from '../party.ts';
import { PartyName } from '../PartyName.tsx';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import styles from '../views/views.module.css';

/**
 * What is left to do after a call, while no other one rings: how it came out, a note, and more time for it. What was written is kept
 * however the card goes away: with the next call, or when the time is over.
 */
export default function WrapUpCard({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation(['phoneExtra', 'calls']);
  const durationOf = useDuration();
  const { send, wrapUp, beginWrapUp } = usePhone();
  const shown: NoteDraft = { text: call.note?.text ?? '', outcome: call.note?.outcome ?? null };
  const [draft, setDraft] = useState(shown);
  const { save, refusal } = useCallNote(call.id, shown, call.noteVersion ?? 0);
  const changing = useCommit();
  const { name, known } = partyOf(call);
  const [shownAt] = useState(serverNow);
  // The server's word, once it is there: this card may come seconds later.
  const endedAt = call.phase === 'ENDED' ? Date.parse(call.phaseSince) : shownAt;
  const talked = call.answeredAt ? Math.max(0, Math.round((endedAt - Date.parse(call.answeredAt)) / 1_000)) : 0;

  const keep = useEffectEvent(() => void save(draft));
  useEffect(() => () => keep(), []);

  const change = (wanted: 'MORE_TIME' | 'READY') =>
    changing.run(async () => {
      const { changeWrapUp } = await commit<WrapUpCardMutation>(
        graphql`
          mutation WrapUpCardMutation($change: WrapUpChange!) {
            changeWrapUp(change: $change) {
              leftMs
            }
          }
        `,
        { change: wanted },
      );
      beginWrapUp?.(changeWrapUp.leftMs);
    });
  const ready = async () => {
    if (!(await save(draft))) return;
    if (wrapUp && !(await change('READY'))) return;
    send({ type: 'WRAPPED_UP' });
  };
  return (
    <div className={styles['body']} data-testid="wrap-up-card">
      <div className={styles['ended']}>
        <Avatar name={known ? name : ''} size={40} />
        <span className={styles['rowText']}>
          <strong data-testid="wrap-up-party">
            <PartyName call={call} />
          </strong>
          <span>
            {talked > 0 ? `${durationOf(talked)} · ` : ''}
            {call.workspaceNumberName}
          </span>
        </span>
      </div>
      <NoteFields
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          // A choice is made with one press; words are kept when one is done with them.
          if (next.outcome !== draft.outcome) void save(next);
        }}
        onFocus={() => send({ type: 'WRITING', on: true })}
        onBlur={() => {
          void save(draft);
          send({ type: 'WRITING', on: false });
        }}
      />
      {refusal === undefined ? null : <Why refusal={refusal} />}
      {changing.refusal === undefined ? null : <Why refusal={changing.refusal} />}
      <div className={styles['pair']}>
        <Button
          variant="default"
          // The note keeps the focus, so that the card stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void change('MORE_TIME')}
          data-testid="wrap-up-more"
        >
          {t('afterCall.more')}
        </Button>
        <Button loading={changing.pending} onClick={() => void ready()} data-testid="wrap-up-ready">
          {t('afterCall.ready')}
        </Button>
      </div>
    </div>
  );
}
