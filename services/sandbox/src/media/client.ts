import type { MediaSwitch, MediaSwitchOptions } from './switch.ts';

/** Forks the media switch and resolves when it is ready to take legs. */
export declare function startMediaSwitch(options?: MediaSwitchOptions): Promise<MediaSwitch>;
