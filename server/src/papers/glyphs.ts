import PDFDocument, { type Glyph, type Position } from 'pdfkit';

const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

/** The code of a glyph in the part of the font that the PDF holds, as hexadecimal digits. */
function codeOf(font: PDFDocument['_font'], glyph: Glyph): string {
  const id = font.subset.includeGlyph(glyph.id);
  font.widths[id] ??= glyph.advanceWidth * font.scale;
  font.unicode[id] ??= glyph.codePoints;
  return id.toString(16).padStart(4, '0');
}

/**
 * Writes glyphs into a PDF. The library's own way (`_renderGlyphs` of @react-pdf/render 5) multiplies offsets by the font size
 * twice: Arabic letters that fonts move would stand apart from their neighbours, and marks beside their letters.
 * @param positions points
 */
function writeGlyphs(
  this: PDFDocument,
  glyphs: readonly Glyph[],
  positions: readonly Position[],
  x: number,
  y: number,
): void {
  const { _font: font, _fontSize: size, page } = this;
  page.fonts[font.id] ??= font.ref();
  this.save();
  this.transform(1, 0, 0, -1, 0, page.height);
  this.addContent(`BT /${font.id} ${rounded(size)} Tf`);
  let left = x;
  let shown: string[] = [];
  const show = () => {
    if (shown.length > 0) this.addContent(`[${shown.join(' ')}] TJ`);
    shown = [];
  };
  let isMoved = true;
  glyphs.forEach((glyph, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at] as Position;
    const hasOffset = xOffset !== 0 || yOffset !== 0;
    if (isMoved || hasOffset) {
      show();
      this.addContent(`1 0 0 1 ${rounded(left + xOffset)} ${rounded(page.height - y + yOffset)} Tm`);
    }
    const kerning = rounded(glyph.advanceWidth * font.scale - (xAdvance * 1000) / size);
    shown.push(kerning === 0 ? `<${codeOf(font, glyph)}>` : `<${codeOf(font, glyph)}> ${kerning}`);
    left += xAdvance;
    isMoved = hasOffset;
  });
  show();
  this.addContent('ET');
  this.restore();
}

PDFDocument.prototype.glyphs = writeGlyphs;
