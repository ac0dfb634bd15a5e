import type { Kit } from './kit.ts';
import { circle, flip, place, points, rect, spread } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

/** A pair in side view, toes to the left: the far shoe set back, the near one throwing a soft shadow on it. */
function pair(k: Kit, shoe: string, floor: string, outline: string, dx = 96, dy = -112): string {
  const id = k.define('shoe', i => `<g id="${i}">${shoe}</g>`).slice(5, -1);
  const at = (x: number, y: number, s: number, under = '') =>
    `<g transform="translate(${x} ${y}) scale(${s})">${floor}${under}<use href="#${id}"/></g>`;
  const occlusion = k.clip(
    place(outline, dx, dy, 0, 0.96),
    k.soft(outline, '#1d1712', 16, 0.5, 12, -4),
    'nonzero',
  );
  return at(dx / 2, dy, 0.96) + at(-dx / 2, 0, 1, occlusion);
}

const sneaker: Sketch = k => {
  const rubber = k.base[0] > 0.9 ? tones([0.9, 0.03, 80]) : stock.ecru;
  const sole =
    'M-316 -46C-326 -62 -318 -72 -300 -72C-200 -60 120 -58 290 -72C308 -72 314 -56 309 -26C306 -8 298 0 282 0L-230 0C-280 -2 -306 -24 -316 -46Z';
  const upper =
    'M-302 -66C-318 -112 -294 -142 -244 -154C-196 -164 -160 -176 -126 -196C-92 -216 -56 -244 -22 -272C6 -258 34 -232 78 -212C130 -192 196 -194 242 -240C260 -252 283 -246 285 -224C287 -186 304 -130 298 -66C100 -54 -200 -54 -302 -66Z';
  const toe =
    'M-302 -66C-318 -112 -294 -142 -244 -154C-226 -158 -210 -161 -194 -166C-180 -124 -140 -86 -66 -56C-150 -54 -230 -56 -302 -66Z';
  const stay =
    'M-182 -168C-122 -188 -66 -232 -22 -274L22 -244C-4 -202 -44 -150 -104 -108C-142 -112 -174 -138 -182 -168Z';
  const tab =
    'M232 -232C226 -200 230 -172 238 -146C256 -142 276 -144 293 -150C289 -178 286 -200 285 -224C283 -246 260 -252 242 -240Z';
  const flash = 'M62 -216L94 -207C88 -152 52 -100 -8 -57L-52 -57C12 -100 52 -152 62 -216Z';
  const lace = (i: number) => {
    const [x, y] = [-136 + i * 28, -152 - i * 24];
    return (
      k.soft(
        `M${x - 20} ${y - 26}L${x - 12} ${y - 34}L${x + 8} ${y - 4}L${x} ${y + 4}Z`,
        '#1d1712',
        3,
        0.4,
        3,
        4,
      ) +
      k.line(`M${x + 5} ${y + 2}L${x - 21} ${y - 30}`, { w: 13.5, c: rubber.deep, o: 1 }) +
      k.line(`M${x + 5} ${y + 2}L${x - 21} ${y - 30}`, { w: 10.5, c: rubber.light, o: 1 })
    );
  };
  const shoe =
    k.piece('M-70 -224C-46 -266 -32 -312 -10 -324C16 -330 46 -320 52 -304L34 -220Z', {
      fill: k.t.light,
      depth: 0.7,
      reach: 12,
    }) +
    k.piece('M-4 -314L36 -308L32 -278L-13 -286Z', { t: k.a, depth: 0.2, reach: 4, edge: 1.2 }) +
    k.piece(
      'M-8 -270C60 -254 120 -240 168 -240C204 -240 226 -248 250 -250L256 -214C216 -172 70 -172 6 -236Z',
      {
        t: rubber,
        fill: rubber.mid,
        depth: 1,
        reach: 10,
      },
    ) +
    k.piece(upper, {
      cloth: 0,
      reach: 28,
      over: k.folds('M-122 -190C-112 -150 -110 -130 -116 -98M170 -196C196 -160 200 -120 196 -80', {
        w: 10,
        blur: 6,
        o: 0.3,
      }),
    }) +
    k.piece(flash, { t: k.a, depth: 0.6, reach: 9, cast: 2, edge: 1.6 }) +
    k.stitch('M34 -222C72 -198 124 -184 174 -188C204 -192 220 -202 234 -218') +
    k.line('M206 -204C192 -150 202 -100 188 -58') +
    k.stitch('M216 -208C202 -152 212 -100 198 -59') +
    k.piece(toe, { depth: 0.8, reach: 18, cast: 4 }) +
    k.stitch('M-206 -158C-190 -118 -150 -82 -88 -58') +
    points([-254, -120], [-236, -113], [-218, -106], [-246, -102], [-228, -95], [-266, -107])
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2" fill="${k.t.line}" opacity=".7"/>`)
      .join('') +
    k.piece(tab, { t: k.a, depth: 0.8, reach: 10, cast: 4 }) +
    k.stitch('M240 -226C235 -200 238 -176 245 -154C260 -151 274 -153 286 -157', { t: k.a }) +
    k.piece(stay, { depth: 0.6, reach: 10, cast: 4 }) +
    k.stitch('M9 -242C-16 -204 -52 -156 -106 -117C-138 -121 -162 -142 -171 -163') +
    spread(5, 0, 4)
      .map(i => `<circle cx="${-131 + i * 28}" cy="${-149 - i * 24}" r="5.5" fill="${k.t.line}"/>${lace(i)}`)
      .join('') +
    k.piece(sole, {
      t: rubber,
      depth: 0.9,
      reach: 12,
      over: k.line('M-318 -24C-200 -14 120 -12 318 -24', { t: rubber, w: 2.5, o: 0.7 }),
    }) +
    k.stitch('M-306 -60C-200 -49 110 -47 298 -60', { t: rubber, c: rubber.deep });
  return pair(k, shoe, k.floor(-4, -2, 308), upper + sole);
};

