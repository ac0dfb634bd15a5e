import { table } from './table.ts';

/** T-shirts, roll-necks and polos of the knitting mill. */
export const jersey = table(
  { category: 'CLOTHING', maker: 0 },
  `
TS-1042 | Kompakt pamuk tişört | UNISEX | 219.90 | letters XS-2XL | White Black Grey Blue | crew-tee | each 26 | both 1-2-3-3-2-1
  30/1 kompakt iplikten süprem, düz kesim; ön yıkamalı, çekmez.
  en Compact cotton T-shirt: Compact-yarn single jersey, straight cut, prewashed so that it does not shrink.
  ar تيشيرت قطن كومباكت: قماش سنجل من خيط كومباكت، قصة مستقيمة، مغسول مسبقًا ولا ينكمش.
TS-1043 | Denizci çizgili tişört | WOMEN | 239.90 | letters XS-XL | White Red | crew-tee 2 stripe Blue | each 18
  Yatay çizgili %100 pamuk süprem, bisiklet yaka, hafif bol kesim. Çizgi boyanmış iplikten, yıkamada solmaz.
  en Breton striped T-shirt: Yarn-dyed stripes in pure cotton, crew neck, slightly loose.
  ar تيشيرت مقلّم بحّار: تقليم أفقي من خيط مصبوغ، قطن خالص، رقبة دائرية وقصة مريحة.
TS-1047 | Ağır gramaj düz tişört | MEN | 279.90 | letters S-2XL | Black Grey White | boxy-tee | pool 860 | packs carton 4-8-12-8-4
  220 gr/m² iki iplik pamuk, tok duruşlu gövde ve kalın yaka ribanası.
  en Heavyweight plain T-shirt: Firm 220 g/m² cotton with a thick ribbed collar.
  ar تيشيرت سادة ثقيل: قطن 220 غ/م² متماسك مع ياقة ريب سميكة.
TS-1051 | Organik pamuk bisiklet yaka tişört | WOMEN | 259.90 | letters XS-XL | Green White Yellow | fitted-tee 2 | each 20
  GOTS sertifikalı organik pamuktan, yumuşak tuşeli ve nefes alan kumaş. Etek ucu çift iğne reçme.
  en Organic cotton crew-neck T-shirt: GOTS-certified organic cotton, soft and breathable, double-stitched hem.
  ar تيشيرت قطن عضوي رقبة دائرية: قطن عضوي بشهادة GOTS، ملمس ناعم وقماش يتنفس.
TS-1054 | Fitilli ribana tişört | WOMEN | 229.90 | letters XS-L | Red Black White | fitted-tee 2 ribbed | pool 310 | packs 2-3-3-2
  Vücuda oturan fitilli ribana, %5 elastan sayesinde formunu korur.
  en Ribbed slim T-shirt: Figure-hugging rib with elastane that keeps its shape.
  ar تيشيرت ريب ضيق: ريب ملاصق للجسم مع لايكرا تحافظ على الشكل.
TS-1058 | Taş yıkamalı tişört | MEN | 269.90 | letters S-2XL | Blue Grey | crew-tee 1 | each 22
  Parça boya ve taş yıkama ile yumuşatılmış pamuk; her parçada hafif ton farkı olabilir.
  en Stone-washed T-shirt: Garment-dyed, softened by stone wash; slight differences in tone are wanted.
  ar تيشيرت غسيل حجر: صبغ بعد الخياطة وغسيل حجر، وقد يختلف اللون قليلًا من قطعة لأخرى.
TS-1063 | Rugby çizgili tişört | MEN | 289.90 | letters S-2XL | Green Red | crew-tee 0 rugby Yellow | pool 240 | packs mixed 1-1-1-1-1
  Kalın çizgili, 240 gr/m² pamuklu örme. Omuz dikişi şeritle güçlendirilmiştir.
  en Rugby striped T-shirt: Broad stripes in 240 g/m² cotton, taped shoulder seams.
  ar تيشيرت مقلّم رغبي: خطوط عريضة على قطن 240 غ/م²، وخياطة كتف مدعّمة.
TS-1066 | Modal karışımlı tişört | UNISEX | 299.90 | letters XS-2XL | Yellow Grey White | crew-tee 1 | each 14
  %50 modal, %50 pamuk; dökümlü, serin tutan yazlık kumaş.
  en Modal blend T-shirt: Half modal, half cotton; drapes well and stays cool.
  ar تيشيرت مودال: نصف مودال ونصف قطن، انسيابي وبارد للصيف.
TS-1072 | V yaka likralı tişört | WOMEN | 209.90 | letters XS-XL | Black White Burgundy Blue | fitted-v | each 24 | both 1-2-2-1 from S
  %95 pamuk, %5 elastan süprem; bele hafif oturan kesim ve ince yaka biyesi.
  en V-neck stretch T-shirt: Cotton with elastane, gently fitted, fine neck binding.
  ar تيشيرت ليكرا رقبة سبعة: قطن مع لايكرا، قصة ناعمة على الخصر وبية رفيعة للرقبة.
TS-1075 | Keten karışımlı V yaka tişört | MEN | 289.90 | letters S-2XL | White Green Blue | v-tee 1 | each 16
  %55 keten, %45 pamuk slub örme; yazın serin tutar. Yıkandıkça yumuşar.
  en Linen blend V-neck T-shirt: Slub knit of linen and cotton, softer with every wash.
  ar تيشيرت كتان رقبة سبعة: خليط كتان وقطن، يبرّد صيفًا ويزداد نعومة مع الغسيل.
TS-1078 | Çizgili V yaka tişört | WOMEN | 229.90 | letters XS-XL | Red Blue | fitted-v 2 stripe White | pool 7 only
  İplik boyalı çizgili viskon karışımı, dökümlü gövde. Sezon sonu, kalan adetler stoktan.
  en Striped V-neck T-shirt: Yarn-dyed viscose blend, end of season, remaining pieces from stock.
  ar تيشيرت مقلّم رقبة سبعة: خليط فيسكوز مقلّم، آخر الموسم والكمية المتبقية من المخزون.
TS-1081 | Bambu V yaka tişört | MEN | 249.90 | letters S-2XL | Grey Black Blue | v-tee 1 | pool 520
  Bambu viskonundan, nem çeken ve koku tutmayan iç-dış giyim tişörtü.
  en Bamboo V-neck T-shirt: Bamboo viscose that takes up moisture, as an undershirt or alone.
  ar تيشيرت بامبو رقبة سبعة: فيسكوز بامبو يمتص الرطوبة، داخلي أو خارجي.
TS-1090 | Düğmeli patlı uzun kollu tişört | MEN | 319.90 | letters S-2XL | Grey Blue Black | henley 1 | each 18
  Üç düğmeli pat, ribana manşet; 200 gr/m² pamuk interlok. Mevsim geçişleri için ideal ağırlık.
  en Henley long-sleeve T-shirt: Three-button placket, ribbed cuffs, cotton interlock for between the seasons.
  ar تيشيرت هنلي كم طويل: مرد بثلاثة أزرار وأساور ريب، قطن إنترلوك لتبدّل الفصول.
TS-1093 | Petek dokulu uzun kollu tişört | UNISEX | 349.90 | letters XS-2XL | White Green | henley 1 waffle | each 12
  Petek (waffle) örgülü pamuk, düğmeli yaka. Tok duruşlu, yıkamada çekmez.
  en Waffle long-sleeve T-shirt: Waffle-knit cotton with a buttoned neck; does not shrink.
  ar تيشيرت وافل كم طويل: قطن بنسيج وافل وياقة بأزرار، لا ينكمش.
TS-1096 | Çizgili düğmeli uzun kollu tişört | MEN | 339.90 | letters S-2XL | Green Blue | henley 1 stripe White | packs 9 | packs 1-2-2-2-1
  İplik boyalı çizgi, kontrast ribana yaka ve manşet.
  en Striped henley long-sleeve T-shirt: Yarn-dyed stripes, contrast ribbing at neck and cuffs.
  ar تيشيرت هنلي مقلّم كم طويل: خطوط من خيط مصبوغ مع ريب مغاير عند الرقبة والأساور.
TS-1099 | Termal uzun kollu tişört | WOMEN | 329.90 | letters XS-XL | Red White Black | henley 2 | pool 0
  İçi şardonlu ince termal örme, vücuda oturan kesim. Yeniden üretim on iş günüdür.
  en Thermal long-sleeve T-shirt: Thin thermal knit, brushed inside, close-fitting.
  ar تيشيرت حراري كم طويل: نسيج حراري رقيق مبطّن بالوبر، قصة ملاصقة.
TS-1103 | Fitilli balıkçı yaka üst | WOMEN | 349.90 | letters S-XL | Black White Red | turtleneck | packs 6 | packs 1-2-2-1
  İnce fitilli örme, katlanır balıkçı yaka ve uzun manşet. Ceket altına rahat girer.
  en Ribbed roll-neck top: Fine rib, turn-down collar and long cuffs; fits under any jacket.
  ar بلوزة ريب هاي نك: ريب ناعم وياقة عالية قابلة للطي، تُلبس تحت الجاكيت.
TS-1109 | İnce örme balıkçı yaka üst | MEN | 389.90 | letters S-2XL | Green Grey Black | turtleneck 0 | pool 270
  18 numara ince ipli fitilli örme, dar kol. Blazer ve kaban altı için tasarlandı.
  en Fine-knit roll-neck top: Fine 18-gauge rib with slim sleeves, for under blazer and coat.
  ar بلوزة رجالية هاي نك ناعمة: ريب ناعم وكم ضيق، مصمّمة لتحت البليزر والمعطف.
PL-1204 | Pike polo yaka tişört | MEN | 369.90 | men-tops S-2XL | Navy White Black Grey Green | tipped-polo | each 22 | both 2-3-3-2-2 + carton mixed 1-1-2-1-1
  200 gr/m² çift taraklı pike, tek ton çizgili yaka; kuruyunca şekli bozulmaz.
  en Piqué polo shirt: Double-combed piqué with a tone-on-tone tipped collar that keeps its shape.
  ar بولو بيكيه: بيكيه ممشّط مع خط على الياقة بلون القماش، يحافظ على شكله.
PL-1208 | Kontrast biyeli polo tişört | MEN | 389.90 | men-tops S-2XL | White Blue | tipped-polo 0 Red | each 17
  Yakası ve kol ucu kontrast biyeli pike. Üç düğmeli kulüp modeli.
  en Contrast-tipped polo shirt: Piqué with contrast tipping at collar and sleeves, three buttons.
  ar بولو ياقة مغايرة: بيكيه بخط مغاير على الياقة والكم، بثلاثة أزرار.
PL-1211 | Yatay çizgili polo tişört | MEN | 399.90 | men-tops S-2XL | Red Blue | polo 1 stripe | pool 210 | packs 2-3-3-2-2
  İplik boyalı çizgili jarse, düz ribana yaka.
  en Striped polo shirt: Yarn-dyed jersey stripes with a plain ribbed collar.
  ar بولو مقلّم: جيرسيه مقلّم من خيط مصبوغ وياقة ريب سادة.
PL-1219 | Merserize pamuk polo tişört | UNISEX | 459.90 | letters S-2XL | Black Grey Blue | polo 0 | each 9
  Merserize iplikle parlak ve serin yüzey, sedef düğme. Premium hat.
  en Mercerised cotton polo shirt: Mercerised yarn with a cool sheen, mother-of-pearl buttons; premium line.
  ar بولو قطن مرسريز: خيط مرسريز لامع وبارد وأزرار صدف، الخط الفاخر.
PL-1222 | Jarse polo tişört | MEN | 349.90 | men-tops S-2XL | Yellow White Blue | polo 0 | pool 4 only
  İnce jarse örme, hafif ve çabuk kuruyan yazlık polo. Stokta son adetler.
  en Jersey polo shirt: Light jersey that dries quickly; last pieces in stock.
  ar بولو جيرسيه خفيف: جيرسيه خفيف سريع الجفاف، آخر القطع في المخزون.
`,
);
