import { setPriority } from 'node:os';
import { Engine } from './engine.ts';
import { type FromChild, METHODS, type Request } from './ipc.ts';
import { MediaSwitchError, type MediaSwitchOptions } from './switch.ts';

/**
 * Process of the media switch, started by `startMediaSwitch`: options as JSON in the first argument, requests over IPC.
 * It ends with its parent. Signals for a terminal's whole group (Ctrl-C) are the parent's to answer.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as MediaSwitchOptions;

function tell(message: FromChild): void {
  // A parent that dies while we write is noticed by `disconnect`.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const engine = new Engine(options, (event, payload) => tell({ event, payload }));

async function handle({ request, method, args }: Request): Promise<void> {
  try {
    if (!METHODS.includes(method)) throw new Error(`no method ${method}`);
    const call = engine[method].bind(engine) as (...values: unknown[]) => unknown;
    tell({ reply: request, value: await call(...args) });
  } catch (error) {
    const code = error instanceof MediaSwitchError ? error.code : undefined;
    tell({ reply: request, error: { code, message: error instanceof Error ? error.message : String(error) } });
  }
}

// Audio that comes late is lost. Where we may, the clock goes before whatever else the machine does.
try {
  setPriority(-10);
} catch {
  // Only a privileged user may; everybody else shares fairly.
}

process.on('message', (message) => void handle(message as Request));
process.on('disconnect', () => {
  engine.stop();
  process.exit(0);
});
process.on('SIGINT', () => undefined);

engine.start();
tell({ ready: true });
