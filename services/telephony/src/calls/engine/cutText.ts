/** At most so many characters (UTF-16), never ending within one: half a character is none, and no database keeps it. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
