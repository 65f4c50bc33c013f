/** A template as its words stand on the screen. */

type Piece = { readonly words: string } | { readonly place: number };

/** The words of a template in pieces: what stands fixed, and its places by their number from 0. */
export function piecesOf(body: string): readonly Piece[] {
  return body.split(/(\{\{\d+\}\})/).flatMap((piece): Piece[] => {
    const place = /^\{\{(\d+)\}\}$/.exec(piece)?.[1];
    if (place !== undefined) return [{ place: Number(place) - 1 }];
    return piece === '' ? [] : [{ words: piece }];
  });
}

/** How many places the words have. */
export const placesIn = (body: string): number => new Set(body.match(/\{\{\d+\}\}/g) ?? []).size;

/** The words with all places filled in. */
export const filledIn = (body: string, values: readonly string[]): string =>
  piecesOf(body)
    .map((piece) => ('words' in piece ? piece.words : (values[piece.place] ?? '')))
    .join('');