/** Penny loafers from above: apron, saddle and keeper slot, calf lining in the opening. */
const loafer: Sketch = k => {
  const shape =
    'M-8 -352C54 -352 98 -296 106 -206C112 -126 100 -46 92 34C88 114 98 200 92 270C84 330 44 352 0 352C-44 352 -86 330 -92 268C-98 200 -78 110 -78 36C-80 -46 -108 -116 -107 -206C-104 -296 -66 -352 -8 -352Z';
  const open =
    'M-60 -6C-40 -30 44 -30 64 -6C70 60 68 120 72 196C74 268 50 312 0 314C-50 312 -74 268 -72 196C-66 120 -60 60 -60 -6Z';
  const insole =
    'M-44 10C-30 -2 34 -2 50 10C54 60 52 130 56 196C56 254 38 288 0 290C-38 288 -56 254 -56 196C-52 130 -44 60 -44 10Z';
  const apron =
    'M-2 -306C46 -306 72 -250 77 -186C80 -124 76 -62 66 -8C32 -34 -30 -34 -60 -8C-70 -62 -82 -124 -80 -186C-76 -250 -48 -306 -2 -306Z';
  const ridge =
    'M66 -8C76 -62 80 -124 77 -186C72 -250 46 -306 -2 -306C-48 -306 -76 -250 -80 -186C-82 -124 -70 -62 -60 -8';
  const saddle = 'M-100 -118C-50 -150 50 -150 102 -116L98 -46C50 -80 -50 -80 -92 -48Z';
  const one = (s: 1 | -1) => {
    const m = (d: string) => (s > 0 ? d : flip(d));
    const pleats = spread(13, -96, 96)
      .map(a => {
        const [c, n] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
        return `M${-2 + c * 76} ${-206 + n * 92}L${-2 + c * 90} ${-206 + n * 110}`;
      })
      .join('');
    return (
      `<g transform="translate(${s * 148} 0) rotate(${s * 2.5})">` +
      k.piece(place(m(shape), 0, 4, 0, 1.07, 1.028), { t: stock.espresso, depth: 0.8, reach: 8 }) +
      k.stitch(place(m(shape), 0, 3, 0, 1.045, 1.017), { c: '#c9a77c', o: 0.8 }) +
      k.piece(m(shape), {
        cloth: 0,
        depth: 1.3,
        reach: 26,
        cut: m(open),
        over: k.soft(m('M-70 -300C-40 -340 20 -346 50 -320C10 -330 -40 -310 -64 -260Z'), k.t.hi, 8, 0.8),
      }) +
      k.piece(m(open), { t: stock.cognac, fill: stock.cognac.deep, depth: 1.3, reach: 14 }) +
      k.piece(m(insole), {
        t: stock.cognac,
        fill: stock.cognac.light,
        depth: 0.9,
        reach: 16,
        edge: 1.2,
        over: k.soft('M-80 -40L80 -40L80 40L-80 40Z', '#1d1712', 20, 0.5),
      }) +
      k.line('M-20 226L20 226M-12 238L12 238', { c: stock.cognac.line, w: 3.2 }) +
      k.stitch(place(m(open), 0, 2, 0, 1.09, 1.025)) +
      k.piece(m(apron), {
        fill: k.t.light,
        cloth: 0,
        depth: 0.9,
        reach: 22,
        edge: 0,
        over: k.soft(m('M-50 -250C-30 -290 10 -290 30 -270C0 -260 -40 -220 -54 -170Z'), k.t.hi, 12, 0.7),
      }) +
      k.line(m(ridge), { w: 5 }) +
      k.line(m(place(ridge, -2, -3)), { w: 2, c: k.t.hi, o: 0.8 }) +
      k.line(m(pleats), { w: 3, o: 0.8 }) +
      k.line(m('M-66 -4C-30 -30 32 -30 70 -4'), { w: 4 }) +
      k.line(m('M-60 6C-30 -16 32 -16 66 6'), { w: 2, o: 0.6 }) +
      k.piece(m(saddle), { depth: 1.1, reach: 16, cast: 7 }) +
      k.stitch(m('M-92 -108C-48 -138 48 -138 94 -107M-86 -60C-48 -92 48 -92 91 -58')) +
      k.piece(
        m(
          'M-36 -122C-18 -130 18 -130 36 -122C32 -112 28 -104 26 -98C10 -104 -10 -104 -26 -98C-28 -104 -32 -112 -36 -122Z',
        ),
        {
          fill: k.t.line,
          depth: 0,
          edge: 1.6,
        },
      ) +
      k.line(m('M-14 352C-10 332 10 332 14 352M0 337L0 316'), { o: 0.7 }) +
      '</g>'
    );
  };
  return one(-1) + one(1);
};

