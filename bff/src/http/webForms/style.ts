import { createHash } from 'node:crypto';

/** The look of a form's page: colors as in the client's tokens (web/src/base/theme/tokens.css), in both themes. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--text:#1f2430;--muted:#5b6472;--control:#8a93a1;--accent:#3349d6;--solid:#3349d6;--hover:#2a3aa8;--danger:#b91c1c;--tint:#fdecec;--on-tint:#9b1c1c;--note:#eef1fd}
@media (prefers-color-scheme:dark){:root{--bg:#15181e;--text:#e8eaed;--muted:#a6adba;--control:#717b8a;--accent:#8ea2ff;--solid:#4a5fe0;--hover:#5467e6;--danger:#f58a8a;--tint:#3a1d20;--on-tint:#f5a9a9;--note:#1f2644}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/24px Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:480px;margin:0 auto;padding:24px 20px 32px}
h1{margin:0 0 8px;font-size:24px;line-height:32px;letter-spacing:-.014em}
h2{margin:0 0 4px;font-size:16px;line-height:24px}
p{margin:0}
.body{margin-bottom:8px;white-space:pre-line}
.say{white-space:pre-line}
.say+.say,.say+a.go{margin-top:16px}
form{margin-top:20px}
.field{margin-bottom:18px}
label{display:block;font-weight:500;font-size:15px;line-height:22px}
.field label{margin-bottom:6px}
.optional{font-weight:400;color:var(--muted)}
input:not([type=checkbox]),select{display:block;width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--control);border-radius:8px;background:var(--bg);color:var(--text);font:inherit}
[aria-invalid=true]{border-color:var(--danger)!important}
.hint{margin-top:6px;font-size:14px;line-height:20px;color:var(--muted)}
.wrong{margin-top:6px;font-size:14px;line-height:20px;color:var(--danger)}
.tick{display:grid;grid-template-columns:24px 1fr;gap:0 12px;margin:4px 0 20px}
.tick input{width:24px;height:24px;margin:0;accent-color:var(--solid)}
.tick label{font-weight:400;font-size:14px;line-height:22px;white-space:pre-line}
.tick .wrong{grid-column:2}
button,a.go{display:block;width:100%;min-height:44px;padding:10px 16px;border:0;border-radius:8px;background:var(--solid);color:#fff;font:600 16px/24px Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.go:hover{background:var(--hover)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.alert,.note{margin:16px 0 0;padding:12px 16px;border-radius:8px;background:var(--tint);color:var(--on-tint)}
.note{background:var(--note);color:var(--text)}
.alert ul{margin:4px 0 0;padding-inline-start:20px}
.alert a{display:inline-block;padding:2px 0;color:inherit}
.away{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
@media (forced-colors:active){button,a.go{border:1px solid}}
`;

/** By which the page's policy knows it: no other style applies. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
