/**
 * Characters of a password at least and at most, after NFKC (defaults 1.2). Whose workspaces ask for more or for less is told
 * by the server; nobody's need to be shorter than `shortest`.
 */
export const PASSWORD_LENGTH = { minimum: 12, maximum: 128, shortest: 8 } as const;

const SHORTEST_PERSONAL_PART = 3;
/** What has to remain of a password when everything that can be guessed is taken out. */
const SHORTEST_REMAINDER = 6;

export interface PasswordChecks {
  /** Characters as the server counts them. */
  length: number;
  long: boolean;
  tooLong: boolean;
  /** More than the person's names, address and the product's name. */
  ownWords: boolean;
  /** More than one short unit again and again. */
  varied: boolean;
}

/**
 * The server's rules, as far as a browser can know them (defaults 1.2): the list of common passwords stays there.
 * @param personal names and address of the person.
 * @param minimum characters at least.
 */
export function checkPassword(
  password: string,
  personal: readonly string[],
  minimum: number = PASSWORD_LENGTH.minimum,
): PasswordChecks {
  const normalised = password.normalize('NFKC');
  const length = Array.from(normalised).length;
  const folded = normalised.toLowerCase();
  const parts = personal
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((part) => part.length >= SHORTEST_PERSONAL_PART)
    .concat('ringline')
    .toSorted((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), folded);
  const period = (folded + folded).indexOf(folded, 1);
  return {
    length,
    long: length >= minimum,
    tooLong: length > PASSWORD_LENGTH.maximum,
    ownWords: length > 0 && (rest === folded || rest.length >= SHORTEST_REMAINDER),
    varied: length > 0 && (period >= folded.length || period >= SHORTEST_REMAINDER),
  };
}

/** Whether the server may take the password; it still refuses what is common. */
export function isPasswordAcceptable(password: string, personal: readonly string[], minimum?: number): boolean {
  const { long, tooLong, ownWords, varied } = checkPassword(password, personal, minimum);
  return long && !tooLong && ownWords && varied;
}
