/** What documents ask of a parsed font; pdfkit takes one in place of a file. */
declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
    getGlyph(id: number): unknown;
    glyphForCodePoint(point: number): unknown;
    layout(text: string): unknown;
  }
  export function create(file: Uint8Array): Font;
}
