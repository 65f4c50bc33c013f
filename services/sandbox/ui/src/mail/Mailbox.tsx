/** The mailbox: every mail that the product sends, newest first, with its code to copy. */
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { timeOfDay } from '../bench/words.ts';
import type { World } from '../live/world.ts';
import type { Mail } from '../types.ts';

export function Mailbox({ world }: { world: World }) {
  const [openId, setOpenId] = useState<string>();
  const open = world.mails.find((mail) => mail.id === openId) ?? world.mails[0];
  if (!open) {
    return (
      <main className="mailbox empty">
        <IconMail size={34} stroke={1.25} />
        <p>
          {world.loaded
            ? 'No mail yet. Every code and invitation Ringline sends arrives here, whatever the address.'
            : 'Loading mail…'}
        </p>
      </main>
    );
  }
  return (
    <main className="mailbox">
      <ul>
        {world.mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              className={mail.id === open.id ? 'on' : ''}
              data-testid="mail-item"
              onClick={() => setOpenId(mail.id)}
            >
              <b>{mail.subject}</b>
              <span>{mail.to.join(', ')}</span>
              <time>{timeOfDay(mail.receivedAt)}</time>
            </button>
          </li>
        ))}
      </ul>
      <Letter key={open.id} mail={open} />
    </main>
  );
}

function Letter({ mail }: { mail: Mail }) {
  return (
    <article className="letter" data-testid="mail-open">
      <header>
        <h2>{mail.subject}</h2>
        <p>
          {mail.from} to <b>{mail.to.join(', ')}</b>, {timeOfDay(mail.receivedAt)}
        </p>
      </header>
      {mail.code !== undefined && <Code code={mail.code} />}
      <pre>{mail.text}</pre>
      {mail.html !== undefined && (
        <details>
          <summary>As the recipient sees it</summary>
          <iframe title={mail.subject} sandbox="" srcDoc={mail.html} />
        </details>
      )}
    </article>
  );
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className="code">
      <strong data-testid="mail-code">{code}</strong>
      <button type="button" className="hb" data-testid="mail-copy" onClick={() => void copy()}>
        {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
