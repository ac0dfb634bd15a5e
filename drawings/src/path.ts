/** Path arithmetic for absolute M, L, C, Q, Z paths drawn around x = 0. */

type Seg = { cmd: string; p: number[] };
const sizes: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

function parse(d: string): Seg[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].flatMap(([, cmd = '', rest = '']) => {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = sizes[cmd];
    if (!size) return [{ cmd, p: [] }];
    return Array.from({ length: n.length / size }, (_, i) => ({
      cmd,
      p: n.slice(i * size, i * size + size),
    }));
  });
}

const print = (s: Seg[]) =>
  s.map(({ cmd, p }) => cmd + p.map(v => Math.round(v * 10) / 10).join(' ')).join('');

/** Mirror image across x = 0. */
export const flip = (d: string): string =>
  print(parse(d).map(({ cmd, p }) => ({ cmd, p: p.map((v, i) => (i % 2 ? v : -v)) })));

/** A path and its mirror image. */
export const both = (d: string): string => d + flip(d);

/** Walks an open path backwards, without its opening M. */
function back(d: string): Seg[] {
  const s = parse(d);
  const out: Seg[] = [];
  for (let i = s.length - 1; i > 0; i--) {
    const { cmd, p } = at(s, i);
    const end = at(s, i - 1).p.slice(-2);
    const ctrl: number[] = [];
    for (let j = p.length - 4; j >= 0; j -= 2) ctrl.push(at(p, j), at(p, j + 1));
    out.push({ cmd, p: [...ctrl, ...end] });
  }
  return out;
}

/** Closes a half outline (from top centre to bottom centre) with its mirror image. */
export const symm = (half: string): string => `${half + print(back(flip(half)))}Z`;

/** A list of points, typed as pairs. */
export const points = (...list: [x: number, y: number][]): [x: number, y: number][] => list;

/** The entry at an index that is known to exist. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`Nothing at ${i} of ${list.length}`);
  return found;
}

export const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}C${x - r} ${y - ry * 0.5523} ${x - r * 0.5523} ${y - ry} ${x} ${y - ry}C${x + r * 0.5523} ${y - ry} ${x + r} ${y - ry * 0.5523} ${x + r} ${y}C${x + r} ${y + ry * 0.5523} ${x + r * 0.5523} ${y + ry} ${x} ${y + ry}C${x - r * 0.5523} ${y + ry} ${x - r} ${y + ry * 0.5523} ${x - r} ${y}Z`;

/** Rounded rectangle by corner and size. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  const k = r * 0.45;
  const [X, Y] = [x + w, y + h];
  return `M${x + r} ${y}L${X - r} ${y}C${X - k} ${y} ${X} ${y + k} ${X} ${y + r}L${X} ${Y - r}C${X} ${Y - k} ${X - k} ${Y} ${X - r} ${Y}L${x + r} ${Y}C${x + k} ${Y} ${x} ${Y - k} ${x} ${Y - r}L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`;
}

/** Moves, turns (degrees, about the origin) and scales a path. */
export function place(d: string, dx: number, dy: number, turn = 0, sx = 1, sy = sx): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return print(
    parse(d).map(({ cmd, p }) => ({
      cmd,
      p: p.map((v, i) =>
        i % 2 ? at(p, i - 1) * sx * s + v * sy * c + dy : v * sx * c - at(p, i + 1) * sy * s + dx,
      ),
    })),
  );
}

/** Turns every open stroke of a path into a leaf of that width in its middle, pointed at both ends. */
export function tapered(d: string, width: number): string {
  const strokes = parse(d).reduce<Seg[][]>((list, s) => {
    if (s.cmd === 'M') list.push([s]);
    else list.at(-1)?.push(s);
    return list;
  }, []);
  return strokes.map(stroke => leaf(stroke, width / 2)).join('');
}

function leaf(stroke: Seg[], half: number): string {
  const [start, end] = [at(stroke, 0).p, at(stroke, stroke.length - 1).p.slice(-2)];
  const across = [at(start, 1) - at(end, 1), at(end, 0) - at(start, 0)];
  const long = Math.hypot(at(across, 0), at(across, 1)) || 1;
  const side = (s: 1 | -1): Seg[] =>
    stroke.map(({ cmd, p }, i) => ({
      cmd,
      p: p.map((v, j) => {
        const tip = i === 0 || (i === stroke.length - 1 && j >= p.length - 2);
        return tip ? v : v + (s * half * at(across, j % 2)) / long;
      }),
    }));
  return `${print(side(1)) + print(back(print(side(-1))))}Z`;
}

/** n points from a to b, for rows of buttons, ribs and teeth. */
export const spread = (n: number, a: number, b: number): number[] =>
  Array.from({ length: n }, (_, i) => a + ((b - a) * i) / (n - 1 || 1));

/** Box around every point of a path, control points included, grown by a margin: x, y, width, height. */
export function bounds(d: string, margin = 0): [number, number, number, number] {
  const n = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const [xs, ys] = [n.filter((_, i) => i % 2 === 0), n.filter((_, i) => i % 2 === 1)];
  const [x, y] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  return [x, y, Math.ceil(Math.max(...xs) + margin) - x, Math.ceil(Math.max(...ys) + margin) - y];
}
