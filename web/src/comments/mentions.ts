/** What stands between the editor's suggestions and the list that shows them. */
import type { MentionNodeAttrs } from '@tiptap/extension-mention';
import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';

export type Sign = '@' | '#';

/** Whom a mention may name. */
export interface Named {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What is asked for while somebody writes a mention. */
export interface Asked {
  readonly sign: Sign;
  readonly query: string;
  readonly place: DOMRect | null;
  readonly choose: (one: Named) => void;
}

type Options = Omit<SuggestionOptions<Named, MentionNodeAttrs>, 'editor'>;

export interface Mentions {
  readonly suggestion: (sign: Sign) => Options;
  readonly subscribe: (listener: () => void) => () => void;
  readonly asked: () => Asked | undefined;
  /** The list, where it is open, takes the keys first. @returns ends that */
  readonly takeKeys: (take: (event: KeyboardEvent) => boolean) => () => void;
}

/** One for each editor. */
export function createMentions(): Mentions {
  const listeners = new Set<() => void>();
  let asked: Asked | undefined;
  let onKey: ((event: KeyboardEvent) => boolean) | undefined;
  const tell = (next: Asked | undefined) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    takeKeys(take) {
      onKey = take;
      return () => {
        onKey = undefined;
      };
    },
    asked: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suggestion: (sign) => ({
      char: sign,
      allowSpaces: false,
      // The list asks by itself, when somebody pauses.
      items: () => [],
      render: () => {
        const show = ({ query, clientRect, command }: SuggestionProps<Named, MentionNodeAttrs>) =>
          tell({
            sign,
            query,
            place: clientRect?.() ?? null,
            choose: ({ id, label }) => command({ id, label, mentionSuggestionChar: sign }),
          });
        return {
          onStart: show,
          onUpdate: show,
          onExit: () => tell(undefined),
          onKeyDown: ({ event }) => {
            if (event.key === 'Escape' && asked !== undefined) {
              tell(undefined);
              return true;
            }
            return onKey?.(event) ?? false;
          },
        };
      },
    }),
  };
}
