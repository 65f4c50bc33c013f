// Runs before the first paint, so that a dark desk never flashes white. A file, not an inline script: the page's
// content-security policy allows no inline code.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('ringline.theme');
  } catch {
    // Storage may be closed to us; the system's wish is then the answer.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
