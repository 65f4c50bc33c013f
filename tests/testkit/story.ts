/** One story out of many spans: what followed from one of them, by parent in a trace and by link across the event path. */
import type { SeenSpan } from './collector.ts';

export interface Story {
  readonly spans: readonly SeenSpan[];
  /** @throws Error with what there is instead */
  find(name: string, fits?: (span: SeenSpan) => boolean): SeenSpan;
  /** From the beginning to a span: each the parent of the next, or what it is linked to. */
  pathTo(span: SeenSpan): readonly SeenSpan[];
}

export function storyOf(first: SeenSpan, all: readonly SeenSpan[]): Story {
  const followers = new Map<string, SeenSpan[]>();
  for (const span of all) {
    for (const cause of [span.parentSpanId, ...span.links.map(({ spanId }) => spanId)]) {
      if (cause) followers.set(cause, [...(followers.get(cause) ?? []), span]);
    }
  }
  const before = new Map<string, SeenSpan | undefined>([[first.spanId, undefined]]);
  const spans = [first];
  for (const span of spans) {
    for (const next of followers.get(span.spanId) ?? []) {
      if (before.has(next.spanId)) continue;
      before.set(next.spanId, span);
      spans.push(next);
    }
  }
  return {
    spans,
    find(name, fits = () => true) {
      const found = spans.find((span) => span.name === name && fits(span));
      if (found) return found;
      throw new Error(
        `${first.name} led to no "${name}", only to ${[...new Set(spans.map((s) => s.name))].join(', ')}`,
      );
    },
    pathTo(span) {
      const path: SeenSpan[] = [];
      for (let at: SeenSpan | undefined = span; at; at = before.get(at.spanId)) path.unshift(at);
      return path;
    },
  };
}
