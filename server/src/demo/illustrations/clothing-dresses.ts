import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

const label = (k: Kit, y: number): string =>
  k.shape(`M-22 ${y}L22 ${y}L22 ${y + 26}L-22 ${y + 26}Z`, '#f4efe4') +
  k.line(`M-11 ${y + 13}L11 ${y + 13}`, { c: '#8d8374', w: 3 });

/** Deep soft folds that swing from the waist to the hem. */
const swing = (k: Kit, y1: number, y2: number, top: number, hem: number, o = 0.5): string =>
  k.folds(
    spread(9, -1, 1)
      .map(
        (u, i) =>
          `M${u * top} ${y1 + (i % 2) * 26}C${u * top * 1.3} ${y1 + (y2 - y1) * 0.35} ${u * hem * 0.8} ${y1 + (y2 - y1) * 0.6} ${u * hem * 0.92} ${y2}`,
      )
      .join(''),
    { w: 18, blur: 9, o },
  );
const gather = (k: Kit, y: number, w: number, up = 46): string =>
  k.folds(
    spread(13, -w, w)
      .map(
        (x, i) =>
          `M${x} ${y}C${x} ${y + 12} ${x * 1.04} ${y + up * 0.6} ${x * 1.07 + (i % 3) * 3} ${y + up + (i % 2) * 22}`,
      )
      .join(''),
    { w: 6, blur: 3, o: 0.55 },
  );

const midi: Sketch = k => {
  const sleeve =
    'M-150 -400C-204 -420 -262 -384 -274 -314C-280 -268 -274 -226 -262 -208C-228 -190 -190 -188 -160 -200C-150 -260 -146 -330 -150 -400Z';
  const cuff = 'M-264 -212C-230 -194 -192 -190 -158 -202L-158 -178C-192 -166 -230 -170 -262 -188Z';
  const bodice = symm(
    'M0 -338C-44 -340 -82 -368 -90 -420L-156 -398C-142 -340 -142 -270 -150 -216C-140 -160 -126 -120 -118 -66C-80 -58 -40 -56 0 -56',
  );
  const skirt = symm('M0 -60C-40 -60 -80 -62 -118 -70C-158 90 -222 370 -264 600C-180 630 -88 638 0 638');
  const pin = k.folds(
    both(
      'M-150 -392C-176 -396 -200 -386 -220 -366M-158 -380C-190 -372 -214 -340 -226 -300M-200 -204C-202 -230 -210 -260 -222 -290M-236 -200C-240 -230 -248 -250 -254 -270M-172 -200C-172 -230 -176 -250 -182 -270',
    ),
    { w: 8, blur: 4, o: 0.5 },
  );
  return (
    [sleeve, flip(sleeve)].map((d, i) => k.piece(d, { cloth: i ? -14 : 14, reach: 24, over: pin })).join('') +
    [cuff, flip(cuff)].map(d => k.piece(d, { depth: 0.6, reach: 8 })).join('') +
    k.piece('M-92 -420C-50 -438 50 -438 92 -420C80 -360 40 -334 0 -334C-40 -334 -80 -360 -92 -420Z', {
      fill: k.t.dark,
      depth: 0.7,
      reach: 14,
    }) +
    label(k, -416) +
    k.piece(skirt, { cloth: 0, reach: 34, over: swing(k, -30, 632, 104, 248, 0.6) + gather(k, -58, 108) }) +
    k.piece(bodice, {
      cloth: 0,
      reach: 24,
      over: k.folds(
        both(
          'M-146 -210C-116 -196 -92 -176 -84 -150M-112 -70C-106 -110 -100 -140 -88 -170M-60 -62C-56 -100 -56 -130 -52 -160',
        ),
        {
          w: 11,
          blur: 6,
          o: 0.4,
        },
      ),
    }) +
    k.line('M0 -336L0 -62', { o: 0.6 }) +
    spread(6, -312, -96)
      .map(y => k.button(0, y, 7))
      .join('') +
    k.piece(symm('M0 -338C-44 -340 -82 -368 -90 -422L-106 -416C-98 -356 -54 -320 0 -320'), {
      depth: 0.5,
      reach: 7,
      cast: 3,
      edge: 1.6,
    }) +
    k.piece(symm('M0 -74C-42 -74 -84 -78 -121 -84L-119 -56C-82 -48 -42 -46 0 -46'), {
      depth: 0.6,
      reach: 8,
      cast: 4,
    }) +
    k.stitch('M-260 580C-180 611 -88 619 0 619C88 619 180 611 260 580')
  );
};

