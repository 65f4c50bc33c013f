/** Everything in a run's output folder that must not stand there, and how much was looked at. */
export function scanOutput(folder: string): { leaks: string[]; lines: number; spans: number };
