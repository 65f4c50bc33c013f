import type { WebSocket } from 'ws';

/** The SDK gives up a socket that was silent for 15 s. */
const HEARTBEAT_MS = 5000;

/**
 * Sends heartbeats and ends a socket that said nothing for two of them. Messages are handled one after the other.
 * `onMessage` gets every text except echoes of the heartbeat; an error that it throws closes the socket.
 */
export function attend(
  socket: WebSocket,
  handlers: {
    heartbeat: string;
    isEcho(text: string): boolean;
    onMessage(text: string): void | Promise<void>;
    onClose(): void;
    intervalMs?: number | undefined;
  },
): void {
  let quiet = 0;
  let previous = Promise.resolve();
  const timer = setInterval(() => {
    quiet += 1;
    if (quiet > 2) socket.terminate();
    else socket.send(handlers.heartbeat);
  }, handlers.intervalMs ?? HEARTBEAT_MS);
  socket.on('message', (data: Buffer) => {
    quiet = 0;
    const text = data.toString('utf8');
    if (handlers.isEcho(text)) return;
    previous = previous.then(() => handlers.onMessage(text)).catch(() => socket.close(1008, 'bad message'));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(timer);
    // After what was received before, so that a hang-up counts as one.
    void previous.then(() => handlers.onClose());
  });
}
