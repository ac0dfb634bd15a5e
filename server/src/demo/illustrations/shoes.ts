import { pair } from './pair.ts';
import { circle, points, spread } from './path.ts';
import { ballerina, derby, loafer, sandal } from './shoes-low.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

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

const shoe = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'shoes',
  genders,
  sketch,
  pose: 'standing',
});

export const shoes = {
  sneaker: shoe('Sneakers', ['unisex', 'men', 'women'], sneaker),
  loafer: shoe('Penny loafers', ['men', 'women'], loafer),
  derby: shoe('Derby shoes', ['men', 'women'], derby),
  'ankle-boot': shoe('Chelsea boots', ['unisex', 'men', 'women'], boot),
  heel: shoe('Block-heel pumps', ['women'], heel),
  ballerina: shoe('Ballerinas', ['women'], ballerina),
  sandal: shoe('Two-strap sandals', ['unisex', 'women', 'men'], sandal),
} satisfies Record<string, Silhouette>;