const wrap: Sketch = k => {
  const sleeve =
    'M-150 -404C-206 -384 -236 -330 -256 -250C-268 -204 -286 -150 -306 -104C-268 -70 -222 -56 -182 -60C-164 -120 -152 -170 -146 -222C-138 -290 -140 -350 -150 -404Z';
  const under =
    'M92 -426L152 -402C140 -340 138 -270 144 -218C136 -160 128 -120 122 -64L-60 -64C-20 -180 50 -300 92 -426Z';
  const over =
    'M-92 -426L-152 -402C-140 -340 -138 -270 -144 -218C-136 -160 -128 -120 -122 -64C-60 -56 40 -56 122 -66L118 -96C30 -170 -50 -280 -92 -426Z';
  const skirt = symm('M0 -64C-40 -64 -80 -66 -122 -70C-156 80 -214 330 -250 560C-170 590 -84 598 0 598');
  const flap =
    'M122 -70C132 60 130 330 40 584C-60 602 -166 592 -250 560C-214 330 -156 80 -122 -70C-40 -60 40 -60 122 -70Z';
  const tail = 'M92 -58C116 20 120 110 108 214L140 210L152 206C164 100 140 10 114 -66Z';
  const drape =
    'M112 -84C40 -110 -50 -180 -110 -280M110 -76C30 -84 -60 -120 -128 -190M112 -70C40 -68 -40 -76 -118 -110';
  return (
    [sleeve, flip(sleeve)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -20 : 20,
          reach: 26,
          over: k.folds(
            both(
              'M-170 -380C-200 -300 -230 -180 -270 -96M-160 -340C-176 -260 -196 -160 -224 -76M-152 -230C-160 -180 -176 -120 -190 -66',
            ),
            { w: 13, blur: 7, o: 0.5 },
          ),
        }),
      )
      .join('') +
    k.stitch(both('M-300 -116C-264 -84 -222 -70 -186 -74')) +
    k.piece('M-94 -424C-50 -444 50 -444 94 -424L40 -240L0 -180L-40 -240Z', {
      fill: k.t.dark,
      depth: 0.9,
      reach: 18,
    }) +
    label(k, -420) +
    k.piece(skirt, { cloth: 0, fill: k.t.mid, reach: 30 }) +
    k.piece(under, { cloth: 10, reach: 22 }) +
    k.piece(over, { cloth: -10, cast: 8, reach: 24, over: k.folds(drape, { w: 13, blur: 6, o: 0.5 }) }) +
    k.line('M-80 -420C-40 -284 36 -180 118 -110', { o: 0.55 }) +
    k.piece(flap, {
      cloth: 0,
      cast: 10,
      reach: 32,
      over:
        swing(k, -50, 590, 104, 230, 0.46) +
        k.folds('M104 -56C70 60 10 200 -90 320M108 -50C96 100 60 280 0 440M96 -60C20 0 -80 60 -150 90', {
          w: 16,
          blur: 8,
          o: 0.5,
        }),
    }) +
    k.stitch('M116 -30C124 90 116 340 28 568') +
    k.piece(symm('M0 -86C-42 -86 -84 -88 -124 -94L-122 -56C-82 -50 -42 -48 0 -48'), {
      depth: 0.6,
      reach: 10,
      cast: 5,
    }) +
    k.piece(tail, { cast: 7, reach: 10 }) +
    k.piece('M78 -58C66 10 40 70 14 110L46 126C76 84 100 20 108 -54Z', { cast: 7, reach: 10 }) +
    k.piece('M98 -70C130 -128 190 -142 204 -112C212 -80 160 -50 100 -58Z', { cast: 6, reach: 12 }) +
    k.piece('M92 -70C60 -118 10 -128 2 -102C-2 -76 40 -54 90 -56Z', { cast: 6, reach: 12 }) +
    k.piece('M80 -88L112 -90L116 -48L84 -46Z', { cast: 5, reach: 9 })
  );
};

