import PDFDocument from 'pdfkit';

let asks = false;
const { end } = PDFDocument.prototype;

/** Sets whether viewers ask for the printer when they open the papers that this thread draws from now on. */
export function askForPrinter(next: boolean): void {
  asks = next;
}

// The library has no property for what a viewer does first (PDF 1.7, 12.6.4.11).
PDFDocument.prototype.end = function () {
  if (asks) this._root.data['OpenAction'] = { Type: 'Action', S: 'Named', N: 'Print' };
  return end.call(this);
};
