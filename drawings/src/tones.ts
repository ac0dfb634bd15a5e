/** Color: OKLCH in, hex out, and the tonal ladder every drawing is shaded with. */

export type LCH = [l: number, c: number, h: number];

export interface Tones {
  hi: string;
  light: string;
  base: string;
  mid: string;
  dark: string;
  deep: string;
  /** Outline, always darker than the base. */
  line: string;
  /** Construction lines: darker on light cloth, lighter on dark cloth, so that they always read. */
  seam: string;
  lch: LCH;
}

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

function toRgb([L, C, H]: LCH): number[] {
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
}

/** OKLCH to hex; chroma is lowered until the color fits sRGB, so the lightness never lies. */
export function hex([l, c, h]: LCH): string {
  let rgb = toRgb([l, c, h]);
  for (let k = c; k > 0 && rgb.some(v => v < -0.001 || v > 1.001); k -= 0.004) rgb = toRgb([l, k, h]);
  return (
    '#' +
    rgb
      .map(v =>
        Math.round(255 * Math.min(1, Math.max(0, v)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

function lch(value: string): LCH {
  const channel = (i: number) => linear(parseInt(value.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(A, B),
    (Math.atan2(B, A) * 180) / Math.PI,
  ];
}

/** Three dyes for each catalogue color; the first is the house shade. */
const dyes: Record<string, [LCH, LCH, LCH]> = {
  White: [
    [0.955, 0.008, 88],
    [0.93, 0.022, 86],
    [0.965, 0.004, 240],
  ],
  Black: [
    [0.295, 0.006, 270],
    [0.3, 0.014, 55],
    [0.27, 0.022, 262],
  ],
  Grey: [
    [0.69, 0.006, 80],
    [0.52, 0.012, 255],
    [0.78, 0.01, 85],
  ],
  Red: [
    [0.415, 0.13, 21],
    [0.52, 0.145, 32],
    [0.66, 0.115, 20],
  ],
  Blue: [
    [0.375, 0.072, 258],
    [0.5, 0.085, 250],
    [0.73, 0.06, 240],
  ],
  Yellow: [
    [0.785, 0.132, 83],
    [0.86, 0.095, 95],
    [0.7, 0.125, 72],
  ],
  Green: [
    [0.43, 0.062, 160],
    [0.54, 0.065, 130],
    [0.74, 0.05, 150],
  ],
  Beige: [
    [0.83, 0.045, 80],
    [0.77, 0.055, 72],
    [0.7, 0.07, 66],
  ],
  Navy: [
    [0.31, 0.06, 265],
    [0.34, 0.05, 255],
    [0.29, 0.075, 268],
  ],
  Burgundy: [
    [0.34, 0.095, 12],
    [0.37, 0.1, 18],
    [0.31, 0.08, 5],
  ],
};

/** The partner color used when no accent is given. */
const partners: Record<string, LCH> = {
  White: [0.36, 0.07, 262],
  Black: [0.9, 0.025, 85],
  Grey: [0.94, 0.012, 88],
  Red: [0.9, 0.03, 70],
  Blue: [0.94, 0.016, 88],
  Yellow: [0.34, 0.05, 262],
  Green: [0.9, 0.04, 90],
  Beige: [0.36, 0.05, 60],
  Navy: [0.93, 0.02, 86],
  Burgundy: [0.9, 0.03, 70],
};

export function resolve(color: string, shade = 0): LCH {
  if (dyes[color]) return dyes[color][shade] ?? dyes[color][0];
  if (/^#[0-9a-f]{6}$/i.test(color)) return lch(color);
  throw new Error(`Unknown color: ${color}`);
}

export function partner(color: string, base: LCH): LCH {
  return partners[color] && Math.abs(partners[color][0] - base[0]) > 0.15
    ? partners[color]
    : base[0] > 0.6
      ? [0.36, 0.05, 262]
      : [0.92, 0.02, 85];
}

/** The ladder: lights lean warm, shadows lean cool and keep their chroma; near-white gets gentler steps. */
export function tones(base: LCH): Tones {
  const [L, C, H] = base;
  const pale = L > 0.9;
  const ink = L < 0.34;
  // Yellows darken towards amber (never olive); everything else leans a few degrees cooler.
  const turn = H > 55 && H < 115 && C > 0.05 ? 75 : 18;
  const step = (d: number, k = 1): string =>
    hex([Math.min(0.99, Math.max(0.13, L + d)), C * k, d < 0 ? H + d * turn : H + 3]);
  return {
    hi: step(pale ? 0.04 : ink ? 0.25 : 0.14, 0.75),
    light: step(pale ? 0.022 : ink ? 0.11 : 0.065, 0.95),
    base: hex(base),
    mid: step(pale ? -0.045 : -0.045, pale ? 1.3 : 1),
    dark: step(pale ? -0.1 : ink ? -0.08 : -0.1, pale ? 1.6 : 1),
    deep: step(pale ? -0.2 : ink ? -0.12 : -0.17, pale ? 1.8 : 0.95),
    line: step(pale ? -0.34 : ink ? -0.14 : -0.2, pale ? 1.8 : 0.9),
    seam: ink ? step(0.16, 0.9) : L < 0.48 ? step(-0.125, 0.9) : step(pale ? -0.25 : -0.17, pale ? 1.8 : 1),
    lch: base,
  };
}

/** Fixed materials shared by the whole family. */
export const stock = {
  cognac: tones([0.53, 0.095, 52]),
  espresso: tones([0.34, 0.035, 50]),
  ecru: tones([0.93, 0.02, 86]),
  ink: tones([0.29, 0.012, 265]),
  gum: tones([0.66, 0.08, 62]),
  horn: tones([0.42, 0.045, 55]),
  pearl: tones([0.93, 0.012, 75]),
  gold: tones([0.8, 0.1, 84]),
  steel: tones([0.8, 0.008, 250]),
};