const boot: Sketch = k => {
  const upper =
    'M-300 -42C-320 -84 -292 -110 -236 -124C-146 -146 -80 -190 -56 -258C-40 -312 -46 -366 -44 -420C30 -434 130 -434 204 -422C204 -340 216 -262 232 -196C246 -140 254 -90 248 -42C80 -38 -140 -36 -296 -42Z';
  const gore =
    'M44 -428L132 -428C138 -352 130 -276 108 -214C98 -204 84 -204 76 -214C50 -276 40 -352 44 -428Z';
  const edge = { t: k.base[0] < 0.36 ? stock.gum : stock.espresso };
  const shoe =
    k.piece('M178 -470C176 -492 206 -494 212 -474L206 -404L176 -410Z', { depth: 0.6, reach: 7 }) +
    k.piece('M-44 -420C30 -440 130 -440 204 -422C130 -406 30 -404 -44 -420Z', {
      fill: k.t.dark,
      depth: 0.8,
      reach: 9,
    }) +
    k.piece('M112 -48L252 -48C260 -30 262 -6 258 12L124 12C122 -8 118 -28 112 -48Z', {
      ...edge,
      depth: 0.8,
      reach: 9,
    }) +
    k.piece(
      'M-302 -44C-314 -28 -310 -8 -294 -4C-200 12 -70 10 20 -2C60 -10 90 -18 122 -22L254 -24L256 -48C80 -42 -140 -40 -302 -44Z',
      {
        ...edge,
        depth: 0.6,
        reach: 8,
      },
    ) +
    k.stitch('M-294 -30C-180 -22 -60 -24 30 -30L246 -36', { c: '#e0c9a4' }) +
    k.piece(upper, {
      reach: 32,
      depth: 1.15,
      over:
        k.soft('M-272 -80C-240 -108 -166 -122 -110 -152C-144 -104 -206 -84 -272 -80Z', k.t.hi, 11, 0.85) +
        k.soft('M-30 -400C-10 -320 -10 -260 -30 -210C0 -240 14 -330 8 -410Z', k.t.hi, 12, 0.6) +
        k.folds(
          'M-70 -230C-30 -200 20 -196 60 -206M-96 -190C-60 -160 -10 -156 40 -170M230 -200C190 -180 160 -180 130 -190',
          {
            w: 12,
            blur: 6,
            o: 0.5,
          },
        ),
    }) +
    k.piece(gore, {
      fill: k.a.lch[0] > 0.6 ? k.t.dark : k.a.base,
      texture: 'fineRib',
      depth: 0.7,
      reach: 10,
    }) +
    k.stitch('M34 -424C32 -346 44 -270 68 -208C80 -192 104 -192 116 -208C140 -272 148 -346 142 -424') +
    k.line('M92 -200C96 -150 80 -90 60 -44') +
    k.stitch('M-40 -408C30 -394 130 -396 202 -410') +
    k.line('M204 -424C204 -340 216 -262 230 -196', { o: 0.5 });
  return pair(k, shoe, k.floor(-26, -2, 284, 22), upper, 150, -120);
};

