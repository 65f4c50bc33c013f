const keyOf = (thread: string) => `ringline.draft.${thread}`;

/** What was typed to somebody and not sent, kept as long as this tab. */
export const drafts = {
  read: (thread: string): string => sessionStorage.getItem(keyOf(thread)) ?? '',
  write(thread: string, text: string): void {
    if (text === '') sessionStorage.removeItem(keyOf(thread));
    else sessionStorage.setItem(keyOf(thread), text);
  },
};
