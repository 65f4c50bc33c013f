/** The head of every page of the sandbox. */
import { IconArrowUpRight, IconBuildingBroadcastTower } from '@tabler/icons-react';
import type { World } from './live/world.ts';

export type PageName = 'handset' | 'mail';

export function Top({ page, world, onPage }: { page: PageName; world: World; onPage: (page: PageName) => void }) {
  const calls = Object.values(world.calls).filter((call) => call.endTime === undefined).length;
  const link = (name: PageName, href: string, text: string, count?: number) => (
    <a
      className={page === name ? 'on' : ''}
      aria-current={page === name ? 'page' : undefined}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onPage(name);
      }}
    >
      {text}
      {count !== undefined && count > 0 && <b>{count}</b>}
    </a>
  );
  return (
    <>
      <div className="hz" aria-hidden="true" />
      <header className="top">
        <span className="mark">
          <IconBuildingBroadcastTower size={22} stroke={1.5} />
        </span>
        <div className="tt">
          <h1>The outside world</h1>
          <p>Ringline sandbox. No real phones involved.</p>
        </div>
        <nav>
          {link('handset', '/sandbox', 'Handset')}
          {link('mail', '/sandbox/mail', 'Mailbox', world.mails.length)}
        </nav>
        <span className="sp" />
        <dl className="vit">
          <div>
            <dt>carrier</dt>
            <dd className={world.connected ? 'up' : 'down'}>{world.connected ? 'up' : 'down'}</dd>
          </div>
          <div>
            <dt>calls</dt>
            <dd>{calls}</dd>
          </div>
        </dl>
        <a className="backl" href="/">
          Open Ringline
          <IconArrowUpRight size={15} stroke={2} />
        </a>
      </header>
    </>
  );
}
