import {
  backNeck,
  bodyFolds,
  boxy,
  type Cut,
  fitted,
  regular,
  shortSleeves,
  twinStitch,
} from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** The taped shoulder seam, a little behind the shoulder's edge. */
export const SHOULDERS = both('M-110 -337C-150 -320 -190 -306 -224 -294');

/** The small brand flag sewn into the left side seam. */
export const flag = (k: Kit): string =>
  k.piece('M170 342L200 338L201 368L171 373Z', {
    fill: '#f4efe4',
    depth: 0.2,
    reach: 3,
    cast: 2,
    edge: 1.2,
  }) + k.line('M178 357L193 355', { c: '#8d8374', w: 2.4 });

/** Jersey hangs softer than shirting: across the chest from the shoulder, and a ripple above the hem. */
export const jersey = (k: Kit): string =>
  bodyFolds(k, 0.4) +
  k.folds(
    'M-206 -268C-176 -200 -130 -150 -70 -124M200 -250C184 -190 150 -146 96 -120M-60 -30C-30 -6 10 0 56 -14M96 60C60 96 10 112 -46 104',
    { o: 0.2, w: 24, blur: 11 },
  ) +
  k.folds('M-200 396C-194 360 -202 330 -216 304M42 408C48 366 64 330 88 298', { o: 0.3, w: 16, blur: 8 }) +
  k.soft('M-170 -250C-130 -226 -108 -110 -122 30C-154 -40 -176 -150 -170 -250Z', k.t.hi, 22, 0.26);

/** Fitted jersey is drawn in at the waist. */
const waisted = (k: Kit): string =>
  k.folds(
    'M-190 40C-160 62 -130 66 -98 58M188 62C158 86 128 92 100 84M-184 84C-156 100 -130 104 -104 98M-196 10C-168 16 -140 14 -118 4',
    {
      o: 0.38,
      w: 11,
      blur: 5,
    },
  );

const crewNeck = 'M0 -286C-54 -286 -88 -316 -98 -352';
const scoopNeck = 'M0 -254C-62 -256 -96 -302 -104 -352';

const rib = (k: Kit, neck: string, outer: string): string =>
  k.piece(symm(`${neck}${outer}`), { texture: 'fineRib', depth: 0.5, reach: 8, cast: 4, edge: 1.6 });

function tee(k: Kit, cut: Cut, neck: string, collar: string): string {
  return (
    shortSleeves(k, cut) +
    (neck === scoopNeck ? backNeck(k, -248, 104) : backNeck(k)) +
    k.piece(symm(`${neck}${cut.arm}${cut.side}`), {
      cloth: 0,
      over: jersey(k) + (cut === fitted ? waisted(k) : ''),
    }) +
    twinStitch(k, cut.hem) +
    collar
  );
}

export const crewTee: Sketch = k =>
  tee(
    k,
    regular,
    crewNeck,
    k.line(SHOULDERS, { o: 0.5 }) +
      flag(k) +
      rib(k, crewNeck, 'L-118 -346C-106 -299 -62 -262 0 -262') +
      twinStitch(k, 'M-126 -343C-112 -292 -66 -252 0 -252C66 -252 112 -292 126 -343', -7),
  );

/** Heavyweight tee: dropped shoulders, a deep rib, a chest pocket. */
export const boxyTee: Sketch = k =>
  tee(
    k,
    boxy,
    crewNeck,
    k.line(both('M-112 -337C-160 -318 -214 -300 -258 -280'), { o: 0.5 }) +
      rib(k, crewNeck, 'L-126 -344C-112 -288 -66 -248 0 -248') +
      twinStitch(k, 'M-134 -341C-118 -280 -70 -238 0 -238C70 -238 118 -280 134 -341', -7) +
      k.piece('M84 -150L186 -154L188 -58L138 -32L86 -54Z', {
        cloth: 0,
        depth: 0.45,
        reach: 10,
        edge: 1.8,
        cast: 3,
      }) +
      k.stitch('M90 -132L180 -136M90 -142L92 -60L138 -40L182 -63L180 -146'),
  );

/** Women's tee: a scooped neck, bound narrowly. */
export const fittedTee: Sketch = k =>
  tee(
    k,
    fitted,
    scoopNeck,
    k.line(both('M-118 -340C-150 -332 -180 -322 -202 -312'), { o: 0.5 }) +
      rib(k, scoopNeck, 'L-120 -348C-110 -290 -70 -236 0 -234') +
      k.stitch('M-128 -346C-118 -284 -76 -225 0 -224C76 -225 118 -284 128 -346'),
  );

const vNeck = 'M0 -206C-44 -250 -84 -306 -98 -352';

const vTee =
  (cut: Cut): Sketch =>
  k =>
    shortSleeves(k, cut) +
    backNeck(k, -200) +
    k.piece(symm(`${vNeck}${cut.arm}${cut.side}`), {
      cloth: 0,
      over: jersey(k) + (cut === fitted ? waisted(k) : ''),
    }) +
    twinStitch(k, cut.hem) +
    k.line(cut === fitted ? both('M-118 -340C-150 -332 -180 -322 -202 -312') : SHOULDERS, { o: 0.5 }) +
    rib(k, vNeck, 'L-118 -346C-104 -296 -56 -228 0 -178') +
    k.line('M0 -206L0 -178', { o: 0.7 }) +
    k.stitch('M-127 -343C-112 -288 -60 -216 0 -164C60 -216 112 -288 127 -343');

export const regularV = vTee(regular);
export const fittedV = vTee(fitted);