const jumpsuit: Sketch = k => {
  const sleeve =
    'M-156 -404C-202 -386 -228 -344 -248 -284C-258 -256 -268 -230 -278 -208C-244 -186 -206 -174 -172 -172C-162 -200 -154 -226 -148 -250C-140 -300 -146 -360 -156 -404Z';
  const hem = 'M-268 -232L-280 -206C-244 -184 -206 -172 -170 -170L-163 -200C-198 -204 -236 -214 -268 -232Z';
  const legs = symm(
    'M0 -40C-40 -40 -84 -42 -126 -48C-146 10 -164 80 -172 150C-186 320 -204 500 -214 640C-160 656 -96 658 -38 652C-34 460 -20 280 0 124',
  );
  const bodice = symm(
    'M0 -330L-84 -426L-156 -404C-142 -340 -140 -290 -150 -246C-142 -180 -134 -120 -126 -44C-80 -36 -40 -34 0 -34',
  );
  const leaf =
    'M-82 -440C-66 -400 -36 -364 2 -334L-44 -282C-84 -320 -112 -362 -124 -408C-114 -426 -100 -436 -82 -440Z';
  const pocket = 'M-120 -250L-44 -250L-44 -176L-82 -160L-120 -176Z';
  return (
    [sleeve, flip(sleeve)].map((d, i) => k.piece(d, { cloth: i ? -22 : 22, reach: 22 })).join('') +
    [hem, flip(hem)].map(d => k.piece(d, { fill: k.t.light, depth: 0.5, reach: 9, cast: 3 })).join('') +
    k.piece('M-88 -428C-50 -446 50 -446 88 -428L0 -322Z', { fill: k.t.dark, depth: 0.8, reach: 14 }) +
    label(k, -422) +
    k.piece(legs, {
      cloth: 0,
      reach: 32,
      over: k.folds(
        both(
          'M-4 120C-44 96 -90 90 -140 104M-6 144C-40 140 -70 150 -96 176M-84 -30C-108 140 -122 400 -130 650M-40 -30C-44 30 -48 70 -54 110M-156 180C-150 360 -160 520 -178 646M-56 280C-58 400 -66 540 -74 650',
        ),
        { w: 15, blur: 8, o: 0.45 },
      ),
    }) +
    k.piece(bodice, {
      cloth: 0,
      reach: 24,
      over: k.folds(
        both(
          'M-146 -240C-116 -216 -96 -180 -90 -140M-108 -50C-106 -90 -100 -120 -92 -140M-60 -44C-58 -80 -60 -110 -64 -130',
        ),
        {
          w: 11,
          blur: 6,
          o: 0.42,
        },
      ),
    }) +
    k.piece('M-18 -326L18 -326L18 124L0 140L-18 124Z', { cloth: 0, depth: 0.35, reach: 7, edge: 1.6 }) +
    k.stitch('M-12 -316L-12 120M12 -316L12 120') +
    [-276, -216, -156, -96].map(y => k.button(0, y, 8.5)).join('') +
    [pocket, flip(pocket)]
      .map(d => k.piece(d, { cloth: 0, depth: 0.4, reach: 8, cast: 3, edge: 1.8 }))
      .join('') +
    k.stitch(both('M-116 -232L-48 -232M-116 -246L-116 -180L-82 -166L-48 -180L-48 -246')) +
    k.button(-82, -240, 5.5) +
    k.button(82, -240, 5.5) +
    k.line(both('M-104 -30C-122 20 -140 60 -164 90'), { w: 2.8 }) +
    k.stitch(both('M-94 -30C-112 26 -132 68 -162 100')) +
    [leaf, flip(leaf)]
      .map((d, i) => k.piece(d, { cloth: i ? 30 : -30, cast: 7, depth: 0.7, reach: 13 }))
      .join('') +
    k.piece(
      'M-82 -440C-50 -456 50 -456 82 -440C72 -420 62 -406 52 -396C30 -406 -30 -406 -52 -396C-62 -406 -72 -420 -82 -440Z',
      {
        fill: k.t.mid,
        depth: 0.5,
        reach: 9,
      },
    ) +
    k.piece(symm('M0 -64C-44 -64 -88 -66 -132 -72L-130 -30C-86 -24 -44 -22 0 -22'), {
      cast: 6,
      depth: 0.6,
      reach: 10,
    }) +
    k.stitch(
      'M-130 -64C-86 -58 -44 -56 0 -56C44 -56 86 -58 130 -64M-129 -38C-86 -32 -44 -30 0 -30C44 -30 86 -32 129 -38',
    ) +
    k.piece('M-34 -76L34 -76L34 -12L-34 -12ZM-22 -64L-22 -24L22 -24L22 -64Z', {
      t: stock.horn,
      cast: 4,
      depth: 0.5,
      reach: 5,
    }) +
    k.stitch(both('M-212 620C-160 636 -96 638 -38 632'))
  );
};

const dress = (label: string, sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders: ['women'],
  sketch,
  pose: 'flat',
});

export const dresses = {
  'midi-dress': dress('Midi dress', midi),
  'wrap-dress': dress('Wrap dress', wrap),
  jumpsuit: dress('Jumpsuit', jumpsuit),
} satisfies Record<string, Silhouette>;
