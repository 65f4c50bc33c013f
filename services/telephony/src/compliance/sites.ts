/** What the Internet says about the addresses of a registration: reviewers open them, too. */
import { getOutside, OutsideError } from '@ringline/kit/outside';
import type { Deps } from '../context.ts';
import type { RegistrationForm } from './form.ts';
import type { Facts } from './lint.ts';

const TIMEOUT_MS = 4_000;
/** A page is read so far, and a picture may have so many bytes. */
const LONGEST = 10_000_000;
const REDIRECTS = 3;
/** Names for examples (RFC 2606), which lead nowhere: the sandbox's world has pages there. */
const EXAMPLE = /(?:^|\.)(?:example|test)$/;
const NOT_SHARED =
  /(?:not|never|no)\b[^.]{0,80}\b(?:share|sell|sold|shared)\b[^.]{0,120}\b(?:mobile|phone|sms|text)|\b(?:mobile|phone|sms|text)[^.]{0,120}\b(?:not|never)\b[^.]{0,60}\b(?:share|sell|sold|shared)\b/i;

type Site = Pick<Deps, 'env'>;

/** Looks at all of them at the same time; a few seconds at the most. */
export async function lookAtSites(deps: Site, form: RegistrationForm): Promise<Facts> {
  const [website, privacy, ...images] = await Promise.all([
    read(deps, form.website),
    read(deps, form.privacyPolicyUrl),
    ...form.optInImageUrls.map((url) => read(deps, url)),
  ]);
  const image = (answer: Page | undefined) => (answer?.type.startsWith('image/') ? 'PICTURE' : 'NO_PICTURE');
  return {
    website: website === undefined ? 'UNREACHABLE' : 'REACHABLE',
    privacy: NOT_SHARED.test(privacy?.text ?? '') ? 'SAYS' : 'SILENT',
    images: Object.fromEntries(form.optInImageUrls.map((url, place) => [url, image(images[place])])),
  };
}

interface Page {
  readonly type: string;
  readonly text: string;
}

async function read({ env }: Site, url: string, hops = REDIRECTS): Promise<Page | undefined> {
  if (!URL.canParse(url)) return undefined;
  if (env.SANDBOX_ENABLED && EXAMPLE.test(new URL(url).hostname)) return examplePage(url);
  try {
    const asked = { url, headers: { accept: '*/*' }, timeoutMs: TIMEOUT_MS, longest: LONGEST };
    const { status, type, text, location } = await getOutside({ ...asked, allowLoopback: env.WEBHOOK_LOOPBACK });
    if (status >= 300 && status < 400 && location !== '' && hops > 0)
      return await read({ env }, new URL(location, url).href, hops - 1);
    return status >= 200 && status < 300 ? { type, text } : undefined;
  } catch (error) {
    if (error instanceof OutsideError) return undefined;
    throw error;
  }
}

/** A page of the sandbox's world: pictures end as pictures do, and what is `missing` is not there. */
function examplePage(url: string): Page | undefined {
  if (/missing/.test(url)) return undefined;
  return /\.(?:png|jpe?g)$/i.test(url)
    ? { type: 'image/png', text: '' }
    : { type: 'text/html', text: 'We do not share mobile numbers with third parties.' };
}
