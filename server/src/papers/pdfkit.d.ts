/** The parts of @react-pdf/renderer's PDF that papers use. */
declare module 'pdfkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
  export type Position = { xAdvance: number; xOffset: number; yOffset: number };

  export default class PDFDocument {
    page: { height: number; fonts: Record<string, unknown> };
    _fontSize: number;
    _font: {
      id: string;
      ref: () => unknown;
      /** The scale, 1000 by the units of the font. */
      scale: number;
      subset: { includeGlyph: (id: number) => number };
      widths: (number | undefined)[];
      unicode: (number[] | undefined)[];
    };
    /** The catalog of the document. */
    _root: { data: Record<string, unknown> };
    end(): void;
    save(): void;
    restore(): void;
    transform(...matrix: number[]): void;
    addContent(operators: string): void;
    glyphs?: (glyphs: readonly Glyph[], positions: readonly Position[], x: number, y: number) => void;
  }
}
