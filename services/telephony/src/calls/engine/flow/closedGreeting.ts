/** What callers hear outside the hours before the call goes where such calls go (defaults 10). */
import type { Closed } from '../inputs.ts';
import type { CallState } from '../state.ts';
import { graphOf } from './position.ts';

/**
 * The node that leads to `path` by way of a greeting: a holiday's own, or else the number's. It becomes part of this call's own
 * graph; without a greeting it is `path` itself.
 * @param id named so that no node of a document is
 */
export function greetedPath(call: CallState, holiday: Closed['holiday'], path: string, id = '$closed'): string {
  const own = call.flow.sounds?.closed;
  const prompt = holiday?.greeting ?? (own ? { sound: own } : null);
  if (!prompt) return path;
  const graph = graphOf(call);
  const greets = { holiday: holiday?.greeting ? holiday.name : null };
  call.graph = { ...graph, nodes: { ...graph.nodes, [id]: { do: 'play', prompt, next: path, greets } } };
  return id;
}
