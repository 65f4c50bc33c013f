/** A tag as the client draws it. */
export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly backgroundColor: string;
  readonly color: string;
}

/** The tags that a conversation names, without those that are gone. */
export const tagsOf = (ids: readonly string[], all: readonly Tag[]): readonly Tag[] =>
  ids.flatMap((id) => all.find((tag) => tag.id === id) ?? []);

/** Whether a tag fits what is typed. */
export const fits = ({ name }: Tag, typed: string): boolean =>
  name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** Whether a tag is called so, as messaging compares names. */
export const isCalled = ({ name }: Tag, typed: string): boolean =>
  name.normalize('NFKC').toLowerCase() === typed.replace(/\s+/gu, ' ').trim().normalize('NFKC').toLowerCase();
