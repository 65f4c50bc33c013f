/** The frame of the provider's pages. */
import { TEST_CARDS } from './cards.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:15px/22px system-ui,sans-serif;background:light-dark(#f5f6f9,#14161c);color:light-dark(#1b2030,#e8eaf0)}
main{max-width:428px;margin:48px auto;padding:24px;border-radius:16px;background:light-dark(#fff,#1d2029);box-shadow:0 8px 32px #0002}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px}label{display:block;margin-bottom:12px;font-weight:600}
input{display:block;width:100%;margin-top:4px;padding:10px 12px;font:inherit;border:1px solid light-dark(#8a91a5,#7b8298);border-radius:8px;background:transparent;color:inherit}
button{width:100%;padding:11px;margin-top:4px;font:inherit;font-weight:600;border:0;border-radius:8px;background:#3347d6;color:#fff;cursor:pointer}
button.small{width:auto;padding:6px 12px;font-size:13px}ul{list-style:none;margin:0 0 16px;padding:0}li{display:flex;align-items:center;gap:8px;padding:8px 0;border-bottom:1px solid #8884}li span{flex:1}
button.plain{background:transparent;color:inherit;border:1px solid light-dark(#8a91a5,#7b8298)}
.sum{font-size:28px;line-height:36px;font-weight:650}.muted{color:light-dark(#5a6072,#a4abbd);font-size:13px}
.bad{padding:10px 12px;border-radius:8px;background:light-dark(#fdeaea,#47191d);color:light-dark(#8f1d1d,#ffc9c9)}
table{width:100%;font-size:13px;border-collapse:collapse}td{padding:4px 0;vertical-align:top}td:first-child{white-space:nowrap;padding-right:12px}
a{color:light-dark(#3347d6,#a9b5ff)}`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** The cards that the sandbox takes, and what each does. */
export const testCards = (): string =>
  `<table>${TEST_CARDS.map(({ number, does }) => `<tr><td><code>${number}</code></td><td>${does}</td></tr>`).join('')}</table>`;
