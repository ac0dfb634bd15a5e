import { Document, Page } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { drawOrder } from './order.ts';
import { styles, writerOf } from './page.ts';
import type { Paper } from './paper.ts';
import { drawSheet } from './sheet.ts';

/** A paper as the document of a PDF, on A4. */
export function drawPaper(paper: Paper) {
  const writer = writerOf(paper.language);
  const pages = paper.kind === 'order' ? drawOrder(writer, paper) : drawSheet(writer, paper);
  return h(
    Document,
    { language: paper.language },
    ...pages.map(content => h(Page, { size: 'A4', style: styles.page }, ...content)),
  );
}
