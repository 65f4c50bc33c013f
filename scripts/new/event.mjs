import { existsSync } from 'node:fs';
import path from 'node:path';
import { lowerFirst, named, snake } from './names.mjs';
import { filled, root } from './plan.mjs';
import { folderOf, ofWorkspaces } from './rpc.mjs';

/**
 * An event: its message and type, the function that announces it within a transaction, and a first test.
 * @param {string[]} args the service, what it happened to, and what happened, such as: contacts Contact Merged
 */
export function event([service, Aggregate, Verb]) {
  ofWorkspaces(service);
  named(Aggregate, /^[A-Z][A-Za-z]+$/, 'what it happened to, such as Contact');
  named(Verb, /^[A-Z][A-Za-z]+$/, 'what happened, in the past tense, such as Merged');
  const Event = `${Aggregate}${Verb}`;
  const aggregate = lowerFirst(Aggregate);
  const file = `proto/ringline/${service}/v1/events.proto`;
  const type = `${service}.${snake(aggregate)}.${snake(Verb)}.v1`;
  if (!existsSync(path.join(root, file))) throw new Error(`${file} is not there. Copy its head from another service.`);
  return {
    files: filled('event', { service, Event, aggregate, folder: folderOf(service, aggregate) }),
    places: [
      {
        file,
        append: `
// Say when it happens; key: ${aggregate} id.
message ${Event} {
  option (ringline.options.v1.event) = {type: "${type}"};
  string ${snake(aggregate)}_id = 1;
}
`,
      },
    ],
    folders: [],
    next: [
      'A use case calls the function in its transaction. The README of the service says what it publishes.',
      'Who listens has a file in services/<name>/src/consumers/; what the edge pushes is listed in bff/src/bff.ts.',
      'An event with the full state (`state: true`) has a publisher in src/publishers.ts, so that copies can be filled.',
    ],
  };
}
