import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../ui/countryName.ts';
import { countryOf } from '../ui/numbers.ts';
import { onAsked } from '../base/asked.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { addComment } from '../comments/commentActions.ts';
import { CommentBox } from '../comments/CommentBox.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useReplySlot } from '../replies/useReplySlot.tsx';
import { Optional } from '../ui/Optional.tsx';
import { Pane } from '../ui/Pane.tsx';
import { usePersonalKeys } from '../ui/personalKeys.ts';
import styles from './Composer.module.css';
import type { MessageButtonInput } from '../__generated__/outboxSendMutation.graphql.ts';
import type { NewerAnswer } from './drafting/Collision.tsx';
import { useKeptDraft } from './drafting/useKeptDraft.ts';
import { drafts } from './drafts.ts';
import { AddFiles } from './files/AddFiles.tsx';
import { composed } from './files/composed.ts';
import fileStyles from './files/Files.module.css';
import { FileStrip } from './files/FileStrip.tsx';
import { useComposedMessage } from './files/useComposedMessage.ts';
import { useInbox } from './inboxContext.ts';
import { NumberChip } from './NumberChip.tsx';
import { send, type SentText } from './outbox.ts';
import {
  PictureCount,
  PictureCountWithPrice,
  SegmentCount,
  SegmentCountWithPrice,
  ViberCount,
  ViberCountWithPrice,
  WhatsAppCount,
  WhatsAppCountWithPrice,
  WhatsAppPrice,
} from './SegmentCount.tsx';
import { countSegments, MAX_SEGMENTS, smartEncode } from './segments.ts';
import { useMessageChannels } from './useMessageChannels.ts';
import { LONGEST_CAPTION, LONGEST_VIBER } from './files/rules.ts';
import { channelFor, type ComposedChannel } from './composedChannel.ts';
import type { ComposerTarget } from './composerTarget.ts';
import type { ChosenTemplate } from '../whatsapp/TemplateComposer.tsx';
import { isName, useSendingNumbers } from './useSendingNumbers.ts';

const Replying = lazyPart(() => import('./drafting/Replying.tsx'));
const SendLater = lazyPart(() => import('./scheduled/SendLater.tsx'));
const Collision = lazyPart(() => import('./drafting/Collision.tsx'));
const WindowChip = lazyPart(() => import('./WindowChip.tsx').then((part) => ({ default: part.WindowChip })));

const Unregistered = lazyPart(() => import('./Unregistered.tsx').then((part) => ({ default: part.Unregistered })));
const ButtonFields = lazyPart(() => import('../viber/ButtonFields.tsx'));
const TemplateComposer = lazyPart(() => import('../whatsapp/TemplateComposer.tsx'));

type Mode = 'reply' | 'comment';

/** The draft of a comment stands beside that of the answer. */
const commentDraft = (key: string) => `comment.${key}`;

/**
 * Where a text is written: which of our numbers sends it, how long it is, what it costs. ⌘/Ctrl+Enter sends, or Enter for who
 * chose that; Escape leads back to the list. While its thread is being read, it takes what is typed and sends when it can.
 */
