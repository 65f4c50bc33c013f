import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Question, Task } from './messages.ts';

const ANSWERS_WITHIN_MS = 180_000;

/** A worker of the bench. Its death is a finding, not the end of the bench. */
export class Child {
  readonly #process: ChildProcess;
  #waiting: { kind: Answer['kind']; resolve: (answer: Answer) => void }[] = [];
  #ending = false;
  /** Times that it ended by itself. */
  deaths = 0;

  constructor(task: Task) {
    this.#process = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [JSON.stringify(task)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning'],
    });
    this.#process.on('message', (answer: Answer) => {
      const index = this.#waiting.findIndex(({ kind }) => kind === answer.kind);
      if (index >= 0) this.#waiting.splice(index, 1)[0]?.resolve(answer);
    });
    this.#process.once('exit', () => {
      if (!this.#ending) this.deaths += 1;
    });
  }

  /** @throws Error when it does not say so in time */
  next<Kind extends Answer['kind']>(kind: Kind): Promise<Extract<Answer, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`a worker does not answer (${kind})`)), ANSWERS_WITHIN_MS);
      this.#waiting.push({
        kind,
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer as Extract<Answer, { kind: Kind }>);
        },
      });
    });
  }

  ask<Kind extends 'cpu' | 'feed'>(
    question: Question & { readonly kind: Kind },
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const answer = this.next(question.kind);
    this.#process.send(question);
    return answer;
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#ending = true;
    const gone = once(this.#process, 'exit');
    this.#process.send({ kind: 'end' } satisfies Question);
    await gone;
  }
}
