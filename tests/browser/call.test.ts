import { describe } from 'vitest';
import { startAnyProduct } from '../testkit/index.ts';
import { chromiumPath } from './chromium.ts';
import { tellNewcomersStory } from './newcomersStory.ts';

describe.skipIf(!chromiumPath)('a newcomer, a workspace and a handset', () => {
  tellNewcomersStory(startAnyProduct);
});
