/** A tagged page of A4: what is drawn stands in a tree that a screen reader reads in its order. */
import type PDFDocument from 'pdfkit';
import { loadFonts } from './fonts.ts';

type Doc = PDFKit.PDFDocument;
type Node = PDFKit.PDFStructureElement;

const MARGIN = 48;
const FOOT = 40;
const INK = '#1f2430';
const MUTED = '#5b6472';
const LINE = '#d5d9e0';

export interface Style {
  readonly size?: number;
  readonly strong?: boolean;
  readonly muted?: boolean;
  readonly align?: 'left' | 'right';
}

/** A stretch of text in a column, from `x` as wide as `width`. */
export interface Column extends Style {
  readonly x: number;
  readonly width: number;
}

/** Draws top down; a block that no longer fits begins a page. */
export class Sheet {
  readonly #doc: Doc;
  readonly #root: Node;
  y = MARGIN;

  constructor(doc: Doc) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  readonly left = MARGIN;
  get width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  #set({ size = 9.5, strong = false, muted = false }: Style): Doc {
    return this.#doc
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(muted ? MUTED : INK);
  }

  #height(text: string, column: Column): number {
    return text === '' ? 0 : this.#set(column).heightOfString(text, { width: column.width });
  }

  #draw(text: string, column: Column, y: number): void {
    this.#set(column).text(text, column.x, y, { width: column.width, align: column.align ?? 'left' });
  }

  /** Begins a page where less than this is left. */
  needs(height: number): void {
    if (this.y + height <= this.#doc.page.height - MARGIN - FOOT) return;
    this.#doc.addPage();
    this.y = MARGIN;
  }

  /** A line that is decoration: no reader tells it. */
  rule(color = LINE): void {
    this.#artifact(() =>
      this.#doc
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + this.width, this.y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke(),
    );
  }

  #artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Texts beside each other at the same height, each with its tag; below them the sheet goes on. */
  row(cells: readonly (readonly [tag: string, text: string, column: Column])[], parent = this.#root): void {
    const heights = cells.map(([, text, column]) => this.#height(text, column));
    for (const [tag, text, column] of cells)
      if (text !== '') this.#add(parent, tag, () => this.#draw(text, column, this.y));
    this.y += Math.max(0, ...heights);
  }

  #add(parent: Node, tag: string, draw: () => void, scope?: 'Column' | 'Row'): void {
    // The library's types know no scope.
    const options: object = scope === undefined ? {} : { scope };
    const node = this.#doc.struct(tag, options);
    parent.add(node);
    node.add(draw);
    node.end();
  }

  /** Columns whose texts follow each other: two parties side by side, each read as a whole. */
  blocks(
    blocks: readonly { readonly title: string; readonly lines: readonly string[]; readonly column: Column }[],
  ): void {
    const top = this.y;
    let lowest = top;
    for (const { title, lines, column } of blocks) {
      const section = this.#doc.struct('Sect');
      this.#root.add(section);
      this.y = top;
      this.row([['H2', title, { ...column, size: 8.5, muted: true }]], section);
      this.y += 3;
      for (const [index, line] of lines.entries()) this.row([['P', line, { ...column, strong: index === 0 }]], section);
      section.end();
      lowest = Math.max(lowest, this.y);
    }
    this.y = lowest;
  }

  /** A table with a head; each row is a name, its explanation and figures. A page that begins within it repeats nothing. */
  table(
    columns: readonly Column[],
    head: readonly string[],
    rows: readonly { readonly cells: readonly string[]; readonly note: string }[],
  ): void {
    const [first] = columns;
    if (!first) return;
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    const tr = (draw: (node: Node) => void) => {
      const node = this.#doc.struct('TR');
      table.add(node);
      draw(node);
      node.end();
    };
    tr((node) => {
      for (const [index, text] of head.entries())
        this.#add(
          node,
          'TH',
          () => this.#draw(text, { ...first, ...columns[index], size: 8.5, muted: true }, this.y),
          'Column',
        );
    });
    this.y += 16;
    this.rule(INK);
    for (const { cells, note } of rows) {
      const [title = '', ...figures] = cells;
      const noteStyle = { ...first, size: 8, muted: true };
      const height = this.#height(title, { ...first, strong: true }) + this.#height(note, noteStyle) + 14;
      this.needs(height);
      const top = this.y + 7;
      tr((node) => {
        this.#add(
          node,
          'TH',
          () => {
            this.#draw(title, { ...first, strong: true }, top);
            if (note !== '') this.#draw(note, noteStyle, top + this.#height(title, { ...first, strong: true }));
          },
          'Row',
        );
        for (const [index, text] of figures.entries())
          this.#add(node, 'TD', () => this.#draw(text, columns[index + 1] ?? first, top));
      });
      this.y += height;
      this.rule();
    }
    table.end();
  }

  /** Ends the tree and numbers the pages. */
  finish(foot: string, pageOf: (page: number, pages: number) => string): void {
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      const y = this.#doc.page.height - MARGIN - 12;
      const column: Column = { x: MARGIN, width: this.width / 2, size: 8, muted: true };
      this.#artifact(() => {
        if (foot !== '') this.#draw(foot, column, y);
        this.#draw(pageOf(page + 1, count), { ...column, x: MARGIN + this.width / 2, align: 'right' }, y);
      }, 'Pagination');
    }
  }
}

/** Makes a document of a sheet. Dated by what it tells, so that the same facts make the same bytes. */
export async function makePdf(
  { title, author, language, date }: { title: string; author: string; language: string; date: Date },
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const [{ default: Document }, fonts] = await Promise.all([
    import('pdfkit') as Promise<{ default: typeof PDFDocument }>,
    loadFonts(),
  ]);
  const doc = new Document({
    size: 'A4',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular as unknown as string,
    info: { Title: title, Author: author, Creator: 'Ringline', CreationDate: date, ModDate: date },
  });
  // Its types know no parsed fonts.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  draw(new Sheet(doc));
  doc.end();
  return done;
}
