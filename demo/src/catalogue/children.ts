import { table } from './table.ts';

/** Children's T-shirts and fleece of the knitting mill. */
const childrensJersey = table(
  { category: 'CLOTHING', maker: 0 },
  `
CC-3302 | Baskısız çocuk tişört | UNISEX | 129.90 | children 2-12 | Yellow Navy Green | crew-tee 0 | packs 12 | packs 1-1-1-1-1-1
  %100 pamuk süprem, dikiş yerleri cildi tahriş etmez. Altmış derecede yıkanır.
  en Plain children’s T-shirt: Pure cotton jersey with flat seams, washable at 60 degrees.
  ar تيشيرت أطفال سادة: سنجل قطن خالص بدرزات ناعمة، يُغسل على 60 درجة.
CC-3305 | Çizgili çocuk tişört | UNISEX | 139.90 | children 2-12 | Red Blue | crew-tee 0 stripe White | pool 360 | packs mixed 1-1-1-1-1-1
  İplik boyalı çizgi, omuzdan çıtçıtlı yaka. Yıkamada rengini korur.
  en Striped children’s T-shirt: Yarn-dyed stripes with snaps at the shoulder; colors stay.
  ar تيشيرت أطفال مقلّم: خطوط من خيط مصبوغ وكبسات على الكتف، الألوان ثابتة.
CC-3308 | Kapüşonlu çocuk sweatshirt | UNISEX | 289.90 | children 2-12 | Red Grey Navy | hoodie 1 | packs 8 | both 1-1-1-1-1-1
  Şardonlu üç iplik, çift katlı kapüşon ve kanguru cep. Okul ve oyun için.
  en Children’s hoodie: Brushed fleece, lined hood, kangaroo pocket; for school and play.
  ar هودي أطفال: ثلاث خيوط مبطّن، قبعة مزدوجة وجيب كنغر، للمدرسة واللعب.
CC-3311 | Erkek çocuk polo tişört | MEN | 199.90 | children 4-12 | White Navy Red | polo 1 | each 18
  Pike örme, iki düğmeli yaka. Okul üniforması olarak da giyilir.
  en Boys’ polo shirt: Piqué with two buttons, also as a school uniform.
  ar بولو ولادي: بيكيه بزرّين، يصلح زيًّا مدرسيًّا.
`,
);

/** Girls' dresses of the shirt maker. */
const girlsDresses = table(
  { category: 'CLOTHING', maker: 1 },
  `
CC-3314 | Kız çocuk yazlık elbise | WOMEN | 349.90 | children 2-12 | Red White Yellow | sundress 1 | packs 7 | packs 2-2-2 from 2 + 2-2-2 from 8
  İnce pamuklu dokuma, büzgülü etek ve ayarlanabilir askı. İçi astarlı.
  en Girls’ sundress: Light cotton with a gathered skirt, adjustable straps, lined.
  ar فستان بناتي صيفي: قطن خفيف بتنورة مكشكشة وحمالات قابلة للتعديل، مبطّن.
`,
);

/** Children's jeans of the denim mill. */
const childrensJeans = table(
  { category: 'CLOTHING', maker: 2 },
  `
CC-3317 | Beli lastikli çocuk jean | UNISEX | 319.90 | children 2-12 | Blue Black | straight-jeans 2 | each 16 | both 1-1-2-2-1-1
  Yumuşak elastanlı denim, içten ayarlı lastikli bel. Diz içi güçlendirilmiştir.
  en Children’s elastic-waist jeans: Soft stretch denim, adjustable waist, reinforced knees.
  ar بنطلون جينز أطفال بمطاط: دينم مطاطي ناعم وخصر قابل للتعديل وركب مدعّمة.
`,
);

/** Children's jackets of the outerwear maker. */
const childrensJackets = table(
  { category: 'CLOTHING', maker: 3 },
  `
CC-3320 | Çocuk şişme mont | UNISEX | 690.00 | children 4-12 | Navy Red Yellow | puffer-jacket 0 | each 10
  Hafif elyaf dolgu, su itici yüzey ve dik yaka. Makinede yıkanır.
  en Children’s puffer jacket: Light filling, water-repellent, machine-washable.
  ar جاكيت منفوخ أطفال: حشوة خفيفة طاردة للماء وياقة واقفة، يُغسل بالغسالة.
`,
);

export const children = [...childrensJersey, ...girlsDresses, ...childrensJeans, ...childrensJackets];
