import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../ui/numbers.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Optional } from '../ui/Optional.tsx';
import { usePersonalKeys } from '../ui/personalKeys.ts';
import styles from './Composer.module.css';
import { drafts } from './drafts.ts';
import { useInbox } from './inboxContext.ts';
import { NumberChip } from './NumberChip.tsx';
import { send, type SentText } from './outbox.ts';
import { SegmentCount, SegmentCountWithPrice } from './SegmentCount.tsx';
import { countSegments, MAX_SEGMENTS, smartEncode } from './segments.ts';
import { useSendingNumbers } from './useSendingNumbers.ts';

export type ComposerTarget = { contactId: string } | { to: string };

/** Where a text is written: which of our numbers sends it, how long it is, what it costs. ⌘/Ctrl+Enter sends, or Enter for who chose that. */
export function Composer({
  threadKey,
  draftKey = threadKey,
  target,
  peerNumber,
  whyNot,
  preferredNumberId,
  newest = '',
  onSent,
  ref,
}: {
  threadKey: string;
  /** Names the draft, where that is not the thread's. */
  draftKey?: string;
  target: ComposerTarget;
  peerNumber: string;
  /** Why nobody can write to the other end. */
  whyNot?: string | undefined;
  /** The number that the last item came by: an answer goes out by the same. */
  preferredNumberId?: string | undefined;
  /** Id of the newest item. */
  newest?: string;
  onSent?: ((sent: SentText) => void) | undefined;
  ref?: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation(['inbox', 'ui']);
  const { enterSends } = usePersonalKeys();
  const { numbers: key } = useInbox();
  const numbers = useSendingNumbers(key);
  const [text, setText] = useState(() => drafts.read(draftKey));
  const [chosen, setChosen] = useState<string>();
  const number = numbers.find(({ id }) => id === (chosen ?? preferredNumberId)) ?? numbers[0];

  const write = (next: string) => {
    setText(next);
    drafts.write(draftKey, next);
  };
  const counted = countSegments(smartEncode(text));
  const tooLong = counted.segments > MAX_SEGMENTS;
  const ready = number !== undefined && text.trim() !== '' && !tooLong;
  const submit = () => {
    if (!ready) return;
    const idempotencyKey = crypto.randomUUID();
    const body = text.trim();
    write('');
    void send(threadKey, {
      key: idempotencyKey,
      body,
      at: new Date(),
      after: newest,
      input: { body, phoneNumberId: number.id, idempotencyKey, ...target },
    }).then((sent) => {
      if (sent !== undefined) onSent?.(sent);
    });
  };

  if (whyNot !== undefined)
    return (
      <p className={styles['none']} data-testid="composer-refused">
        {whyNot}
      </p>
    );
  if (number === undefined) return <p className={styles['none']}>{t('composer.noNumber')}</p>;
  const country = countryOf(peerNumber);
  const count = <SegmentCount counted={counted} free={number.isTestNumber} />;
  return (
    <form
      className={styles['composer']}
      data-testid="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles['top']}>
        <span className={styles['mode']}>{t('composer.reply')}</span>
        <NumberChip numbers={numbers} number={number} onChoose={setChosen} />
      </div>
      <Textarea
        ref={ref ?? null}
        variant="unstyled"
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        placeholder={t('composer.placeholder')}
        aria-label={t('composer.label')}
        data-testid="composer-input"
        classNames={{ input: styles['input'] ?? '' }}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={getHotkeyHandler([
          ['mod+Enter', submit],
          ...(enterSends ? [['Enter', submit] as [string, () => void]] : []),
        ])}
      />
      <div className={styles['bottom']}>
        <Optional fallback={count}>
          {number.isTestNumber || country === undefined ? (
            count
          ) : (
            <SegmentCountWithPrice counted={counted} country={country} />
          )}
        </Optional>
        <Disabled why={ready ? undefined : t(tooLong ? 'ui:reason.tooLong' : 'ui:reason.writeFirst')}>
          <Button type="submit" size="sm" className={styles['send'] ?? ''} data-testid="composer-send">
            <span className={styles['word']}>{t('composer.send')}</span>
            <Kbd keys={enterSends ? 'enter' : 'mod+enter'} />
            <IconArrowUp className={styles['arrow']} size={20} stroke={2} aria-hidden />
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
