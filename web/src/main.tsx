import './base/session/storageDenied.ts';
import './base/openedBy.ts';
import '@fontsource-variable/inter/opsz.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './base/theme/tokens.css';
import './base/i18n/index.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { listenToTyping } from './ui/typing.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
listenToTyping(globalThis);
createRoot(root).render(<App />);
const work = () => {
  navigator.serviceWorker?.register('/phone-worker.js').catch(() => undefined);
};
// Not within the page of a partner, and not before the page itself is there.
if (window.top === window) {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
