import type { DrawOptions } from '@toptan/demo/drawing';
import { fit } from './fit.ts';
import { makeKit } from './kit.ts';
import { silhouettes } from './silhouettes.ts';
import { hex, type LCH, partner, resolve } from './tones.ts';

/** A complete 900 x 1200 product illustration as an SVG string. */
export function draw(options: DrawOptions): string {
  return sheet(options, true);
}

/** The same without its ground, for goods that hang on a rail or stand on a floor. */
export function drawCutOut(options: DrawOptions): string {
  return sheet(options, false);
}

function sheet(options: DrawOptions, grounded: boolean): string {
  const { id, base, defs, art, pose, label } = paint(options);
  const [scale, dx, dy] = fit[options.silhouette] ?? [1, 0, 0];
  const shadow = pose === 'flat' ? castShadow(id) : '';
  const paper = `<rect x="-450" y="-600" width="900" height="1200" fill="url(#${id}-ground)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-450 -600 900 1200" width="900" height="1200" role="img" aria-label="${label}">` +
    `<defs>${grounded ? ground(id, base) : ''}${shadow}${defs}</defs>${grounded ? paper : ''}` +
    `<g transform="translate(${dx} ${dy}) scale(${scale})"${shadow && ` filter="url(#${id}-cast)"`}>${art}</g></svg>`
  );
}

/** The product alone, unfitted and without ground, half a canvas of air around it; measure-fit.ts measures this drawing. */
export function drawBare(options: DrawOptions): string {
  const { defs, art } = paint(options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-675 -900 1350 1800" width="338" height="450"><defs>${defs}</defs>${art}</svg>`;
}

function paint({ silhouette, color, accent, pattern = 'plain', shade = 0 }: DrawOptions) {
  const { sketch, category, pose, label } = silhouettes[silhouette];
  const base = resolve(color, shade);
  const id = `i${hash([silhouette, color, accent, pattern, shade].join())}`;
  const kit = makeKit(
    id,
    base,
    accent ? resolve(accent) : partner(color, base),
    pattern,
    category === 'clothing',
  );
  const art = sketch(kit);
  return { id, base, art, defs: [...kit.defs.values()].join(''), pose, label };
}

/** The ground keeps a breath of the product's hue; pale products get a deeper one so that they stand off it. */
function ground(id: string, [lightness, chroma, hue]: LCH): string {
  const pale = lightness > 0.88;
  const pull = chroma > 0.03 ? 0.0042 : 0;
  const a = 0.0095 * Math.cos(1.466) + pull * Math.cos((hue * Math.PI) / 180);
  const b = 0.0095 * Math.sin(1.466) + pull * Math.sin((hue * Math.PI) / 180);
  const tone = (d: number) =>
    hex([
      (pale ? 0.902 : 0.955) + d,
      Math.hypot(a, b) * (pale ? 1.6 : 1),
      pale ? 83 : (Math.atan2(b, a) * 180) / Math.PI,
    ]);
  return `<radialGradient id="${id}-ground" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="${tone(0.014)}"/><stop offset=".55" stop-color="${tone(0)}"/><stop offset="1" stop-color="${tone(-0.032)}"/></radialGradient>`;
}

const castShadow = (id: string): string =>
  `<filter id="${id}-cast" filterUnits="userSpaceOnUse" x="-700" y="-800" width="1400" height="1600">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="3" dy="6"/><feComponentTransfer result="near"><feFuncA type="linear" slope=".3"/></feComponentTransfer>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="24"/><feOffset dx="13" dy="26"/><feComponentTransfer result="far"><feFuncA type="linear" slope=".26"/></feComponentTransfer>` +
  `<feMerge result="both"><feMergeNode in="far"/><feMergeNode in="near"/></feMerge><feColorMatrix in="both" values="0 0 0 0 .17 0 0 0 0 .13 0 0 0 0 .09 0 0 0 1 0" result="tinted"/>` +
  `<feMerge><feMergeNode in="tinted"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** Ids are prefixed by it, so that two different drawings may share a page. */
function hash(s: string): string {
  let h = 5381;
  for (let i = 0; i < s.length; i++) h = (h * 33) ^ s.charCodeAt(i);
  return (h >>> 0).toString(36);
}
