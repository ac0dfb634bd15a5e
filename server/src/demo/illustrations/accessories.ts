import { both, flip, points, rect, spread, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';
import { beanie, foulard, gloves } from './winter-wear.ts';

/** A fastened belt seen a little from above: lining behind, buckle in front. */
const belt: Sketch = k => {
  const metal = k.base[1] < 0.03 && k.base[0] > 0.5 ? stock.steel : stock.gold;
  const back = 'M-330 -40C-310 -170 310 -170 330 -40L324 44C300 -66 -300 -66 -324 44Z';
  const front = 'M-332 -50C-316 84 316 84 332 -50L326 50C306 188 -306 188 -326 50Z';
  const tail =
    'M20 52C130 48 250 20 326 -22L322 62C250 116 130 148 20 150C-90 152 -190 142 -262 114C-274 96 -276 70 -268 46C-190 60 -90 66 20 52Z';
  const frame = rect(-62, 18, 124, 168, 20) + rect(-36, 46, 72, 112, 8);
  const hole = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="6" ry="8" fill="${k.t.line}"/><path d="M${x - 6} ${y + 3}C${x - 4} ${y + 11} ${x + 4} ${y + 11} ${x + 6} ${y + 3}" fill="none" stroke="${k.t.hi}" stroke-width="1.6"/>`;
  return (
    k.floor(0, 152, 300, 34) +
    k.piece(back, {
      t: stock.cognac,
      fill: stock.cognac.light,
      depth: 1,
      reach: 20,
      over: k.soft('M-330 -40C-310 -20 310 -20 330 -40L330 60L-330 60Z', '#2a1a0e', 18, 0.3),
    }) +
    k.stitch('M-322 -36C-296 -150 296 -150 322 -36', { c: '#f0d7ae' }) +
    k.piece(front, { cloth: 0, depth: 1.1, reach: 22 }) +
    k.piece(tail, {
      cloth: 0,
      depth: 1,
      reach: 18,
      cast: 7,
      over: k.soft('M-250 64C-120 84 120 80 310 10L310 30C120 100 -120 104 -250 84Z', k.t.hi, 9, 0.65),
    }) +
    k.stitch(
      'M320 -8C250 34 130 62 20 66C-90 70 -190 72 -256 60C-262 78 -260 92 -254 104C-190 128 -90 138 20 136C130 134 250 104 316 52',
    ) +
    k.stitch(both('M-320 -30C-316 -12 -302 4 -282 18')) +
    points([-216, 96], [-160, 102], [-104, 104])
      .map(([x, y]) => hole(x, y))
      .join('') +
    hole(120, 92) +
    k.piece('M-152 52C-138 54 -128 55 -118 56L-122 154C-134 153 -146 152 -158 150Z', {
      depth: 0.8,
      reach: 8,
      cast: 6,
    }) +
    k.soft(frame, '#1d1712', 7, 0.4, 4, 8) +
    `<path d="${frame}" fill-rule="evenodd" fill="${k.metal(metal)}" stroke="${metal.line}" stroke-width="2"/><path d="${rect(-55, 25, 110, 154, 15)}" fill="none" stroke="#fffdf2" stroke-width="3" opacity=".6"/>` +
    k.piece('M-52 94L46 92C54 92 54 110 46 110L-52 112Z', {
      t: metal,
      fill: k.metal(metal, 0, 1),
      depth: 0,
      cast: 4,
      edge: 1.8,
    })
  );
};

const scarf: Sketch = k => {
  const fringe = (x1: number, x2: number, y: number) =>
    spread(13, x1, x2)
      .map(
        (x, i) =>
          k.line(
            `M${x} ${y - 4}C${x - 3} ${y + 24} ${x + 4} ${y + 40} ${x + ((i * 7) % 9) - 4} ${y + 66 + ((i * 5) % 9)}`,
            {
              w: 10,
              c: k.t.line,
              o: 0.9,
            },
          ) +
          k.line(
            `M${x} ${y - 4}C${x - 3} ${y + 24} ${x + 4} ${y + 40} ${x + ((i * 7) % 9) - 4} ${y + 65 + ((i * 5) % 9)}`,
            {
              w: 7,
              c: i % 3 === 1 && k.pattern !== 'plain' ? k.a.base : k.t.base,
              o: 1,
            },
          ),
      )
      .join('');
  const near = 'M-112 -170C-120 -60 -154 160 -168 330C-110 342 -50 342 4 332C10 160 26 -20 34 -150Z';
  const far = 'M-20 -170C0 -40 30 120 52 260C104 262 150 252 190 236C174 90 140 -60 92 -180Z';
  const wrap =
    'M-178 -300C-150 -160 -40 -84 66 -112C134 -150 174 -220 180 -300C170 -330 150 -344 128 -346C104 -266 60 -232 4 -230C-54 -234 -102 -276 -126 -346C-152 -340 -172 -326 -178 -300Z';
  const crease = { w: 13, blur: 7, o: 0.55 };
  return (
    fringe(58, 184, 250) +
    k.piece(far, {
      cloth: -8,
      reach: 26,
      fill: k.t.mid,
      over: k.folds('M30 -120C60 20 84 140 100 250M64 -150C100 0 130 120 150 240', crease),
    }) +
    k.piece(
      'M-128 -346C-120 -410 -60 -430 0 -430C60 -430 120 -410 128 -346C124 -260 80 -200 0 -200C-80 -200 -124 -260 -128 -346Z',
      {
        fill: k.t.dark,
        cloth: 0,
        depth: 1.3,
        reach: 22,
      },
    ) +
    k.piece(
      'M-180 -300C-200 -420 -100 -456 0 -456C100 -456 200 -420 180 -300C160 -340 130 -352 124 -352C118 -396 60 -410 0 -410C-60 -410 -118 -396 -124 -352C-130 -352 -160 -340 -180 -300Z',
      {
        cloth: 4,
        reach: 18,
        over: k.folds('M-166 -350C-140 -420 -60 -436 0 -436C60 -436 140 -420 166 -350', {
          w: 9,
          blur: 5,
          o: 0.5,
        }),
      },
    ) +
    fringe(-162, -4, 330) +
    k.piece(near, {
      cloth: 5,
      reach: 28,
      cast: 10,
      over: k.folds(
        'M-84 -120C-90 0 -112 180 -122 330M-30 -120C-30 40 -60 200 -68 336M10 -130C0 20 -14 200 -22 330',
        crease,
      ),
    }) +
    k.piece(wrap, {
      cloth: 22,
      reach: 24,
      cast: 10,
      over: k.folds(
        'M-160 -300C-130 -190 -40 -130 60 -140C110 -160 150 -230 160 -300M-142 -320C-110 -226 -40 -180 20 -180C80 -186 120 -240 142 -320',
        crease,
      ),
    })
  );
};

const cap: Sketch = k => {
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

const sunglasses: Sketch = k => {
  const lens =
    'M-296 -44C-294 -86 -262 -104 -178 -106C-92 -106 -52 -92 -48 -48C-48 44 -92 126 -174 126C-258 126 -298 50 -296 -44Z';
  const rim =
    'M-338 -96C-336 -116 -318 -130 -290 -136C-210 -148 -110 -146 -52 -122C-20 -110 20 -110 52 -122C110 -146 210 -148 290 -136C318 -130 336 -116 338 -96C340 -76 330 -62 322 -48C318 60 266 156 172 156C80 156 30 70 26 -24C20 -50 -20 -50 -26 -24C-30 70 -80 156 -172 156C-266 156 -318 60 -322 -48C-330 -62 -340 -76 -338 -96Z';
  const temple =
    'M-336 -104C-330 -132 -308 -140 -294 -126C-250 -186 -206 -246 -166 -296C-154 -310 -134 -302 -140 -284C-176 -226 -220 -160 -256 -104Z';
  const tint =
    k.base[0] > 0.6
      ? tones([0.42, 0.04, 60])
      : tones([Math.max(0.3, k.base[0] - 0.06), Math.max(0.02, k.base[1] * 0.5), k.base[2]]);
  const glass = k.gradient(
    [
      [0, tint.deep, 0.97],
      [0.55, tint.base, 0.86],
      [1, tint.hi, 0.62],
    ],
    0,
    0,
    0.15,
    1,
  );
  return (
    [temple, flip(temple)].map(d => k.piece(d, { fill: k.t.mid, depth: 1, reach: 9 })).join('') +
    k.line(both('M-160 -284C-200 -232 -240 -178 -282 -120'), { c: stock.gold.base, w: 3, o: 0.8 }) +
    k.piece(rim, { cloth: 0, depth: 1, reach: 10, cut: lens + flip(lens) }) +
    [lens, flip(lens)]
      .map(
        d =>
          k.shape(d, glass) +
          k.clip(
            d,
            k.shape(
              'M-300 -110L-190 -110L-270 130L-310 130ZM-170 -110L-140 -110L-220 130L-250 130ZM60 -110L190 -110L110 130L20 130ZM210 -110L240 -110L160 130L130 130Z',
              '#ffffff',
              0.16,
            ) + k.soft(`M-320 -130L320 -130L320 -80L-320 -80Z`, '#120d09', 14, 0.4),
          ) +
          k.line(d, { c: k.t.line, w: 3, o: 0.8 }),
      )
      .join('') +
    k.line('M-318 -116C-240 -136 -110 -134 -54 -110C-20 -98 20 -98 54 -110C110 -134 240 -136 318 -116', {
      c: k.t.hi,
      w: 5,
      o: 0.9,
    }) +
    k.line(both('M-308 -30C-300 60 -250 140 -172 142C-96 142 -50 80 -38 0'), { c: k.t.hi, w: 3.4, o: 0.5 }) +
    k.line(rim, { c: k.t.line, w: 2.4 }) +
    points([-314, -92], [-298, -92], [314, -92], [298, -92])
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="4.5" ry="7" fill="${stock.gold.light}" stroke="${stock.gold.line}" stroke-width="1"/>`,
      )
      .join('')
  );
};

