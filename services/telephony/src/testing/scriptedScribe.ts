/** An OpenAI-compatible chat endpoint at the HTTP edge for tests: it answers what it is told to, and keeps what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly key: string | undefined;
  readonly model: string;
  readonly task: string;
  readonly material: string;
}

export interface Scribe {
  readonly url: string;
  readonly asked: Asked[];
  /** What the model says, from now on: an object as JSON, a text as it is. */
  say(content: object | string): void;
  /** Answers the next requests with these statuses instead. */
  fail(...statuses: number[]): void;
  /** Runs before the next answer is given. */
  meanwhile(action: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export async function scriptedScribe(): Promise<Scribe> {
  const asked: Asked[] = [];
  const failures: number[] = [];
  let content: object | string = '';
  let before: (() => Promise<unknown>) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const { model, messages } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
          model: string;
          messages: { role: string; content: string }[];
        };
        const said = (role: string) => messages.find((one) => one.role === role)?.content ?? '';
        asked.push({ key: request.headers.authorization, model, task: said('system'), material: said('user') });
        const action = before;
        before = undefined;
        await action?.();
        const failure = failures.shift();
        if (failure !== undefined) return response.writeHead(failure).end('as scripted');
        const answer = typeof content === 'string' ? content : JSON.stringify(content);
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }));
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    say: (next) => void (content = next),
    fail: (...statuses) => void failures.push(...statuses),
    meanwhile: (action) => void (before = action),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
