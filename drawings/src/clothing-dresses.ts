import { label } from './clothing-blocks.ts';
import { gather, swing } from './clothing-drape.ts';
import { jumpsuit, slip, sundress } from './clothing-onepiece.ts';
import { safariDress, shirtDress } from './clothing-shirt-dresses.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Silhouette, Sketch } from './types.ts';

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
  'shirt-dress': dress('Shirt dress', shirtDress),
  'safari-dress': dress('Safari dress', safariDress),
  sundress: dress('Sundress', sundress),
  'slip-dress': dress('Slip dress', slip),
  jumpsuit: dress('Jumpsuit', jumpsuit),
} satisfies Record<string, Silhouette>;
