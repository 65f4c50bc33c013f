import '@fontsource-variable/jetbrains-mono';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Bench } from './bench/Bench.tsx';
import './bench.css';
import './pages.css';
import { followWorld, useWorld } from './live/world.ts';
import { Mailbox } from './mail/Mailbox.tsx';
import { Exchange } from './talk/exchange.ts';
import { Top, type PageName } from './Top.tsx';

const pageOf = (path: string): PageName => (path.startsWith('/sandbox/mail') ? 'mail' : 'handset');
const titles: Readonly<Record<PageName, string>> = { handset: 'Handset', mail: 'Mailbox' };

const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark', dark.matches);
dark.addEventListener('change', followTheme);
followTheme();

const exchange = new Exchange();
addEventListener('pagehide', () => exchange.close());
followWorld();

function App() {
  const world = useWorld();
  const [page, setPage] = useState<PageName>(() => pageOf(location.pathname));
  useEffect(() => {
    const back = () => setPage(pageOf(location.pathname));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    document.title = `${titles[page]} · Ringline sandbox`;
  }, [page]);
  const go = (next: PageName) => {
    history.pushState(null, '', next === 'mail' ? '/sandbox/mail' : '/sandbox');
    setPage(next);
  };
  // The phones stay on while the mail is read: a call that rings must not be lost by a look at a code.
  return (
    <div className="hs">
      <Top page={page} world={world} onPage={go} />
      <div className="page" hidden={page !== 'handset'}>
        <Bench world={world} exchange={exchange} />
      </div>
      {page === 'mail' && <Mailbox world={world} />}
    </div>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
