import { table } from './table.ts';

/** Gift packaging, umbrellas and keyrings of the trimmings house. */
const giftware = table(
  { category: 'OTHER', maker: 7 },
  `
HK-9002 | Kurdeleli hediye kutusu | UNISEX | 45.00 | - | White Blue Red | gift-box | each 240 | both carton 50
  Sert karton, saten kurdele; 20 × 20 × 18 cm. Düz gelir, kolay kurulur.
  en Ribbon gift box: Firm board with satin ribbon, delivered flat.
  ar علبة هدايا بشريط: كرتون مقوّى بشريط ساتان، تصل مسطّحة.
HK-9005 | Puantiyeli hediye kutusu | WOMEN | 55.00 | - | Red Yellow | gift-box 2 dots | pool 900
  Puantiye baskılı kapaklı kutu. Sevgililer Günü ve Anneler Günü için.
  en Dotted gift box: Lidded box with dots, for Valentine’s and Mother’s Day.
  ar علبة هدايا منقّطة: علبة بغطاء ونقاط، لعيد الحب وعيد الأم.
HK-9008 | Çizgili hediye kutusu | MEN | 55.00 | - | Blue Green | gift-box 0 stripe | pool 640 | packs carton 25
  Çizgili baskılı, kravat ve cüzdan setleri için.
  en Striped gift box: Striped box for tie and wallet sets.
  ar علبة هدايا مقلّمة: علبة مقلّمة لأطقم الكرافات والمحافظ.
HK-9011 | Yılbaşı hediye kutusu | UNISEX | 60.00 | - | Green Red | gift-box 0 Red | pool 1200
  Kontrast kurdeleli yılbaşı kutusu. Vitrin ve sepet için.
  en New Year gift box: With contrast ribbon, for window and hamper.
  ar علبة هدايا رأس السنة: بشريط مغاير، للفترينة والسلال.
SM-9102 | Ahşap saplı şemsiye | UNISEX | 320.00 | - | Black Blue Red | umbrella | each 42 | both carton mixed 4
  Otomatik açılır, rüzgâra dayanıklı çelik iskelet.
  en Wooden-handle umbrella: Automatic, windproof steel frame.
  ar مظلة بمقبض خشب: فتح أوتوماتيك وهيكل ستيل مقاوم للريح.
SM-9105 | Çizgili şemsiye | WOMEN | 340.00 | - | Yellow Red | umbrella 0 stripe | pool 115
  Renkli çizgili kumaş, ahşap kavisli sap. Su itici kaplama.
  en Striped umbrella: Colored stripes, curved wooden handle.
  ar مظلة مقلّمة: قماش مقلّم ومقبض خشب منحنٍ.
SM-9108 | Puantiyeli şemsiye | WOMEN | 330.00 | - | Red White | umbrella 2 dots | pool 86
  Beyaz puantiyeli kumaş, hafif alüminyum gövde. Kılıfıyla.
  en Dotted umbrella: White dots, light aluminum frame, with cover.
  ar مظلة منقّطة: نقاط بيضاء وهيكل ألمنيوم خفيف، مع غلاف.
SM-9111 | Kareli şemsiye | MEN | 360.00 | - | Green Grey | umbrella 0 check | pool 62
  Ekose geniş kubbe, sağlam telli.
  en Checked umbrella: Wide checked canopy on a strong frame.
  ar مظلة كاروهات: قبة كاروهات واسعة وأسلاك متينة.
AN-9202 | Deri anahtarlık | MEN | 95.00 | - | Yellow Black Red | keyring 2 | each 120 | both carton 24
  Hakiki deri, pirinç halkalı. Logo baskısı yapılabilir.
  en Leather keyring: Real leather with brass ring, can be printed with a logo.
  ar ميدالية مفاتيح جلد: جلد طبيعي وحلقة نحاس، يمكن طباعة الشعار.
AN-9205 | Renkli anahtarlık | WOMEN | 85.00 | - | Red Green | keyring 1 | pool 410 | packs carton 24
  Canlı renkli deri, kasa önü ürünü.
  en Colorful keyring: Bright leather, for beside the till.
  ar ميدالية مفاتيح ملوّنة: جلد زاهٍ، لجانب الكاشير.
`,
);

/** Socks and throws of the knitting workshop. */
const knits = table(
  { category: 'OTHER', maker: 4 },
  `
CR-9302 | Üçlü pamuklu çorap | UNISEX | 95.00 | - | White Black Grey | sock-pack | each 180 | both mixed 12
  Taranmış pamuk, dikişsiz burun; üç çift bir pakette.
  en Three-pair cotton socks: Combed cotton, seamless toe; three pairs in a packet.
  ar جوارب قطن ثلاثة أزواج: قطن ممشّط بدون درز عند الأصابع، ثلاثة أزواج في العبوة.
CR-9305 | Çizgili çorap | MEN | 65.00 | - | Green Blue | socks 1 stripe | pool 760 | packs 12
  İplik boyalı çizgili, güçlendirilmiş topuk.
  en Striped socks: Yarn-dyed stripes, reinforced heel.
  ar جوارب مقلّمة: خطوط من خيط مصبوغ وكعب مدعّم.
CR-9308 | Puantiyeli çorap | WOMEN | 60.00 | - | Red Yellow | socks 1 dots | pool 540
  Eğlenceli puantiye, yumuşak lastik.
  en Dotted socks: Cheerful dots, soft elastic.
  ar جوارب منقّطة: نقاط مرحة ومطاط ناعم.
BN-9402 | Püsküllü örgü battaniye | UNISEX | 690.00 | - | Grey White Blue | throw 2 | each 22
  130 × 170 cm, yumuşak akrilik-yün karışımı. Ambalajı kuşaklıdır.
  en Fringed knit blanket: Soft acrylic-wool, 130 × 170 cm.
  ar بطانية تريكو بشراشيب: أكريليك وصوف ناعم، 130 × 170 سم.
BN-9405 | Ekose battaniye | UNISEX | 740.00 | - | Red Green | throw 0 check | pool 83
  Klasik ekose, çift taraflı. Kışlık vitrin için.
  en Tartan blanket: Classic tartan on both sides.
  ar بطانية كاروهات: كاروهات كلاسيكي على الوجهين.
BN-9408 | Şeritli koltuk şalı | WOMEN | 650.00 | - | White Yellow | throw 1 | pool 58
  İnce örgü, uçları şeritli ve püsküllü. Hediye kutusuyla sunulabilir.
  en Striped throw: Fine knit with stripes and fringes at the ends.
  ar شال كنبة مقلّم: تريكو ناعم بخطوط وشراشيب في الطرفين.
BN-9411 | Çizgili bebek battaniyesi | WOMEN | 490.00 | - | Blue Red | throw 2 stripe | pool 6
  Pamuklu ince örgü, pastel çizgili. Son adetler.
  en Striped baby blanket: Fine cotton knit with pastel stripes; last pieces.
  ar بطانية أطفال مقلّمة: تريكو قطن ناعم بخطوط باستيل، آخر القطع.
`,
);

export const other = [...giftware, ...knits];