export function Composer({
  threadKey,
  draftKey = threadKey,
  threadId,
  answered,
  target,
  peerNumber,
  whyNot,
  whyNoTexts,
  preferredNumberId,
  newest = '',
  lastChannel,
  onSent,
  ref,
}: {
  threadKey: string;
  /** Names the draft, where that is not the thread's. */
  draftKey?: string;
  /** The thread that the server keeps the draft of; undefined before the first item. */
  threadId?: string | undefined;
  /** The newest item, where a teammate sent it. */
  answered?: NewerAnswer | undefined;
  /** Undefined, as the number of who it is: that is not known yet. */
  target?: ComposerTarget | undefined;
  peerNumber?: string | undefined;
  /** Why nobody can write to the other end. */
  whyNot?: string | undefined;
  /** Why nobody can text them, where another channel may do. */
  whyNoTexts?: string | undefined;
  /** The number that the last item came by: an answer goes out by the same. */
  preferredNumberId?: string | undefined;
  /** Id of the newest item. */
  newest?: string;
  /** The channel that it came by. */
  lastChannel?: string | undefined;
  onSent?: ((sent: SentText) => void) | undefined;
  ref?: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t, i18n } = useTranslation(['inbox', 'ui', 'comments']);
  const { enterSends } = usePersonalKeys();
  const { numbers: key, leave } = useInbox();
  const numbers = useSendingNumbers(key);
  const [text, setText] = useState(() => drafts.read(draftKey));
  const [chosen, setChosen] = useState<string>();
  const number = numbers.find(({ id }) => id === (chosen ?? preferredNumberId)) ?? numbers[0];
  const own = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>('reply');
  useEffect(
    () => (threadId === undefined ? undefined : onAsked('reply', threadId, () => (ref ?? own).current?.focus())),
    [ref, threadId],
  );
  /** To be sent as soon as it is known to whom. */
  const [wanted, setWanted] = useState(false);

  // The thread has turned out to be known by another name: what was written comes along.
  const [draftOf, setDraftOf] = useState(draftKey);
  if (draftOf !== draftKey) {
    drafts.carryOver(draftOf, draftKey);
    composed.carryOver(draftOf, draftKey);
    setDraftOf(draftKey);
    setText(drafts.read(draftKey));
  }
  const keep = useKeptDraft(threadId, draftKey, setText);
  const write = (next: string) => {
    setText(next);
    setWanted(false);
    drafts.write(draftKey, next);
    keep(next);
  };
  /** Of the answer over which a text was held. */
  const [held, setHeld] = useState<string>();
  const field = ref ?? own;
  const toField = () => {
    setHeld(undefined);
    field.current?.focus();
  };
  const replies = useReplySlot({ field, text, write, toField });
  // A teammate's answer stays in mind when something comes after it.
  const [lastAnswer, setLastAnswer] = useState(answered);
  if (answered !== undefined && answered.id !== lastAnswer?.id) setLastAnswer(answered);
  /** Of the answer that its writer has seen. */
  const [seen, setSeen] = useState<string>();
  const newer =
    lastAnswer !== undefined &&
    lastAnswer.id !== seen &&
    new Date(lastAnswer.at).getTime() > drafts.times(draftKey).began
      ? lastAnswer
      : undefined;
  const known = useMessageChannels(number?.id, target, newest)?.channels;
  const [picked, setPicked] = useState<ComposedChannel>();
  // While somebody writes, what they write by does not change under their hands: a window that closes is said instead.
  const suggested = channelFor(known, lastChannel);
  const [began, setBegan] = useState<ComposedChannel>();
  const writing = text.trim() !== '';
  if (!writing && began !== undefined) setBegan(undefined);
  if (writing && began === undefined && known !== undefined) setBegan(suggested);
  const channel = picked ?? began ?? suggested;
  const onWhatsApp = channel === 'WHATSAPP';
  const onViber = channel === 'VIBER';
  const app = channel === 'TEXT' ? undefined : channel;
  const viber = known?.find(({ channel: each }) => each === 'VIBER');
  const [button, setButton] = useState<MessageButtonInput>();
  const given = onViber ? button : undefined;
  const half = given !== undefined && (given.text.trim() === '' || !/^https?:\/\/[^\s/]/.test(given.url.trim()));
  const whatsapp = known?.find(({ channel: each }) => each === 'WHATSAPP');
  const hindered = (onViber ? viber : whatsapp)?.hindrance;
  const closed = app !== undefined && hindered !== undefined;
  const unregistered =
    app === undefined &&
    known?.some(({ channel: each, hindrance }) => each === 'SMS' && hindrance === 'UNREGISTERED') === true;
  const foreign =
    app === undefined &&
    known?.some(({ channel: each, hindrance }) => each === 'SMS' && hindrance === 'SENDER_COUNTRY') === true;
  const message = useComposedMessage(
    draftKey,
    app || !number ? undefined : isName(number) ? number.country : countryOf(number.number),
    app ? undefined : peerNumber,
  );
  const counted = countSegments(smartEncode(text));
  const tooManyFiles = app !== undefined && message.files.length > 1;
  const tooLong = app
    ? text.length > (onViber ? LONGEST_VIBER : LONGEST_CAPTION)
    : message.isMms
      ? message.tooLong(text)
      : counted.segments > MAX_SEGMENTS;
  const isEmpty = text.trim() === '' && !message.isMms;
  const ready =
    number !== undefined &&
    !isEmpty &&
    !tooLong &&
    !closed &&
    !unregistered &&
    !foreign &&
    !tooManyFiles &&
    !half &&
    replies.unfilled.length === 0 &&
    message.notYet === undefined;
  const submit = (anyway = false) => {
    if (!ready) return;
    if (newer !== undefined && text.trim() !== '' && !anyway) return setHeld(newer.id);
    setHeld(undefined);
    if (target === undefined || peerNumber === undefined) return setWanted(true);
    const idempotencyKey = crypto.randomUUID();
    const body = text.trim();
    const attachmentIds = message.files.flatMap(({ id }) => id ?? []);
    replies.close();
    const pictures = message.files.filter(({ preview }) => preview !== undefined).length;
    write('');
    composed.clear(draftKey);
    setButton(undefined);
    void send(threadKey, {
      key: idempotencyKey,
      body,
      at: new Date(),
      after: newest,
      files: { pictures, others: attachmentIds.length - pictures },
      input: {
        body,
        phoneNumberId: number.id,
        idempotencyKey,
        ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
        ...(app ? { channel: app } : {}),
        ...(given ? { button: { text: given.text.trim(), url: given.url.trim() } } : {}),
        ...target,
      },
    }).then((sent) => {
      if (sent !== undefined) onSent?.(sent);
    });
  };

  const isKnown = target !== undefined && peerNumber !== undefined;
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (wanted && isKnown) queueMicrotask(() => submitNow());
  }, [wanted, isKnown]);

  const press = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (replies.press(event)) return event.preventDefault();
    if (event.key === 'Escape' && !isModified) leave();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || (enterSends && !isModified))) submit();
    else return;
    event.preventDefault();
  };

  /** A template in place of words, wanted or not; while nobody said, where words may not leave and none are written. */
  const [templating, setTemplating] = useState<boolean>();
  const asTemplate = onWhatsApp && (templating ?? (closed && hindered === 'WINDOW_CLOSED' && !writing));
  const sendTemplate = ({ body, ...template }: ChosenTemplate) => {
    if (number === undefined || target === undefined) return;
    setTemplating(false);
    const key = crypto.randomUUID();
    const input = { body: '', phoneNumberId: number.id, idempotencyKey: key, channel: 'WHATSAPP' as const };
    void send(threadKey, {
      key,
      body,
      at: new Date(),
      after: newest,
      input: { ...input, ...template, ...target },
    }).then((sent) => {
      if (sent !== undefined) onSent?.(sent);
    });
  };

  const [commentKey, setCommentKey] = useState(() => crypto.randomUUID());
  const modes = newest === '' ? undefined : <ModeSwitch mode={mode} onChange={setMode} />;
  if (mode === 'comment' && newest !== '')
    return (
      <div className={styles['composer']} data-testid="composer-comment">
        <div className={styles['top']}>{modes}</div>
        <CommentBox
          key={draftKey}
          label={t('composer.comment')}
          placeholder={t('comments:placeholder')}
          action={t('composer.commentAction')}
          box={commentDraft(draftKey)}
          initial={drafts.read(commentDraft(draftKey))}
          focused
          onChange={(document) => drafts.write(commentDraft(draftKey), document)}
          onSend={async (document, mediaIds) => {
            await addComment(newest, document, mediaIds, commentKey);
            setCommentKey(crypto.randomUUID());
          }}
          onLeave={leave}
        />
      </div>
    );
  if (whyNot !== undefined)
    return (
      <div className={styles['none']}>
        <p data-testid="composer-refused">{whyNot}</p>
        {modes}
      </div>
    );
  if (whyNoTexts !== undefined && app === undefined)
    return (
      <div className={styles['none']}>
        <p data-testid="composer-refused">{whyNoTexts}</p>
        {known?.some((each) => each.channel === 'VIBER' && each.hindrance === undefined) === true ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setPicked('VIBER')} data-testid="viber-instead">
            {t('channel.viberInstead')}
          </Button>
        ) : null}
        {modes}
      </div>
    );
  if (number === undefined)
    return (
      <div className={styles['none']}>
        <p>{t('composer.noNumber')}</p>
        {modes}
      </div>
    );
  const country = peerNumber === undefined ? undefined : countryOf(peerNumber);
  const count = onWhatsApp ? (
    <WhatsAppCount characters={text.length} />
  ) : onViber ? (
    <ViberCount characters={text.length} />
  ) : message.isMms ? (
    <PictureCount characters={text.length} free={number.isTestNumber} />
  ) : (
    <SegmentCount counted={counted} free={number.isTestNumber} />
  );
  const templateButton = (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={() => setTemplating(true)}
      className={styles['template'] ?? ''}
      data-testid="template-open"
    >
      {t('channel.template')}
    </Button>
  );
  const whyClosed =
    hindered === undefined
      ? ''
      : t(onViber && hindered === 'NOT_CONNECTED' ? 'channel.noSender' : `channel.why.${hindered}`, { country: '' });
  const reason = () => {
    if (closed) return whyClosed;
    if (unregistered) return t('channel.why.UNREGISTERED');
    if (foreign) return t('channel.why.SENDER_COUNTRY', { country: countryName(number.country, i18n.language) });
    if (tooManyFiles) return t(onViber ? 'channel.onePicture' : 'channel.oneFile');
    if (half) return t('channel.wholeButton');
    if (replies.unfilled.length > 0) return t('composer.unfilled');
    if (message.notYet !== undefined) return t(`files.not.${message.notYet}`);
    return t(tooLong ? 'ui:reason.tooLong' : 'ui:reason.writeFirst');
  };
  const buttonFields =
    onViber && !closed ? (
      <Suspense fallback={null}>
        <ButtonFields value={button} onChange={setButton} />
      </Suspense>
    ) : null;
  const chip = (
    <NumberChip
      numbers={numbers}
      number={number}
      isMms={message.isMms}
      channel={channel}
      channels={known ?? []}
      peerCountry={country}
      onChannel={setPicked}
      onChoose={setChosen}
    />
  );
  if (asTemplate)
    return (
      <div className={styles['composer']} data-testid="composer">
        <div className={styles['top']}>
          {modes ?? <span className={styles['mode']}>{t('composer.reply')}</span>}
          <Suspense fallback={null}>
            <WindowChip closesAt={closed ? undefined : whatsapp?.windowClosesAt} />
          </Suspense>
          {chip}
        </div>
        <Pane fallback={null}>
          <TemplateComposer
            price={
              country === undefined ? null : (
                <Optional fallback={null}>
                  <WhatsAppPrice country={country} />
                </Optional>
              )
            }
            onSend={sendTemplate}
            onClose={() => setTemplating(false)}
          />
        </Pane>
      </div>
    );
  return (
    <>
      {threadId === undefined ? null : (
        <Suspense fallback={null}>
          <Replying threadId={threadId} />
        </Suspense>
      )}
      <form
        className={styles['composer']}
        data-testid="composer"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        {...message.drop}
      >
        <div className={styles['top']}>
          {modes ?? <span className={styles['mode']}>{t('composer.reply')}</span>}
          {onWhatsApp ? (
            <Suspense fallback={null}>
              <WindowChip closesAt={closed ? undefined : whatsapp?.windowClosesAt} />
            </Suspense>
          ) : null}
          {chip}
        </div>
        {replies.list(target !== undefined && 'contactId' in target ? target.contactId : undefined, number.number)}
        <Textarea
          ref={field}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          placeholder={t('composer.placeholder')}
          aria-label={t('composer.label')}
          data-testid="composer-input"
          classNames={{ input: styles['input'] ?? '' }}
          {...replies.props}
          onKeyDown={press}
          onPaste={message.paste}
        />
        {closed ? (
          <p className={styles['closed']} role="status" data-testid="whatsapp-closed">
            {whyClosed} {hindered === 'WINDOW_CLOSED' ? templateButton : null}
            {whyNoTexts === undefined ? (
              <Button variant="subtle" size="compact-sm" onClick={() => setPicked('TEXT')} data-testid="text-instead">
                {t('channel.textInstead')}
              </Button>
            ) : null}
          </p>
        ) : null}
        {unregistered ? (
          <Suspense fallback={null}>
            <Unregistered phoneNumberId={number.id} isTollFree={number.type === 'TOLL_FREE'} />
          </Suspense>
        ) : null}
        {isName(number) && app === undefined ? (
          <p className={styles['closed']} role="status" data-testid="composer-one-way">
            {foreign ? reason() : t('channel.oneWay', { name: number.number })}
          </p>
        ) : null}
        {replies.missing}
        <FileStrip draft={draftKey} files={message.files} />
        {message.hint === undefined ? null : <p className={fileStyles['hint']}>{message.hint}</p>}
        {held === undefined || newer?.id !== held ? null : (
          <Suspense fallback={null}>
            <Collision
              answer={newer}
              onSend={() => {
                submit(true);
                toField();
              }}
              onKeep={() => {
                setSeen(held);
                toField();
              }}
            />
          </Suspense>
        )}
        {given === undefined ? null : buttonFields}
        <div className={styles['bottom']}>
          <AddFiles why={message.why} onFiles={message.add} />
          {replies.button(styles['replies'] ?? '')}
          {onWhatsApp && !closed ? templateButton : null}
          {given === undefined ? buttonFields : null}
          <Optional fallback={count}>
            {number.isTestNumber || country === undefined ? (
              count
            ) : onWhatsApp ? (
              <WhatsAppCountWithPrice characters={text.length} country={country} />
            ) : onViber ? (
              <ViberCountWithPrice
                characters={text.length}
                country={country}
                inSession={viber?.windowClosesAt !== undefined}
              />
            ) : message.isMms ? (
              <PictureCountWithPrice characters={text.length} country={country} />
            ) : (
              <SegmentCountWithPrice counted={counted} country={country} />
            )}
          </Optional>
          {threadId === undefined ? null : (
            <Suspense fallback={null}>
              <SendLater
                message={{
                  threadId,
                  phoneNumberId: number.id,
                  body: text.trim(),
                  ...(app ? { channel: app } : {}),
                }}
                contactId={target !== undefined && 'contactId' in target ? target.contactId : undefined}
                why={ready ? (message.files.length > 0 || given ? t('schedule.noFiles') : undefined) : reason()}
                onDone={() => write('')}
              />
            </Suspense>
          )}
          <Disabled why={ready ? undefined : reason()}>
            <Button
              type="submit"
              size="sm"
              loading={wanted}
              className={styles['send'] ?? ''}
              data-testid="composer-send"
            >
              <span className={styles['word']}>{t('composer.send')}</span>
              <Kbd keys={enterSends ? 'enter' : 'mod+enter'} />
              <IconArrowUp className={styles['arrow']} size={20} stroke={2} aria-hidden />
            </Button>
          </Disabled>
        </div>
      </form>
    </>
  );
}

/** To the person outside, or to the team alone. */
function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('inbox');
  return (
    <SegmentedControl
      size="xs"
      value={mode}
      aria-label={t('composer.mode')}
      data={[
        { value: 'reply', label: t('composer.reply') },
        { value: 'comment', label: t('composer.comment') },
      ]}
      onChange={(next) => onChange(next)}
      data-testid="composer-mode"
    />
  );
}
