/** What may be attached (specification C §5, defaults 6.2). The server decides by content; this says it before anything is uploaded. */

export const MOST_FILES = 10;
const MB = 1024 * 1024;
const LARGEST_PICTURE = 10 * MB;
const LARGEST_DOCUMENT = 25 * MB;
const PICTURES = ['png', 'jpeg', 'jpg'];
const SOUNDS = ['mp3'];
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'];

/** For the browser's dialog. */
export const ACCEPTED = [...PICTURES, ...SOUNDS, ...DOCUMENTS].map((ending) => `.${ending}`).join(',');

/** Of a picture that browsers show as it is. */
export const isPicture = (type: string): boolean => type === 'image/png' || type === 'image/jpeg';

/** @returns what is wrong with a file by what its name and size say; undefined: nothing */
export function wrongWith({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const small = PICTURES.includes(ending) || SOUNDS.includes(ending);
  if (!small && !DOCUMENTS.includes(ending)) return 'type';
  if (size === 0) return 'empty';
  return size > (small ? LARGEST_PICTURE : LARGEST_DOCUMENT) ? 'size' : undefined;
}
