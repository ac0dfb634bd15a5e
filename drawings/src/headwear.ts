import { at, points, spread } from './path.ts';
import type { Sketch } from './types.ts';

/** Ribbed beanie with a deep turn-up and a bobble in the second color. */
export const beanie: Sketch = k => {
  const crown =
    'M-250 130C-262 -40 -220 -210 -110 -276C-60 -304 60 -304 110 -276C220 -210 262 -40 250 130C120 150 -120 150 -250 130Z';
  const fold =
    'M-266 104C-130 128 130 128 266 104C276 150 276 210 266 262C130 288 -130 288 -266 262C-276 210 -276 150 -266 104Z';
  const ribs = spread(17, -1, 1)
    .map(u => `M${u * 250} 130C${u * 262} -60 ${u * 190} -220 ${u * 46} -292`)
    .join('');
  const strands = 340;
  const wool = Array.from({ length: strands }, (_, i) => {
    // Sunflower order from the middle outwards; each strand leans away from it, the outermost stand out.
    const [turn, r] = [i * 2.39996, 86 * Math.sqrt((i + 0.5) / strands)];
    const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r - 352];
    const lean = turn + Math.sin(i * 1.7) * 0.9;
    const [u, v] = [Math.cos(lean) * 19, Math.sin(lean) * 19];
    const lit = (-Math.sin(turn + 0.6) * r) / 86 + Math.sin(i * 5.3) * 0.55;
    const c = at(
      [k.a.dark, k.a.mid, k.a.base, k.a.light, k.a.hi],
      Math.round(2 + Math.max(-1, Math.min(1, lit)) * 2),
    );
    return k.line(
      `M${x - u * 0.3} ${y - v * 0.3}Q${x + v * 0.3} ${y - u * 0.3} ${x + u * 0.7} ${y + v * 0.7}`,
      {
        c,
        w: 4.6,
        o: 0.92,
      },
    );
  }).join('');
  return (
    k.piece(crown, {
      cloth: 0,
      texture: 'knit',
      depth: 1.2,
      reach: 40,
      over:
        k.folds(ribs, { w: 8, blur: 3, o: 0.55 }) +
        k.soft('M-200 -60C-180 -180 -110 -250 -50 -262C-110 -190 -140 -90 -150 60Z', k.t.hi, 24, 0.35),
    }) +
    k.soft('M-90 -352C-90 -420 90 -420 90 -352C90 -280 -90 -280 -90 -352Z', '#1d1712', 8, 0.35, 6, 12) +
    k.shape('M-92 -352C-92 -474 92 -474 92 -352C92 -230 -92 -230 -92 -352Z', k.a.mid) +
    wool +
    k.soft('M-70 -380C-60 -430 20 -440 40 -410C0 -410 -50 -390 -60 -340Z', k.a.hi, 14, 0.5) +
    k.piece(fold, {
      texture: 'rib',
      depth: 1.1,
      reach: 26,
      cast: 9,
      over: k.soft('M-240 130C-120 150 20 152 90 148C20 180 -140 190 -250 180Z', k.t.hi, 16, 0.4),
    }) +
    k.piece('M86 168L178 160L182 214L90 222Z', { t: k.a, depth: 0.5, reach: 6, cast: 4 }) +
    k.line('M108 188L158 184M110 202L138 200', { t: k.a, w: 4 })
  );
};

/** Baseball cap from the side: six panels, eyelets, a stitched peak. */
export const cap: Sketch = k => {
  const crown = 'M-196 78C-226 -110 -130 -252 52 -256C216 -258 304 -140 296 84C180 124 -60 124 -196 78Z';
  const brim =
    'M-202 58C-276 84 -352 130 -388 180C-400 202 -382 216 -358 208C-262 174 -120 164 0 174C52 174 88 150 84 112C-20 118 -124 104 -202 58Z';
  const seams = 'M52 -254C-6 -200 -40 -80 -36 104M52 -254C140 -200 190 -80 196 66';
  return (
    k.floor(-150, 190, 220, 20) +
    k.floor(180, 112, 110, 14) +
    k.piece(crown, {
      cloth: 0,
      depth: 1.1,
      reach: 38,
      over: k.folds('M-150 -60C-110 -160 -40 -220 30 -240M90 -230C190 -190 250 -100 262 20', {
        w: 16,
        blur: 10,
        o: 0.25,
      }),
    }) +
    k.folds(seams, { w: 6, blur: 3, o: 0.5 }) +
    k.line(seams) +
    k.stitch(
      'M44 -248C-18 -196 -52 -80 -48 100M60 -248C-2 -196 -28 -80 -24 104M48 -246C132 -196 178 -80 184 62M64 -246C150 -196 202 -80 208 66',
    ) +
    k.stitch('M84 98C160 94 230 84 292 70') +
    points([-96, -96], [96, -120], [226, -76])
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="10" fill="none" stroke="${k.t.dark}" stroke-width="5"/><ellipse cx="${x}" cy="${y}" rx="5" ry="6" fill="${k.t.line}"/>`,
      )
      .join('') +
    k.piece(
      'M-146 -46C-126 -54 -106 -60 -86 -63C-82 -42 -81 -20 -82 0C-102 3 -122 7 -142 13C-147 -6 -148 -26 -146 -46Z',
      {
        t: k.a,
        depth: 0.7,
        reach: 7,
        cast: 3,
        edge: 1.6,
      },
    ) +
    k.line('M-132 -26L-98 -35M-130 -8L-108 -14', { t: k.a, w: 5 }) +
    k.piece('M22 -264C30 -278 74 -280 82 -264C84 -254 22 -252 22 -264Z', { depth: 0.7, reach: 6, cast: 3 }) +
    k.piece(brim, {
      depth: 1,
      reach: 22,
      cast: 10,
      over: k.soft(
        'M-352 158C-290 112 -220 92 -180 100C-120 116 -60 124 10 128C-120 130 -280 140 -352 158Z',
        k.t.hi,
        12,
        0.7,
      ),
    }) +
    [0, 1, 2, 3, 4]
      .map(i =>
        k.stitch(
          `M${-364 + i * 34} ${190 - i * 21}C${-266 + i * 26} ${160 - i * 14} ${-120 + i * 18} ${152 - i * 9} ${6 + i * 14} ${162 - i * 9}`,
          {
            o: 0.6,
          },
        ),
      )
      .join('')
  );
};
