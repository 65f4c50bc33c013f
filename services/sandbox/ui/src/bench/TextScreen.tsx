/** The texts of one phone. */
import { IconChecks, IconHourglass, IconPhoto, IconSendFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Text, WorkspaceNumber } from '../types.ts';
import { isPhone, showNumber, timeOfDay, toE164 } from './words.ts';

export interface TextScreenProps {
  readonly texts: readonly Text[];
  readonly numbers: readonly WorkspaceNumber[];
  readonly onSend: (to: string, body: string, files: readonly File[], channel: Text['channel']) => Promise<void>;
  readonly onRead: (sid: string) => Promise<void>;
  readonly onPress: (text: Text, button: string) => Promise<void>;
}

export function TextScreen({ texts, numbers, onSend, onRead, onPress }: TextScreenProps) {
  const last = texts.at(-1);
  const partner = last && (last.direction === 'inbound' ? last.to : last.from);
  const [chosen, setChosen] = useState<string>();
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [channel, setChannel] = useState<Text['channel']>();
  const [trouble, setTrouble] = useState<string>();
  const by = channel ?? last?.channel ?? 'sms';
  const to = chosen ?? partner ?? numbers[0]?.number ?? '';

  async function send(text: string, along: readonly File[] = []): Promise<void> {
    if ((text.trim() === '' && along.length === 0) || to === '') return;
    if (!isPhone(to)) return setTrouble('You can’t reply to a sender name: there is no number behind it.');
    try {
      await onSend(toE164(to), text, along, by);
      setBody('');
      setFiles([]);
      setTrouble(undefined);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <label className="lto">
        To{' '}
        <select data-testid="handset-text-to" value={to} onChange={(event) => setChosen(event.target.value)}>
          {[...new Set([...numbers.map((one) => one.number), ...(partner === undefined ? [] : [partner])])].map(
            (number) => (
              <option key={number} value={number}>
                {showNumber(number)}
              </option>
            ),
          )}
        </select>{' '}
        <select
          data-testid="handset-text-channel"
          aria-label="Channel"
          value={by}
          onChange={(event) => setChannel(event.target.value as Text['channel'])}
        >
          <option value="sms">SMS</option>
          <option value="whatsapp">WhatsApp</option>
          <option value="viber">Viber</option>
        </select>
      </label>
      <ol className="lm" data-testid="handset-texts">
        {texts
          .filter((text) => text.direction === 'inbound' || text.status !== 'queued')
          .map((text) => (
            <Bubble key={text.sid} text={text} onRead={onRead} onPress={onPress} />
          ))}
        <li ref={showEnd} className="end" key={texts.length} />
      </ol>
      {trouble !== undefined && (
        <p className="lcs bad" role="alert">
          {trouble}
        </p>
      )}
      <form
        className="ltype"
        onSubmit={(event) => {
          event.preventDefault();
          void send(body, files);
        }}
      >
        <input
          data-testid="handset-text-input"
          aria-label="Text"
          placeholder="Write a text"
          autoComplete="off"
          maxLength={1_600}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <label className="lfile" title="Send a picture or a file">
          <IconPhoto size={17} />
          {files.length > 0 && <span>{files.length}</span>}
          <input
            type="file"
            multiple
            data-testid="handset-text-files"
            aria-label="Pictures and files"
            onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
          />
        </label>
        <button type="submit" data-testid="handset-text-send" aria-label="Send">
          <IconSendFilled size={15} />
        </button>
      </form>
      <div className="quick">
        {['STOP', 'START', 'HELP'].map((word) => (
          <button key={word} type="button" onClick={() => void send(word)}>
            {word}
          </button>
        ))}
      </div>
    </>
  );
}

/** A new last line comes into view within its display; the page stays where it is. */
function showEnd(line: HTMLLIElement | null): void {
  line?.parentElement?.scrollTo({ top: line.parentElement.scrollHeight });
}

function Bubble({ text, onRead, onPress }: { text: Text } & Pick<TextScreenProps, 'onRead' | 'onPress'>) {
  const own = text.direction === 'inbound';
  const isRead = text.channel !== 'sms';
  const skin = { sms: '', whatsapp: ' wa', viber: ' vb' }[text.channel];
  const lost = text.status === 'undelivered' || text.status === 'failed';
  return (
    <li
      className={`${own ? 'o' : 'i'}${lost ? ' bad' : ''}${skin}`}
      data-testid="handset-bubble"
      data-status={text.status}
      data-channel={text.channel}
    >
      {text.files.map((file) => (
        <SentFile key={file.url} {...file} />
      ))}
      {text.body !== '' && <p>{text.body}</p>}
      {text.buttons.length > 0 && (
        <div className="lbuttons">
          {text.buttons.map(({ title, replies }) => (
            <button
              key={title}
              type="button"
              data-testid="handset-button"
              disabled={!replies || lost}
              onClick={() => void onPress(text, title)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {text.link !== null && (
        <div className="lbuttons">
          <a href={text.link.url} target="_blank" rel="noreferrer" data-testid="handset-link">
            {text.link.text}
          </a>
        </div>
      )}
      <span>
        {lost && <IconX size={12} />}
        {!own && text.status === 'sent' && <IconHourglass size={12} />}
        {own
          ? timeOfDay(text.createdAt)
          : lost
            ? `not delivered, error ${text.errorCode ?? ''}`
            : text.status === 'sent'
              ? 'sending'
              : `${text.status === 'read' ? 'read' : 'delivered'} ${timeOfDay(text.createdAt)}`}
        {isRead && !own && text.status === 'read' && <IconChecks size={12} />}
      </span>
      {isRead && !own && text.status === 'delivered' && (
        <button type="button" className="lread" data-testid="handset-read" onClick={() => void onRead(text.sid)}>
          Mark as read
        </button>
      )}
    </li>
  );
}

/** A picture, sound or video in place; anything else to save. */
function SentFile({ url, type }: Text['files'][number]) {
  if (type.startsWith('image/')) return <img className="lpic" src={url} alt="Attached" data-testid="handset-picture" />;
  // Nobody knows what strangers say in it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('audio/')) return <audio className="lplay" src={url} controls preload="none" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('video/')) return <video className="lpic" src={url} controls preload="metadata" />;
  return (
    <a href={url} download>
      File ({type})
    </a>
  );
}
