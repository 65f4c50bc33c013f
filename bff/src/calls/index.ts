import { blockList } from './blockList.ts';
import { callbacks } from './callbacks.ts';
import { conferences } from './conferences.ts';
import { liveActivity } from './live.ts';
import { callQuality } from './quality.ts';
import { calls } from './resolvers.ts';
import { wrapUp } from './wrapUp.ts';

export const resolvers = [calls, blockList, callbacks, conferences, liveActivity, callQuality, wrapUp] as const;
