/** Lighthouse on pages of the product, in a browser of its own that may be signed in. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium, type Page } from 'playwright-core';

export type Category = 'accessibility' | 'best-practices' | 'performance';

/** What Lighthouse says of a page. */
export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Audits that cost points, each with what it found. */
  readonly complaints: readonly string[];
  /** Milliseconds as Lighthouse names them, such as `largest-contentful-paint`. */
  readonly timings: Readonly<Record<string, number>>;
}

export interface Auditor {
  /** A page of the browser that is audited, to sign in with. */
  readonly page: Page;
  audit(url: string, categories: readonly Category[]): Promise<Verdict>;
  close(): Promise<void>;
}

const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** Starts a browser with a port that Lighthouse talks to. @param executablePath the browser */
export async function startAuditor(executablePath: string): Promise<Auditor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    locale: 'en-US',
    args: [
      '--remote-debugging-port=0',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  const port = Number((await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    async audit(url, categories) {
      const run = await lighthouse(
        url,
        {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: [...categories],
          // Who is signed in stays signed in.
          disableStorageReset: true,
          disableFullPageScreenshot: true,
          // A score that does not depend on speed need not wait for a slow line.
          ...(categories.includes('performance') ? {} : { throttlingMethod: 'provided' as const }),
        },
        // People work with it at a desk (ux §2: desktop first).
        desktopConfig,
      );
      if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
      const { lhr } = run;
      if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
      return {
        scores: Object.fromEntries(
          categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
        ),
        complaints: categories.flatMap((name) =>
          (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
            const audit = lhr.audits[id];
            if (weight === 0 || audit?.score == null || audit.score === 1) return [];
            return [`${id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 400)}`];
          }),
        ),
        timings: Object.fromEntries(TIMINGS.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN])),
      };
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
