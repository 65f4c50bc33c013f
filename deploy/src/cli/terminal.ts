/** How a command speaks: text for people, one JSON document for machines, and the exit code. */
import type { EnvironmentSource } from '@ringline/kit/config';

/** 0: all is well. 1: something was found, or could not be done. 2: the command was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** A command can't do its work: what happened, why, and what to do about it. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  readonly why: string;
  readonly todo: string;
  readonly code: ExitCode;

  constructor(what: string, why: string, todo: string, code: ExitCode = 1) {
    super(what);
    this.why = why;
    this.todo = todo;
    this.code = code;
  }
}

export interface Terminal {
  readonly source: EnvironmentSource;
  /** A line of the result, on standard output. Silent when the result is JSON. */
  say(line: string): void;
  /** A line about the way there, on standard error. */
  note(line: string): void;
  /** The whole result, once: printed when JSON was asked for. */
  result(value: object): void;
}

/** What `createTerminal` writes to. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export function createTerminal(source: EnvironmentSource, streams: Streams, json: boolean): Terminal {
  return {
    source,
    say: (line) => {
      if (!json) streams.out(`${line}\n`);
    },
    note: (line) => streams.err(`${line}\n`),
    result: (value) => {
      if (json) streams.out(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}

/** Tells a failure, as text on standard error or as JSON on standard output. @returns the exit code */
export function tell(error: unknown, streams: Streams, json: boolean): ExitCode {
  const told =
    error instanceof CommandProblem
      ? { what: error.message, why: error.why, todo: error.todo }
      : { what: error instanceof Error ? error.message : String(error), why: '', todo: '' };
  if (json) streams.out(`${JSON.stringify({ error: told }, null, 2)}\n`);
  else streams.err(`${[told.what, told.why, told.todo].filter(Boolean).join('\n')}\n`);
  if (error instanceof CommandProblem) return error.code;
  if (!json && error instanceof Error && error.stack && !EXPLAINED.has(error.name)) streams.err(`${error.stack}\n`);
  return 1;
}

/** Errors whose message is meant for the person who typed the command. */
const EXPLAINED = new Set(['ConfigurationError', 'StartProblem']);