const heel: Sketch = k => {
  const upper =
    'M-342 -16C-338 -40 -296 -64 -240 -82C-200 -96 -166 -114 -142 -138C-74 -108 6 -120 84 -188C148 -244 214 -314 256 -356C284 -352 300 -324 298 -286C296 -250 292 -222 289 -198C262 -192 226 -182 198 -166C150 -136 100 -88 26 -40C-24 -10 -100 -6 -180 -5L-324 -4C-338 -4 -344 -8 -342 -16Z';
  const block =
    'M196 -167C224 -182 258 -193 290 -200C292 -130 280 -60 274 0L239 0C240 -62 226 -130 196 -167Z';
  const shoe =
    k.piece(
      'M-142 -138C-66 -158 40 -170 110 -226C160 -268 214 -328 256 -356L250 -300C200 -250 150 -190 90 -150C20 -106 -76 -108 -142 -138Z',
      {
        t: stock.gum,
        fill: tones([0.8, 0.045, 65]).base,
        depth: 1.2,
        reach: 14,
      },
    ) +
    k.shape('M118 -212L172 -260L184 -242L130 -194Z', '#fbf6ea', 0.8) +
    k.piece(block, {
      fill: k.t.mid,
      depth: 1.1,
      reach: 12,
      over: k.soft(
        'M216 -160L240 -172C250 -110 250 -50 250 0L240 0C240 -60 234 -120 216 -160Z',
        k.t.hi,
        6,
        0.7,
      ),
    }) +
    k.piece('M239 -10L275 -10L274 0L239 0Z', { t: stock.ink, depth: 0, edge: 1 }) +
    k.piece(
      'M-340 -6L-180 -6C-100 -8 -24 -14 26 -42C100 -90 150 -138 198 -168L204 -162C160 -132 108 -82 32 -32C-20 -2 -100 2 -180 2L-326 2Z',
      {
        t: stock.espresso,
        depth: 0.2,
        reach: 4,
        edge: 1.4,
      },
    ) +
    k.piece(upper, {
      reach: 22,
      depth: 1.2,
      over:
        k.soft('M-314 -32C-256 -60 -196 -82 -146 -110C-166 -66 -236 -42 -314 -32Z', k.t.hi, 8, 0.95) +
        k.soft(
          'M-96 -98C-6 -88 80 -134 150 -204C220 -270 250 -310 274 -330C266 -270 180 -190 100 -126C40 -80 -46 -70 -96 -98Z',
          k.t.hi,
          14,
          0.45,
        ),
    }) +
    k.line('M-138 -130C-70 -100 10 -112 88 -180C150 -236 216 -306 260 -348', { o: 0.6 }) +
    k.line('M150 -234C162 -200 160 -166 146 -128', { o: 0.5 });
  const floor =
    k.soft(circle(-150, 4, 200, 14), '#3a2f24', 10, 0.45) +
    k.soft(circle(262, 2, 40, 8), '#241b13', 6, 0.55) +
    k.soft(circle(60, 14, 260, 20), '#3a2f24', 20, 0.22);
  return pair(k, shoe, floor, upper, 110, -128);
};

