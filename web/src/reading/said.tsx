import type { ReadLine } from '@toptan/contract/reading';

/** The words of a line that the entry is about. */
export const wordsOf = ({ text, span }: Pick<ReadLine, 'text' | 'span'>): string =>
  text.slice(span.from, span.to).trim() || text;

/** The words of a line as they were written, in quotes; the doubtful ones are marked by a wave. */
export function Said({
  id,
  read,
  plain = false,
}: {
  id?: string;
  read: Pick<ReadLine, 'text' | 'span' | 'said'>;
  plain?: boolean;
}) {
  const { said, span } = read;
  const text = read.text.slice(0, span.to);
  const doubts = plain ? [] : said.filter(({ doubt }) => doubt).toSorted((a, b) => a.from - b.from);
  // Words side by side have one wave.
  const marks: { from: number; to: number }[] = [];
  for (const { from, to } of doubts) {
    const last = marks.at(-1);
    if (last && text.slice(last.to, from).trim() === '') last.to = to;
    else marks.push({ from, to });
  }
  const ends = [span.from, ...marks.map(({ to }) => to)];
  return (
    <bdi id={id} className="said">
      {marks.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </bdi>
  );
}

/** The doubtful words of a line. */
export const doubtOf = ({ text, said }: Pick<ReadLine, 'text' | 'said'>): string =>
  said
    .filter(({ doubt }) => doubt)
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
