/** Runs the product in this process until a signal ends it; the browser clients are as they were last built. */
import { ConfigurationError, processEnvironment } from '@ringline/kit/config';
import { refusalOfDatabase } from '@ringline/kit/db';
import { outliveClosedOutput } from '@ringline/kit/host';
import { faultOf } from '@ringline/kit/telemetry';
import { giveBackWhatTheStartTook } from './afterStart.ts';
import { startAllInOne, type Product } from './allInOne.ts';
import { StartProblem } from './listening.ts';
import { createProgress } from './progress.ts';

const write = (line: string) => process.stderr.write(`${line}\n`);
let product: Product | undefined;
let ending: Promise<void> | undefined;

async function end(code: number): Promise<void> {
  ending ??= (async () => {
    try {
      await product?.stop();
    } finally {
      process.exit(code);
    }
  })();
  await ending;
}

outliveClosedOutput();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) write(`\n  Stopping …`);
    void end(0);
  });
}
process.on('uncaughtException', (error) => {
  write(`Ringline stopped by a fault: ${faultOf(error)}`);
  void end(1);
});

try {
  product = await startAllInOne(processEnvironment(), createProgress(write), (sentence) => {
    write(`Ringline stops: ${sentence}`);
    void end(1);
  });
  write(`  Data: ${product.dataPath}`);
  process.stdout.write(
    `Ready: Ringline is at ${product.url} (the outside world: ${product.url}/sandbox). Ctrl-C stops it.\n`,
  );
  giveBackWhatTheStartTook();
} catch (error) {
  if (error instanceof StartProblem || error instanceof ConfigurationError) write(error.message);
  else {
    const told = refusalOfDatabase(error);
    write(
      told
        ? `Ringline could not start: its database did not answer for a minute (${error instanceof Error ? error.message.split('\n').at(-1) : ''}). The machine may be very busy; start it again. Its log: postgres.log in DATA_DIR.`
        : `Ringline could not start: ${faultOf(error)}`,
    );
  }
  await end(1);
}
