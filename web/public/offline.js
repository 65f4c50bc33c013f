// Says in the reader's language that there is no connection, and opens the page that was asked for when there is one.
(() => {
  const texts = {
    es: {
      title: 'No tienes conexión',
      hint: 'Nos reconectaremos automáticamente.',
      again: 'Probar ahora',
    },
    fr: {
      title: 'Vous êtes hors ligne',
      hint: 'Nous nous reconnecterons automatiquement.',
      again: 'Essayer maintenant',
    },
    de: {
      title: 'Sie sind offline',
      hint: 'Wir verbinden uns automatisch wieder.',
      again: 'Jetzt versuchen',
    },
  };
  let chosen = null;
  try {
    chosen = localStorage.getItem('ringline.language');
  } catch {
    // Storage may be closed to us; the browser's language is then the answer.
  }
  const language = (chosen ?? navigator.language).slice(0, 2);
  const own = texts[language];
  if (own) {
    document.documentElement.lang = language;
    for (const place of document.querySelectorAll('[data-text]')) place.textContent = own[place.dataset.text];
  }
  const again = () => location.reload();
  document.querySelector('button').addEventListener('click', again);
  addEventListener('online', again);
  // A server that is down for a moment leaves the browser online: it is asked now and then, without loading a page.
  setInterval(() => {
    if (navigator.onLine)
      fetch('/healthz', { cache: 'no-store' }).then(
        (answer) => answer.ok && again(),
        () => undefined,
      );
  }, 10_000);
})();
