/** What may go along with a message (defaults 6.2). The server decides by content; this says it before anything is uploaded. */

export const MOST_FILES = 10;
/** Characters beside files. */
export const LONGEST_CAPTION = 1_600;
/** Characters of a Viber message. */
export const LONGEST_VIBER = 1_000;
/** Bytes: pictures are shrunk, all else goes as it is. */
const LARGEST_PICTURE = 10 * 1024 * 1024;
const LARGEST_FILE = 600 * 1024;
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const OTHERS = [
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'video/mp4',
  'video/3gpp',
  'application/pdf',
  'text/vcard',
  'text/x-vcard',
];
/** Countries whose numbers send and get pictures. */
const COUNTRIES = ['US', 'CA'];

/** For the browser's dialog. */
export const ACCEPTED = [...PICTURES, ...OTHERS, '.vcf', '.m4a'].join(',');

export const isPicture = (type: string): boolean => PICTURES.includes(type);

/** @returns what is wrong with a file by what its name and size say; undefined: nothing */
export function wrongWith({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): 'type' | 'size' | undefined {
  if (isPicture(type)) return size > LARGEST_PICTURE ? 'size' : undefined;
  if (!OTHERS.includes(type) && !/\.(vcf|m4a)$/i.test(name)) return 'type';
  return size > LARGEST_FILE ? 'size' : undefined;
}

/**
 * Why no file goes from a number to another; undefined: it does.
 * @param from the country of our number, and `to` that of the other end, where they are known
 */
export function whyNoFiles(from: string | undefined, to: string | undefined): 'number' | 'country' | undefined {
  if (from !== undefined && !COUNTRIES.includes(from)) return 'number';
  return to === undefined || COUNTRIES.includes(to) ? undefined : 'country';
}