/** Seen from above, as two footbeds side by side: straps and buckles read best this way. */
const sandal: Sketch = k => {
  const cork = tones([0.74, 0.065, 68]);
  const bed =
    'M-34 -344C30 -350 96 -280 114 -190C126 -120 104 -20 96 60C92 140 104 200 94 270C84 326 40 350 0 350C-44 350 -84 326 -92 266C-100 190 -66 110 -68 40C-70 -30 -116 -80 -116 -170C-118 -260 -90 -338 -34 -344Z';
  const one = (s: 1 | -1) => {
    const m = (d: string) => (s > 0 ? d : flip(d));
    const band = (y: number, w1: number, w2: number) => {
      const d = `M${-w1} ${y + 4}C${-w1 * 0.5} ${y - 34} ${w2 * 0.5} ${y - 34} ${w2} ${y}L${w2 + 2} ${y + 90}C${w2 * 0.5} ${y + 58} ${-w1 * 0.5} ${y + 58} ${-w1 - 2} ${y + 90}Z`;
      const [bx, by] = [s * w2 * 0.5, y + 20];
      return (
        k.piece(m(d), { cloth: 0, depth: 1.15, reach: 20, cast: 11 }) +
        k.stitch(
          m(
            `M${-w1 + 6} ${y + 12}C${-w1 * 0.5} ${y - 23} ${w2 * 0.5} ${y - 23} ${w2 - 6} ${y + 9}M${-w1 + 5} ${y + 80}C${-w1 * 0.5} ${y + 48} ${w2 * 0.5} ${y + 48} ${w2 - 5} ${y + 80}`,
          ),
        ) +
        k.piece(
          m(
            `M${-w1 * 0.1} ${y}L${w2 * 0.86} ${y + 12}L${w2 * 0.86} ${y + 56}L${-w1 * 0.1} ${y + 36}C${-w1 * 0.24} ${y + 28} ${-w1 * 0.24} ${y + 8} ${-w1 * 0.1} ${y}Z`,
          ),
          { depth: 0.8, reach: 9, cast: 5 },
        ) +
        `<circle cx="${s * -w1 * 0.06}" cy="${y + 18}" r="3.4" fill="${k.t.line}"/>` +
        k.soft(rect(bx - 20, by - 24, 40, 62, 9), '#1d1712', 4, 0.35, 2, 4) +
        k.piece(rect(bx - 22, by - 26, 44, 62, 10), {
          t: stock.gold,
          fill: k.metal(stock.gold),
          depth: 0,
          edge: 1.6,
          cut: rect(bx - 12, by - 14, 24, 38, 4),
        }) +
        k.line(`M${bx - 16 * s} ${by + 4}L${bx + 16 * s} ${by + 6}`, { c: stock.gold.line, w: 7, o: 1 }) +
        k.line(`M${bx - 16 * s} ${by + 4}L${bx + 16 * s} ${by + 6}`, { c: stock.gold.light, w: 4, o: 1 })
      );
    };
    return (
      `<g transform="translate(${s * 158} 0) rotate(${s * 3})">` +
      k.piece(place(m(bed), 0, 3, 0, 1.075, 1.035), { t: stock.espresso, depth: 0.8, reach: 8 }) +
      k.piece(place(m(bed), 0, 0, 0, 1.045, 1.02), { t: cork, depth: 0.5, reach: 6, edge: 1.4 }) +
      k.piece(m(bed), {
        t: stock.cognac,
        fill: tones([0.72, 0.07, 62]).base,
        depth: 1,
        reach: 18,
        edge: 1.6,
        over:
          k.soft(circle(0, 240, 62, 76), stock.cognac.deep, 20, 0.35) +
          k.soft(m(circle(-10, -210, 86, 66)), stock.cognac.deep, 24, 0.3),
      }) +
      k.stitch(place(m(bed), 0, 0, 0, 0.92, 0.965), { c: '#f1dcbb' }) +
      k.line('M-24 268L24 268M-14 280L14 280', { c: stock.cognac.line, w: 3.4, o: 0.8 }) +
      band(-196, 132, 132) +
      band(-52, 96, 120) +
      '</g>'
    );
  };
  return one(-1) + one(1);
};

const shoe = (
  label: string,
  genders: Silhouette['genders'],
  sketch: Sketch,
  pose: Silhouette['pose'] = 'standing',
): Silhouette => ({
  label,
  category: 'shoes',
  genders,
  sketch,
  pose,
});

export const shoes = {
  sneaker: shoe('Sneakers', ['unisex', 'men', 'women'], sneaker),
  loafer: shoe('Penny loafers', ['men', 'women'], loafer, 'flat'),
  'ankle-boot': shoe('Chelsea boots', ['unisex', 'men', 'women'], boot),
  heel: shoe('Block-heel pumps', ['women'], heel),
  sandal: shoe('Two-strap sandals', ['unisex', 'women', 'men'], sandal, 'flat'),
} satisfies Record<string, Silhouette>;
