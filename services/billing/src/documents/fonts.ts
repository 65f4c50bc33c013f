/** The fonts that documents are set in: they have the signs of the currencies, which the standard fonts of PDF write wrongly. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface Fonts {
  readonly regular: Buffer;
  readonly strong: Buffer;
}

let fonts: Promise<Fonts> | undefined;

const read = (file: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`)));

async function load(): Promise<Fonts> {
  const [regular, strong] = await Promise.all([
    read('400Regular/NotoSans_400Regular.ttf'),
    read('600SemiBold/NotoSans_600SemiBold.ttf'),
  ]);
  return { regular, strong };
}

/** Reads them once, when the first document is asked for. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= load();
  return fonts;
}
