/** The fonts that documents are set in: they have the signs of the currencies, which the standard fonts of PDF write wrongly. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

interface Fonts {
  readonly regular: Font;
  readonly strong: Font;
}

let fonts: Promise<Fonts> | undefined;

const read = (file: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`)));

/** Letters that a font writes as one sign, the longest first. */
const LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl'];

/**
 * A glyph keeps the characters that it was first asked for, and a document writes them down for readers. All are asked for here, in one
 * order, so that no document's words change the bytes of the next.
 */
function settled(font: Font): Font {
  font.getGlyph(0);
  for (const letters of LIGATURES) font.layout(letters);
  for (const point of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(point);
  return font;
}

async function load(): Promise<Fonts> {
  const [{ create }, ...files] = await Promise.all([
    import('fontkit'),
    read('400Regular/NotoSans_400Regular.ttf'),
    read('600SemiBold/NotoSans_600SemiBold.ttf'),
  ]);
  const [regular, strong] = files.map((file) => settled(create(file)));
  if (!regular || !strong) throw new Error('Two fonts were read');
  return { regular, strong };
}

/** Reads and parses them once, when the first document is asked for: their tables are most of what a document costs. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= load();
  return fonts;
}
