import { table } from './table.ts';

/** Coats and jackets of the outerwear maker. */
export const outerwear = table(
  { category: 'CLOTHING', maker: 3 },
  `
CK-2202 | Çift düğmeli blazer ceket | WOMEN | 1390.00 | women 36-44 | Beige Black White | blazer 2 | each 10
  Viskon karışımlı takım kumaşı, astarlı ve vatkalı. Mendil cebi ve kapaklı yan cepler.
  en Double-breasted blazer: Viscose suiting, lined, with padded shoulders.
  ar بليزر بصفّين أزرار: قماش بدلات بالفيسكوز، مبطّن وكتف محشو.
CK-2205 | Yün karışımlı blazer ceket | MEN | 1690.00 | suits 46-54 | Navy Grey Black | blazer | each 12
  %45 yün takım kumaşı, yarım astar. Kol düğmeleri gerçek ilikli.
  en Wool blend blazer: Suiting with wool, half lined, real buttonholes at the cuffs.
  ar بليزر صوف: قماش بدلات بالصوف، نصف بطانة وعراوٍ حقيقية.
CK-2208 | Ekose blazer ceket | WOMEN | 1490.00 | women 36-44 | Grey Red | blazer 0 check | pool 78
  Prens galler ekose, tam astarlı. Kalem etek ve pantolonla takım olur.
  en Checked blazer: Prince of Wales check, fully lined.
  ar بليزر كاروهات: كاروهات برنس أوف ويلز، مبطّن بالكامل.
CK-2211 | Keten blazer ceket | MEN | 1550.00 | suits 46-54 | White Blue Green | blazer 1 | pool 92
  Yarım astarlı keten karışımı, yazlık davet ceketi. Doğal kırışık görünüm.
  en Linen blazer: Half-lined linen blend for summer parties.
  ar بليزر كتان: خليط كتان بنصف بطانة، لمناسبات الصيف.
MN-2302 | Saten bomber ceket | WOMEN | 1090.00 | letters S-XL | Green Black Red | bomber 2 | packs 4 | packs 1-2-2-1
  Parlak saten yüzey, çizgili ribana yaka ve etek. İçi ince dolgulu.
  en Satin bomber jacket: Shiny satin, striped ribbing, lightly padded.
  ar جاكيت بومبر ساتان: ساتان لامع وريب مقلّم وحشوة خفيفة.
MN-2305 | Klasik bomber ceket | MEN | 1190.00 | letters S-2XL | Green Blue Black | bomber 1 | each 15
  Su itici naylon, kol cebi fermuarlı.
  en Classic bomber jacket: Water-repellent nylon with a zipped sleeve pocket.
  ar جاكيت بومبر كلاسيك: نايلون طارد للماء وجيب كم بسحّاب.
MN-2308 | Kolej bomber ceket | UNISEX | 1250.00 | letters S-2XL | Red Blue | varsity 0 White | pool 168
  Yün karışımı gövde, açık renk çizgili ribana. Nakış uygulamasına hazır.
  en Varsity bomber jacket: Wool blend body, striped ribbing, ready for embroidery.
  ar جاكيت بومبر جامعي: خليط صوف وريب مقلّم، جاهز للتطريز.
MN-2314 | Rüzgâr geçirmez bomber ceket | MEN | 1150.00 | letters S-2XL | Blue Grey | bomber 0 Yellow | each 9
  Mat mikrofiber, kontrast çizgili ribana. Rüzgâr ve hafif yağmur geçirmez.
  en Windproof bomber jacket: Matt microfiber against wind and light rain.
  ar جاكيت بومبر ضد الريح: ميكروفايبر مطفي ضد الريح والمطر الخفيف.
TR-2402 | Kuşaklı trençkot | WOMEN | 1990.00 | women 36-44 | Beige Black Navy | trench 2 | each 12
  Su itici gabardin, kruvaze kapama ve tokalı kuşak. Tam astarlı, sökülebilir apolet.
  en Belted trench coat: Water-repellent gabardine, double-breasted, buckled belt, fully lined.
  ar ترنش كوت بحزام: غبردين طارد للماء، كروازيه بحزام ببكلة، مبطّن بالكامل.
TR-2405 | Pamuklu gabardin trençkot | MEN | 2190.00 | suits 48-56 | Navy Green Black | trench | each 8
  Sık dokulu pamuk gabardin, rüzgâr kanatlı. Boynuz görünümlü düğme.
  en Cotton gabardine trench coat: Dense cotton gabardine with storm flap and horn-look buttons.
  ar ترنش كوت غبردين قطن: غبردين قطن كثيف وأزرار بلون القرن.
TR-2408 | Yıkamalı pamuk trençkot | WOMEN | 2090.00 | women 36-44 | White Grey | trench 1 | pool 66
  Yıkamalı pamuk, diz altı boy ve tokalı kuşak. Kontrast astarlı.
  en Washed cotton trench coat: Washed cotton below the knee, contrast lining.
  ar ترنش كوت قطن مغسول: قطن مغسول تحت الركبة وبطانة مغايرة.
TR-2414 | Mevsimlik ince trençkot | WOMEN | 1890.00 | women 36-42 | Black Blue | trench 0 Red | packs 4 | packs 1-2-2-1
  Mevsimlik hafif gramaj, kontrast astar.
  en Light trench coat: Light weight for the season, contrast lining.
  ar ترنش كوت خفيف: وزن خفيف لتبدّل الفصول وبطانة مغايرة.
KB-2502 | Kruvaze yün kaban | MEN | 2490.00 | suits 48-56 | Grey Black Navy | wool-coat | each 9
  %60 yün kaşe, altı düğmeli kruvaze kapama. Tam astarlı, iç cepli.
  en Double-breasted wool coat: Wool coating with six buttons, fully lined.
  ar معطف صوف كروازيه: جوخ صوف بستة أزرار، مبطّن بالكامل.
KB-2505 | Uzun kaşe kaban | WOMEN | 2390.00 | women 36-44 | Beige Black White | wool-coat 2 | each 11
  Deve tüyü tonunda kaşe, geniş yaka ve düz kesim. Omuz dikişi elde bastırmadır.
  en Long wool coat: Camel-colored wool coating, wide collar, straight cut.
  ar معطف جوخ طويل: جوخ بلون الجمل، ياقة عريضة وقصة مستقيمة.
KB-2508 | Denizci kaban | MEN | 2590.00 | suits 48-56 | Navy Black | pea-coat | pool 72
  Sık dövme yün, geniş yaka. Rüzgâr ve hafif yağmura dayanıklı.
  en Pea coat: Dense boiled wool with a wide collar, against wind and light rain.
  ar معطف بحّار: صوف مدعوك كثيف وياقة عريضة، ضد الريح.
KB-2511 | Ekose kaşe kaban | WOMEN | 2690.00 | women 36-44 | Red Grey | wool-coat 0 check | pool 38
  Ekose yün karışımı, yan cepli. Sezonun vitrin parçası.
  en Checked wool coat: Checked wool blend with side pockets; for the window.
  ar معطف جوخ كاروهات: خليط صوف كاروهات بجيوب جانبية، قطعة فترينة.
MN-2602 | Kapitone şişme mont | UNISEX | 1690.00 | letters S-2XL | Red Black Blue | puffer-jacket 1 | each 12 | both 1-2-2-1 from S
  Elyaf dolgulu, dik yakalı; su itici dış yüzey. İç cepli, ribana manşetli.
  en Quilted puffer jacket: Fibre filling, stand-up collar, water-repellent.
  ar جاكيت منفوخ مضرّب: حشوة فايبر وياقة واقفة، طارد للماء.
MN-2605 | Parlak şişme mont | WOMEN | 1790.00 | letters S-XL | Black White Yellow | puffer-jacket | each 14
  Parlak yüzeyli hafif dolgu, kısa boy. Geri dönüştürülmüş elyaf.
  en Glossy puffer jacket: Glossy, light and short; recycled filling.
  ar جاكيت منفوخ لامع: سطح لامع وحشوة خفيفة معاد تدويرها، قصير.
MN-2608 | Kontrast astarlı şişme mont | WOMEN | 1750.00 | letters S-XL | Yellow Red | puffer-jacket 0 | packs 9 | packs 1-2-2-1
  Dış yüzeye zıt renkte astar, metal fermuar.
  en Contrast-lined puffer jacket: Lining in a contrasting color, metal zip.
  ar جاكيت منفوخ ببطانة مغايرة: بطانة بلون مغاير وسحّاب معدني.
MN-2611 | Erkek kışlık şişme mont | MEN | 1890.00 | letters S-2XL | Green Black Grey | puffer-jacket 1 | each 10
  300 gr elyaf, eksi on dereceye uygun. Fermuarlı yan cepler.
  en Men’s winter puffer jacket: Heavy fiber filling for ten degrees below zero.
  ar جاكيت منفوخ رجالي شتوي: حشوة ثقيلة حتى عشر درجات تحت الصفر.
YL-2702 | Şişme yelek | UNISEX | 990.00 | letters S-2XL | Blue Black Green | puffer-vest | each 17
  Kapitone dolgu, dik yaka ve fermuarlı cep. Hırka üstüne, kaban altına.
  en Puffer vest: Quilted filling, stand-up collar, zipped pockets.
  ar فيست منفوخ: حشوة مضرّبة وياقة واقفة وجيوب بسحّاب.
YL-2708 | Avcı yelek | MEN | 1090.00 | letters S-XL | Green Grey | hunting-vest 1 | broken only | packs 1-2-2-1
  Dayanıklı dış kumaş, içi polar. Kışlık saha yeleği. Son seriler.
  en Hunting vest: Tough outside, fleece inside; last series.
  ar فيست صيد: قماش خارجي متين وبطانة بولار، آخر السيريات.
YL-2714 | Canlı renk şişme yelek | UNISEX | 970.00 | letters S-2XL | Red Blue | puffer-vest 1 | pool 5 off
  Eski sezon rengi, stok bitiminde kaldırılacaktır.
  en Bright puffer vest: Last season’s color, sold until stock is gone.
  ar فيست منفوخ بألوان زاهية: لون الموسم الماضي حتى نفاد الكمية.
`,
);