const wallet: Sketch = k => {
  const card = (x: number, y: number, turn: number, c: string, d: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${k.soft(rect(-150, -95, 300, 190, 16), '#1d1712', 5, 0.3, 2, 4)}${k.shape(rect(-150, -95, 300, 190, 16), c)}${k.shape(rect(-150, -72, 300, 30), d, 0.9)}${k.line('M-126 -18L-20 -18', { c: d, w: 5, o: 0.7 })}</g>`;
  const back = rect(-290, -236, 580, 440, 26);
  const front =
    'M-290 -176L238 -176C270 -176 290 -158 290 -128L290 204C290 232 274 248 246 248L-252 248C-278 248 -290 234 -290 212Z';
  return (
    k.piece(back, { fill: k.t.mid, depth: 0.9, reach: 18 }) +
    k.shape(rect(-262, -226, 520, 60, 4), '#eae4d3') +
    k.line('M-250 -212L246 -212', { c: '#b9b199', w: 2 }) +
    card(70, -196, 5, stock.ecru.base, stock.ink.base) +
    card(-40, -186, -4, k.a.lch[0] > 0.6 ? k.a.dark : k.a.base, k.a.lch[0] > 0.6 ? k.a.light : k.a.hi) +
    k.piece(front, {
      cloth: 0,
      depth: 1.1,
      reach: 34,
      cast: 9,
      over: k.soft('M-280 -150C-100 -176 80 -160 190 -150C40 -80 -140 -40 -280 20Z', k.t.hi, 30, 0.55),
    }) +
    k.soft('M-290 -176L-256 -176L-256 248L-290 240Z', k.t.deep, 8, 0.5) +
    k.line('M-254 -172L-254 244', { o: 0.6 }) +
    k.stitch('M-240 -162L236 -162C262 -162 276 -148 276 -124L276 202C276 222 264 234 244 234L-240 234Z') +
    k.piece('M290 -6L208 -6C180 -6 166 12 166 36C166 60 180 78 208 78L290 78Z', {
      depth: 0.8,
      reach: 10,
      cast: 5,
    }) +
    k.stitch('M286 6L210 6C190 6 178 18 178 36C178 54 190 66 210 66L286 66') +
    `<circle cx="212" cy="36" r="15" fill="${k.metal(stock.gold)}" stroke="${stock.gold.line}" stroke-width="1.6"/>` +
    k.line('M-214 196L-150 196M-214 208L-180 208', { c: stock.gold.light, w: 3.4, o: 0.85 })
  );
};

const tie: Sketch = k => {
  const knot =
    'M-74 -440C-40 -452 40 -452 74 -440C66 -404 54 -368 42 -340C16 -330 -16 -330 -42 -340C-54 -368 -66 -404 -74 -440Z';
  const blade =
    'M-42 -342C-16 -332 16 -332 42 -342C54 -180 84 80 118 300L0 452L-118 300C-84 80 -54 -180 -42 -342Z';
  const thin = 'M10 -336L52 -340C74 -160 110 40 138 236L90 300L44 240Z';
  return (
    k.piece(thin, { cloth: 32, fill: k.t.mid, reach: 16 }) +
    k.piece(blade, {
      cloth: -35,
      reach: 30,
      cast: 10,
      depth: 1.15,
      over:
        k.folds('M-10 -330C-22 -240 -14 -160 -16 -60', { w: 16, blur: 8, o: 0.6 }) +
        k.soft('M-40 -300C-50 -120 -70 120 -92 290C-60 200 -30 0 -20 -200Z', k.t.hi, 14, 0.45) +
        k.soft('M-60 -350L60 -350L50 -306L-50 -306Z', k.t.line, 12, 0.5),
    }) +
    k.stitch('M-110 296L0 438L110 296', { o: 0.45 }) +
    k.piece(knot, {
      cloth: 35,
      reach: 18,
      cast: 6,
      depth: 1.1,
      over: k.folds('M-50 -440C-30 -410 -20 -376 -22 -344M40 -444C20 -410 10 -380 10 -350', {
        w: 9,
        blur: 4,
        o: 0.5,
      }),
    }) +
    k.piece(symm('M0 -470C-40 -470 -76 -462 -96 -450L-74 -432C-40 -444 -20 -446 0 -446'), {
      cloth: 0,
      fill: k.t.mid,
      depth: 0.6,
      reach: 8,
    })
  );
};

const acc = (
  label: string,
  genders: Silhouette['genders'],
  sketch: Sketch,
  pose: Silhouette['pose'] = 'flat',
): Silhouette => ({
  label,
  category: 'accessories',
  genders,
  sketch,
  pose,
});

export const accessories = {
  belt: acc('Leather belt', ['men', 'unisex', 'women'], belt, 'standing'),
  scarf: acc('Scarf', ['unisex', 'women', 'men'], scarf),
  foulard: acc('Silk square', ['women'], foulard),
  beanie: acc('Bobble beanie', ['unisex', 'women', 'men'], beanie),
  gloves: acc('Leather gloves', ['women', 'men'], gloves),
  cap: acc('Baseball cap', ['unisex', 'men', 'women'], cap, 'standing'),
  sunglasses: acc('Sunglasses', ['unisex', 'women', 'men'], sunglasses),
  wallet: acc('Wallet', ['men', 'unisex', 'women'], wallet),
  tie: acc('Silk tie', ['men'], tie),
} satisfies Record<string, Silhouette>;
