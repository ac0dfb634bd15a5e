/** One accent color is chosen; the others follow from it in OKLCH, and every pair that is read is checked for contrast. */

type Triple = readonly [number, number, number];

/** Lightness 0 to 1, chroma, hue in radians. */
type Lch = { l: number; c: number; h: number };

export const accentPattern = /^#[0-9a-f]{6}$/;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function linearOf(hex: string): Triple {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** OKLab, by Björn Ottosson. */
function labOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

function linearOfLch({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (color: Triple) => color.every(value => value >= -0.0005 && value <= 1.0005);

/** The nearest color of the same lightness and hue that a screen shows. */
function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = c;
  while (chroma > 0 && !isShowable(linearOfLch({ l: lightness, c: chroma, h }))) chroma -= 0.002;
  const shown = linearOfLch({ l: lightness, c: Math.max(0, chroma), h });
  const bytes = shown.map(value => Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))));
  return `#${bytes.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colors (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text of any size (WCAG 2.2, 1.4.3). */
export const contrastMin = 4.5;

/** The contrast of the accent in the dark theme. */
const contrastInDark = 7;

/** Backgrounds and colors of web/src/styles/tokens.css that an accent meets. */
const met = { white: '#ffffff', page: '#f7f7f5', darkSurface: '#161a1b', deletion: '#a5341f' };

/** OKLab distance below which an accent looks like the button that deletes. */
const deletionDistance = 0.1;

const changed = (hex: string, change: (lch: Lch) => Partial<Lch>) => {
  const lch = lchOf(hex);
  return hexOf({ ...lch, ...change(lch) });
};

const tintOf = (accent: string) => changed(accent, ({ c }) => ({ l: 0.95, c: Math.min(c, 0.02) }));

/** The same hue, raised until it can be read on the surface of the dark theme. */
function darkOf(accent: string): string {
  const lch = lchOf(accent);
  for (let l = lch.l; l < 1; l += 0.01) {
    const raised = hexOf({ ...lch, l });
    if (contrast(raised, met.darkSurface) >= contrastInDark) return raised;
  }
  return met.white;
}

/** The button in the dock: lighter than the accent, as long as white can be read on it. */
function dockActionOf(accent: string): string {
  for (let raise = 0.1; raise > 0; raise -= 0.01) {
    const raised = changed(accent, ({ l }) => ({ l: l + raise }));
    if (contrast(raised, met.white) >= contrastMin) return raised;
  }
  return accent;
}

/** Contrasts of an accent where it is read, and whether it can be told from the color of deletion. */
export type AccentCheck = {
  /** White words on a button of this color. */
  onButton: number;
  /** Words of this color on the page, and on its own tint: the lower of the two. */
  onPage: number;
  /** The tone of the dark theme on its surface. */
  inDark: number;
  /** Dark words on a button of the tone of the dark theme. */
  onButtonInDark: number;
  /** False: a warning, no refusal. */
  differsFromDeletion: boolean;
  /** Whether every pair reaches 4.5. */
  isReadable: boolean;
};

/** @param accent `#6d2750` */
export function checkAccent(accent: string): AccentCheck {
  const dark = darkOf(accent);
  const [one, other] = [labOf(accent), labOf(met.deletion)];
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  const contrasts = {
    onButton: contrast(met.white, accent),
    onPage: Math.min(contrast(accent, met.page), contrast(accent, tintOf(accent))),
    inDark: contrast(dark, met.darkSurface),
    onButtonInDark: contrast(onAccentInDark(accent), dark),
  };
  return {
    ...contrasts,
    differsFromDeletion: distance >= deletionDistance,
    isReadable: Object.values(contrasts).every(value => value >= contrastMin),
  };
}

const onAccentInDark = (accent: string) => changed(accent, ({ c }) => ({ l: 0.22, c: Math.min(c, 0.04) }));

/** The nearest darker tone of the same hue that can be read; the color itself where it can. */
export function readableAccent(accent: string): string {
  const lch = lchOf(accent);
  for (let l = lch.l; l > 0; l -= 0.005) {
    const darker = l === lch.l ? accent : hexOf({ ...lch, l });
    if (checkAccent(darker).isReadable) return darker;
  }
  return '#000000';
}

/** The colors that follow from an accent, by the names of the tokens, in the light and in the dark theme. */
export function accentTokens(accent: string): Record<'light' | 'dark', Record<string, string>> {
  const dark = darkOf(accent);
  const dockAction = dockActionOf(accent);
  return {
    light: {
      '--accent': accent,
      '--accent-hover': changed(accent, ({ l }) => ({ l: Math.max(0, l - 0.06) })),
      '--accent-tint': tintOf(accent),
      '--accent-line': changed(accent, ({ c }) => ({ l: 0.8, c: Math.min(c, 0.06) })),
      '--accent-text': accent,
      '--dock-accent': changed(dark, ({ l }) => ({ l: Math.min(0.95, l + 0.05) })),
      '--on-dock-accent': onAccentInDark(accent),
      '--dock-action': dockAction,
      '--dock-action-hover': changed(dockAction, ({ l }) => ({ l: l - 0.05 })),
    },
    dark: {
      '--accent': dark,
      '--accent-hover': changed(dark, ({ l }) => ({ l: Math.min(0.95, l + 0.05) })),
      '--accent-tint': changed(accent, ({ c }) => ({ l: 0.28, c: Math.min(c, 0.035) })),
      '--accent-line': changed(accent, ({ c }) => ({ l: 0.45, c: Math.min(c, 0.06) })),
      '--on-accent': onAccentInDark(accent),
      '--accent-text': dark,
    },
  };
}

const declarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The tokens as a style sheet. */
export function accentSheet(accent: string): string {
  const { light, dark } = accentTokens(accent);
  return `:root{${declarations(light)}}[data-theme="dark"]{${declarations(dark)}}`;
}
