/** Characters that a browser writes in another way into the header of a form's part; it leaves % as it is. */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': ' ', '%0A': ' ' };
// oxlint-disable-next-line no-control-regex -- what no name can show
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The name of a file as its owner sees it, without the folder that some programs send along.
 * @param most UTF-16 units; a longer name is cut between two letters, and its ending stays
 */
export function uploadedName(given: string, most: number): string {
  const name = given
    .replaceAll(/%22|%0D|%0A/g, (escaped) => ESCAPED[escaped] ?? escaped)
    .replaceAll(UNSEEN, ' ')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (name.length <= most) return name;
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(name) ?? [];
  return cut(name.slice(0, name.length - ending.length), most - ending.length).trimEnd() + ending;
}

function cut(text: string, most: number): string {
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
