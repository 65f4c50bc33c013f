/** Where in the field a saved reply is looked for: from a slash at the start of a line, or from where its button was pressed. */
export interface Slot {
  readonly start: number;
  /** 1: a slash stands there. */
  readonly skip: 0 | 1;
}

/** After a key: a slash that was just typed at the start of a line opens one. */
export function slotAt(text: string, caret: number, before: string): Slot | undefined {
  if (text.length !== before.length + 1 || text[caret - 1] !== '/') return undefined;
  return caret === 1 || text[caret - 2] === '\n' ? { start: caret - 1, skip: 1 } : undefined;
}

/** What is looked for; undefined where the caret has left the slot, or its slash is gone. */
export function wantedIn(text: string, caret: number, { start, skip }: Slot): string | undefined {
  if (caret < start + skip || (skip === 1 && text[start] !== '/')) return undefined;
  const wanted = text.slice(start + skip, caret);
  return wanted.includes('\n') ? undefined : wanted;
}
