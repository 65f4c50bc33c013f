/** A newcomer in a real browser against a cluster in production mode: the edge takes persisted operations alone. */
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../browser/chromium.ts';
import { tellNewcomersStory } from '../browser/newcomersStory.ts';
import { startClusterProduct, type RunningProduct } from '../testkit/index.ts';

describe.skipIf(!chromiumPath)('in production mode', () => {
  let product: RunningProduct | undefined;

  tellNewcomersStory(async (settings) => {
    // As `npm run cluster -- --production` the first time; every other file runs what an image holds, and so does the restart.
    const first = product === undefined ? { programs: undefined } : {};
    product = await startClusterProduct(settings, { production: true, ...first });
    return product;
  });

  it('a document of one’s own is refused, and so is a look at the schema', async () => {
    for (const query of ['{ fetchConfigurations { sandbox { enabled } } }', '{ __schema { types { name } } }']) {
      const answer = await fetch(`${product?.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
    }
  });
});
