const open: (() => Promise<void>)[] = [];

/** Registers what must end with the test file, the last registered first; with the run where no test runs (tests/faults). */
export function atEndOfFile(close: () => Promise<void>): void {
  open.push(close);
}

/** Ends what was registered. A test file does it by itself (endOfFile.setup). */
export async function endAll(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close();
}
