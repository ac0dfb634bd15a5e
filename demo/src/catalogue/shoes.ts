import { table } from './table.ts';

/** Shoes of the shoemaker. */
export const shoes = table(
  { category: 'SHOES', maker: 5 },
  `
SN-4002 | Deri sneaker | UNISEX | 990.00 | unisex-shoes 36-45 | White Black Blue | sneaker | each 16 | both carton 1-1-1-1-1-2-2-1-1-1
  Hakiki deri yüz, kauçuk taban; arka ve yan şerit kontrast.
  en Leather sneakers: Real leather, rubber sole, contrast stripe.
  ar سنيكرز جلد: جلد طبيعي ونعل مطاط وشريط مغاير.
SN-4005 | Retro koşu sneaker’ı | MEN | 1090.00 | men-shoes 40-45 | Blue Grey | runner 1 Yellow | each 12
  Süet ve file karışımı, hafif EVA ara taban. Kontrast yan şeritli.
  en Retro running sneakers: Suede and mesh on a light EVA sole.
  ar سنيكرز رياضي ريترو: شامواه وشبك على نعل EVA خفيف.
SN-4008 | Günlük bez sneaker | WOMEN | 690.00 | women-shoes 36-41 | Red White | plimsoll 2 White | pool 220 | packs carton 1-2-3-3-2-1
  Kanvas yüz, vulkanize taban. Yıkanabilir.
  en Canvas sneakers: Canvas on a vulcanised sole, washable.
  ar سنيكرز قماش: كانفاس ونعل مفلكن، قابل للغسل.
SN-4014 | Vegan deri sneaker | UNISEX | 890.00 | unisex-shoes 36-45 | Black White | sneaker 0 Grey | each 15
  Vegan deri, hafızalı iç taban. Uzun süre ayakta çalışanlar için.
  en Vegan leather sneakers: Vegan leather, memory-foam insole.
  ar سنيكرز جلد نباتي: جلد نباتي ونعل داخلي بالذاكرة.
SN-4017 | Nubuk sneaker | WOMEN | 950.00 | women-shoes 36-41 | Yellow Red Grey | sneaker 0 | pool 76
  Yumuşak nubuk, kontrast yan şerit ve arka panel. Sezonun renkli çifti.
  en Nubuck sneakers: Soft nubuck with contrast stripe and heel.
  ar سنيكرز نوبوك: نوبوك ناعم بشريط وكعب مغايرين.
SN-4020 | File antrenman ayakkabısı | UNISEX | 870.00 | unisex-shoes 36-45 | Grey Blue | runner 2 Blue | pool 9 only
  Hafif file yüz, esnek taban. Son numaralar.
  en Mesh training shoes: Light mesh, flexible sole; last pairs.
  ar حذاء تدريب شبك: شبك خفيف ونعل مرن، آخر الأزواج.
LF-4102 | Penny loafer | MEN | 1290.00 | men-shoes 40-45 | Black Burgundy | loafer | packs 5 | packs carton 1-1-2-2-1-1
  Açma deri, köseleye dikişli kauçuk taban. İçi tamamen deri.
  en Penny loafers: Leather lined with leather, stitched rubber sole.
  ar لوفر بيني: جلد بتبطين جلد ونعل مطاط مخيط.
LF-4105 | Rugan loafer | WOMEN | 1190.00 | women-shoes 36-41 | Red Black | loafer 0 | broken only | packs carton 1-1-2-2-1-1
  Parlak rugan, alçak topuk. Çorapla ya da çorapsız giyilir. Son koliler.
  en Patent loafers: Shiny patent leather, low heel; last cartons.
  ar لوفر لمّاع: جلد لمّاع وكعب منخفض، آخر الكراتين.
LF-4108 | Süet loafer | MEN | 1350.00 | men-shoes 40-45 | Yellow Blue | loafer 2 | pool 96
  Yumuşak süet, esnek taban. Su itici sprey ile teslim edilir.
  en Suede loafers: Soft suede, flexible sole.
  ar لوفر شامواه: شامواه ناعم ونعل مرن.
LF-4114 | Nappa yazlık loafer | WOMEN | 1120.00 | women-shoes 36-41 | White Green | loafer 1 | pool 0
  Yumuşak nappa, nefes alan astar. Yeni parti iki hafta içinde.
  en Nappa summer loafers: Soft nappa with a breathing lining; a new lot comes soon.
  ar لوفر نابا صيفي: نابا ناعم وبطانة تتنفس، الدفعة الجديدة قريبًا.
DR-4202 | Bağcıklı derbi ayakkabı | MEN | 1490.00 | men-shoes 40-45 | Black Yellow | derby | each 12
  Burun dikişli klasik derbi, mumlu bağcık. Takım elbise koleksiyonunun temeli.
  en Derby shoes: Classic toe-cap derby with waxed laces.
  ar حذاء ديربي برباط: ديربي كلاسيكي برباط مشمّع.
DR-4205 | Vaketa derbi ayakkabı | MEN | 1520.00 | men-shoes 40-45 | Yellow Black | derby 2 | packs 4 | packs carton 1-1-2-2-1-1
  Vaketa deri, kösele görünümlü hafif taban.
  en Vachetta derby shoes: Vachetta leather on a light leather-look sole.
  ar حذاء ديربي فاكيتا: جلد فاكيتا ونعل خفيف بمظهر الجلد.
DR-4211 | Maskülen bağcıklı ayakkabı | WOMEN | 1390.00 | women-shoes 36-41 | White Black | derby 0 | pool 42 | packs carton 1-1-1-1-1-1
  Kadın kalıbında rugan derbi, alçak topuk.
  en Women’s lace-up shoes: Patent derby on a women’s last, low heel.
  ar حذاء نسائي برباط: ديربي لمّاع بقالب نسائي وكعب منخفض.
BT-4302 | Chelsea bot | UNISEX | 1590.00 | unisex-shoes 36-45 | Black Yellow | ankle-boot | each 12
  Yanları lastikli dana derisi bot, çekme bantlı. İçi sıcak astar.
  en Chelsea boots: Calfskin with elastic sides and warm lining.
  ar بوت تشيلسي: جلد عجل بمطاط جانبي وبطانة دافئة.
BT-4305 | Süet chelsea bot | MEN | 1690.00 | men-shoes 40-45 | Yellow Grey | ankle-boot 2 | each 9
  Süet yüz, kauçuk taban. Su itici işlem görmüştür.
  en Suede chelsea boots: Water-repellent suede, rubber sole.
  ar بوت تشيلسي شامواه: شامواه طارد للماء ونعل مطاط.
BT-4308 | Kadın deri bot | WOMEN | 1550.00 | women-shoes 36-41 | Red Black | ankle-boot 0 | pool 87
  Analin deri, düşük topuk. Fermuarsız, lastikli giyim.
  en Women’s leather boots: Aniline leather, low heel, elastic sides.
  ar بوت جلد نسائي: جلد أنيلين وكعب منخفض ومطاط جانبي.
BT-4314 | Yumuşak deri chelsea bot | WOMEN | 1490.00 | women-shoes 36-41 | White Grey | ankle-boot 1 | pool 4 only
  Yumuşak deri, yanları kontrast lastikli. Stokta son dört çift.
  en Soft leather chelsea boots: Soft leather; the last four pairs.
  ar بوت تشيلسي جلد ناعم: جلد ناعم، آخر أربعة أزواج.
TP-4402 | Sivri burun topuklu ayakkabı | WOMEN | 1090.00 | women-shoes 36-41 | Red Black White | heel | packs 5 | packs carton 1-1-2-2-1-1
  Deri yüz, 8 cm blok topuk. İç tabanı yumuşatılmış.
  en Pointed heels: Leather with an 8 cm block heel, cushioned insole.
  ar حذاء كعب مدبّب: جلد بكعب بلوك 8 سم ونعل داخلي مريح.
TP-4405 | Ofis topuklu ayakkabı | WOMEN | 1050.00 | women-shoes 36-41 | Black Blue | heel | each 15
  Mat deri, dengeli topuk; gün boyu rahat.
  en Office heels: Matt leather, steady heel for the whole day.
  ar حذاء كعب للعمل: جلد مطفي وكعب متوازن طوال اليوم.
TP-4408 | Gelin ayakkabısı | WOMEN | 1250.00 | women-shoes 36-41 | White | heel 0 | pool 130
  Kırık beyaz saten görünümlü deri, kaymaz taban. Kişiye özel boy isteği alınır.
  en Bridal shoes: Off-white satin-look leather, non-slip sole.
  ar حذاء عروس: جلد أوف وايت بمظهر الساتان ونعل مانع للانزلاق.
TP-4414 | Nappa topuklu ayakkabı | WOMEN | 1080.00 | women-shoes 36-41 | Red Yellow | heel 2 | pool 39 off
  İnce nappa. Topuk kalıbı yenilendiğinden satışa kapalıdır.
  en Nappa heels: Fine nappa; closed while the heel is renewed.
  ar حذاء كعب نابا: نابا ناعم، مغلق لتجديد القالب.
BB-4502 | Fiyonklu babet | WOMEN | 690.00 | women-shoes 36-41 | Black Red White | ballerina | packs 6 | packs carton 1-2-3-3-2-1
  Nappa deri, fiyonklu yuvarlak burun. Katlanabilir esnek taban.
  en Bow ballerinas: Nappa with a bow on a round toe, foldable sole.
  ar باليرينا بفيونكة: نابا بفيونكة ومقدمة دائرية ونعل قابل للطي.
BB-4505 | Keçi derisi babet | WOMEN | 710.00 | women-shoes 36-41 | Red Grey | ballerina 2 | each 12
  Yumuşak keçi derisi, lastikli ağız. Günlük ve ofis için.
  en Goatskin ballerinas: Soft goatskin with an elastic edge.
  ar باليرينا جلد ماعز: جلد ماعز ناعم بحافة مطاطية.
BB-4508 | İnce tabanlı babet | WOMEN | 670.00 | women-shoes 36-41 | Blue Black | ballerina 0 | pool 140
  Mat deri, ince esnek taban. Okul ve iş kıyafetleriyle uyumlu.
  en Thin-soled ballerinas: Matt leather on a thin flexible sole.
  ar باليرينا نعل رفيع: جلد مطفي ونعل رفيع مرن.
SD-4602 | Çift bantlı mantar sandalet | UNISEX | 590.00 | unisex-shoes 36-45 | Black White Blue | sandal | each 20 | both carton 1-1-1-1-1-2-2-1-1-1
  Anatomik mantar taban, ayarlı tokalar.
  en Two-strap cork sandals: Anatomic cork footbed, adjustable buckles.
  ar صندل فلين بحزامين: نعل فلين طبي وأبازيم قابلة للتعديل.
SD-4605 | Deri sandalet | WOMEN | 690.00 | women-shoes 36-41 | White Red | strappy-sandal 1 | pool 160 | both carton 1-2-3-3-2-1
  Yumuşak deri bant, süet iç taban. Yaz sezonunun sürekli modeli.
  en Leather sandals: Soft leather straps, suede insole.
  ar صندل جلد: أحزمة جلد ناعمة ونعل داخلي شامواه.
SD-4608 | Erkek tokalı sandalet | MEN | 720.00 | men-shoes 40-45 | Blue Green | sandal 0 | pool 92
  Nubuk bantlar, kalın kauçuk taban. Tokaları ayarlanabilir.
  en Men’s buckled sandals: Nubuck straps on a thick rubber sole.
  ar صندل رجالي بأبازيم: أحزمة نوبوك ونعل مطاط سميك.
SD-4611 | Altın tokalı sandalet | WOMEN | 660.00 | women-shoes 36-41 | Yellow Red | strappy-sandal 0 | pool 7 only
  Canlı renkli bantlar, altın tonlu tokalar. Sezon sonu adetleri.
  en Gold-buckle sandals: Bright straps, gold-tone buckles; end of season.
  ar صندل بأبازيم ذهبية: أحزمة زاهية وأبازيم ذهبية، آخر الموسم.
`,
);
