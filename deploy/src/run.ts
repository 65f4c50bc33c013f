/** Runs the product in this process until a signal ends it; the browser clients are as they were last built. */
import { processEnvironment } from '@ringline/kit/config';
import { outliveClosedOutput } from '@ringline/kit/host';
import { faultOf } from '@ringline/kit/telemetry';
import { giveBackWhatTheStartTook } from './afterStart.ts';
import { startAllInOne, type Product } from './allInOne.ts';
import { createEnd, whyNoStart } from './ending.ts';
import { createProgress } from './progress.ts';

const write = (line: string) => process.stderr.write(`${line}\n`);
let product: Product | undefined;
const life = createEnd(
  () => product?.stop(),
  (code) => process.exit(code),
);
/** Ends with a code that systemd, Compose and Kubernetes take for a fault: they start it again. */
const endBroken = (sentence: string) => {
  write(sentence);
  void life.end(1);
};

outliveClosedOutput();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!life.isEnding) write(`\n  Stopping …`);
    void life.end(0);
  });
}
process.on('uncaughtException', (error) => endBroken(`Ringline stopped by a fault: ${faultOf(error)}`));

try {
  product = await startAllInOne(processEnvironment(), createProgress(write), (sentence) =>
    endBroken(`Ringline stops: ${sentence}`),
  );
  write(`  Data: ${product.dataPath}`);
  process.stdout.write(
    `Ready: Ringline is at ${product.url} (the outside world: ${product.url}/sandbox). Ctrl-C stops it.\n`,
  );
  giveBackWhatTheStartTook();
} catch (error) {
  write(whyNoStart(error));
  await life.end(1);
}
