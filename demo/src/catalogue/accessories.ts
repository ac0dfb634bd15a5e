import { table } from './table.ts';

/** Leather accessories of the leather workshop. */
const leatherGoods = table(
  { category: 'ACCESSORIES', maker: 6 },
  `
KM-6002 | Hakiki deri kemer | MEN | 320.00 | jeans 28-36 | Black Yellow | belt | each 30
  3,5 cm dana derisi, pirinç toka. Bel ölçüsüne göre beden.
  en Leather belt: Cowhide 3.5 cm wide, brass buckle.
  ar حزام جلد طبيعي: جلد بقري بعرض 3.5 سم وبكلة نحاسية.
KM-6005 | Vaketa deri kemer | MEN | 340.00 | jeans 28-36 | Yellow Red | belt 2 | pool 260
  Vaketa deri, kenarları elde boyanmıştır. Jean ve chino için.
  en Vachetta leather belt: Vachetta leather with hand-painted edges, for jeans and chinos.
  ar حزام جلد فاكيتا: جلد فاكيتا بحواف مصبوغة يدويًا، للجينز والتشينو.
KM-6008 | İnce kadın kemeri | WOMEN | 240.00 | jeans 26-34 | Red White Black | slim-belt 1 | pool 190
  2,5 cm yumuşak deri, elbise üstüne.
  en Slim women’s belt: Soft leather for over a dress.
  ar حزام نسائي رفيع: جلد ناعم رفيع فوق الفستان.
CZ-6102 | Çıtçıtlı deri cüzdan | MEN | 390.00 | - | Black Blue | wallet | each 45
  Sekiz kartlık, bozuk para gözlü. Kutulu teslim, hediye için uygun.
  en Snap leather wallet: Eight cards and a coin pocket, in a gift box.
  ar محفظة جلد بكبسة: لثماني بطاقات وجيب عملات، في علبة هدية.
CZ-6105 | Fermuarlı kadın cüzdanı | WOMEN | 420.00 | - | Red Green | zip-wallet 0 | pool 125 | both carton 12
  Yumuşak nappa, fermuarlı iç göz.
  en Zipped women’s wallet: Soft nappa with a zipped pocket inside.
  ar محفظة نسائية بسحّاب: نابا ناعم بجيب داخلي بسحّاب.
CZ-6108 | Kartlıklı ince cüzdan | UNISEX | 360.00 | - | Yellow Grey | card-holder 2 | pool 178
  RFID korumalı, ince yapı. Kenarı dikişli.
  en Slim card wallet: RFID-safe and thin, stitched edge.
  ar محفظة بطاقات رفيعة: حماية RFID وحواف مخيطة.
ED-6202 | Deri eldiven | WOMEN | 490.00 | one | Black Red | gloves | each 40
  Koyun derisi, örme manşet ve polar astar. Dokunmatik uyumlu parmak ucu.
  en Women’s leather gloves: Sheepskin with knitted cuff and fleece lining, for touch screens.
  ar قفازات جلد نسائية: جلد خروف بأساور تريكو وبطانة بولار، للشاشات اللمسية.
ED-6205 | Erkek deri eldiven | MEN | 560.00 | one | Yellow Black | gloves 2 Black | pool 92
  Yumuşak nappa, kaşmir karışımlı astar ve örme manşet. Kutuda teslim.
  en Men’s leather gloves: Soft nappa, cashmere-blend lining, boxed.
  ar قفازات جلد رجالية: نابا ناعم ببطانة بالكشمير، في علبة.
ED-6208 | Sırtı dikişli deri eldiven | WOMEN | 520.00 | one | Red White | gloves 1 | pool 58
  Canlı renkli koyun derisi, dikişli sırt detayı.
  en Stitched leather gloves: Bright sheepskin with stitched backs.
  ar قفازات جلد مخيطة: جلد خروف زاهٍ بتطريز على الظهر.
`,
);

/** Scarves, hats, ties and glasses of the knitting and trimmings workshops. */
const textiles = table(
  { category: 'ACCESSORIES', maker: 4 },
  `
AT-6302 | Püsküllü yün atkı | UNISEX | 290.00 | one | Grey Black Navy | scarf 0 ribbed | each 55 | both mixed 4
  Yumuşak yün karışımı, fitilli örgü; 180 × 30 cm.
  en Fringed wool scarf: Soft ribbed wool blend, 180 × 30 cm.
  ar وشاح صوف بشراشيب: خليط صوف ريب ناعم، 180 × 30 سم.
AT-6305 | Ekose atkı | UNISEX | 320.00 | one | Red Green | scarf 0 check | pool 240
  İskoç ekose dokuma, uçları püsküllü. Kutulu hediye seçeneği.
  en Tartan scarf: Scottish tartan weave with fringes.
  ar وشاح كاروهات: نسيج اسكتلندي بشراشيب.
AT-6308 | Çizgili kaşkol | MEN | 280.00 | one | Blue Grey | scarf 1 stripe | pool 165
  Kolej çizgili akrilik-yün karışımı. Tüylenmez.
  en Striped muffler: College stripes in acrylic-wool; does not pill.
  ar لفحة مقلّمة: خطوط جامعية من الأكريليك والصوف، لا توبّر.
AT-6311 | Kalın örgü atkı | WOMEN | 310.00 | one | Yellow White | scarf 0 chunky | pool 98
  Kalın ve sıcak örgü, geniş en.
  en Chunky knit scarf: Thick, warm and wide.
  ar وشاح تريكو سميك: تريكو سميك دافئ وعريض.
FL-6402 | Puantiyeli ipek fular | WOMEN | 380.00 | - | Blue Red | foulard 0 dots | each 36
  %100 ipek tvil, 90 × 90 cm; kenarı elde kıvrılmış. Kutulu teslim.
  en Dotted silk scarf: Pure silk twill 90 × 90 cm, hand-rolled edge.
  ar إيشارب حرير منقّط: حرير تويل خالص 90 × 90 سم بحافة ملفوفة يدويًا.
FL-6405 | Saten boyun fuları | WOMEN | 290.00 | - | Green Yellow | foulard 2 | pool 140
  Saten, boyunda ve çantada kullanılır.
  en Satin neck scarf: Satin for the neck or a bag.
  ar إيشارب رقبة ساتان: ساتان للرقبة أو الحقيبة.
FL-6408 | Çizgili fular | WOMEN | 310.00 | - | Red White | foulard 2 stripe White | pool 67
  Mat krep üzerine çizgi baskı. Bluz ve trençkotla uyumlu.
  en Striped foulard: Stripes printed on matt crêpe; goes with blouse and trench.
  ar إيشارب مقلّم: خطوط مطبوعة على كريب مطفي، مع البلوزة والترنش.
BR-6502 | Ponponlu bere | UNISEX | 190.00 | one | Red Grey Blue | beanie | each 70 | packs mixed 4
  Kalın fitilli örgü, yumuşak ponpon; içi polar bantlı.
  en Pompom beanie: Thick rib with a soft pompom, fleece band inside.
  ar طاقية بكرة صوف: ريب سميك بكرة ناعمة وشريط بولار داخلي.
BR-6505 | Ponponlu yün bere | MEN | 170.00 | one | Grey Black | beanie 1 Black | pool 310 | packs 12
  Yün karışımlı fitilli örgü, koyu ponponlu. Ponpon çıtçıtla sökülür.
  en Wool pompom beanie: Ribbed wool blend with a dark pompom that comes off.
  ar طاقية صوف بكرة: ريب بالصوف وكرة داكنة تُفك بكبسة.
BR-6511 | Etiketli ponponlu bere | UNISEX | 185.00 | one | Yellow Blue | beanie 0 | pool 120 | both 6
  Kontrast ponpon ve dokuma etiket.
  en Label pompom beanie: Contrast pompom and woven label.
  ar طاقية بكرة وليبل: كرة مغايرة وليبل منسوج.
SP-6602 | Beyzbol şapkası | UNISEX | 180.00 | one | Blue Black White | cap | each 65 | both mixed 4
  Pamuk gabardin, metal ayarlı arka bant. Nakış için düz ön panel.
  en Baseball cap: Cotton gabardine, metal clasp, plain front for embroidery.
  ar كاب بيسبول: غبردين قطن بإبزيم معدني وواجهة سادة للتطريز.
SP-6605 | Yıkamalı şapka | MEN | 190.00 | one | Green Grey | cap 1 | pool 205 | packs 12
  Taş yıkamalı pamuk, yumuşak ön panel.
  en Washed cap: Stone-washed cotton with a soft front.
  ar كاب مغسول: قطن بغسيل حجر وواجهة ناعمة.
SP-6608 | Kareli şapka | UNISEX | 210.00 | one | Grey Red | cap 1 check | pool 94
  Kışlık ekose kumaş, kulak içi astar.
  en Checked cap: Winter check with ear lining.
  ar كاب كاروهات: كاروهات شتوي ببطانة للأذن.
KR-6702 | İpek kravat | MEN | 290.00 | - | Blue Red | tie | each 42
  %100 ipek, 8 cm; elde dikilmiş iç telalı. Kutulu teslim.
  en Silk tie: Pure silk, 8 cm, hand-sewn, boxed.
  ar كرافات حرير: حرير خالص 8 سم مخيط يدويًا، في علبة.
KR-6705 | Çizgili kravat | MEN | 310.00 | - | Red Blue | tie 0 stripe | pool 150 | packs 10
  Verev kulüp çizgisi, jakar dokuma.
  en Striped tie: Club stripes, jacquard weave.
  ar كرافات مقلّم: خطوط مائلة بنسيج جاكار.
KR-6708 | Puantiyeli kravat | MEN | 300.00 | - | Black Green | tie 0 dots | pool 88
  Koyu zeminde küçük puantiye, davet için.
  en Dotted tie: Small dots on dark ground, for parties.
  ar كرافات منقّط: نقاط صغيرة على أرضية داكنة، للمناسبات.
`,
);

/** Sunglasses of the watch and jewellery house. */
const glasses = table(
  { category: 'ACCESSORIES', maker: 7 },
  `
GZ-6802 | Kemik güneş gözlüğü | UNISEX | 320.00 | - | Black Red | sunglasses | each 48 | both carton 12
  Asetat çerçeve, UV400 cam; kılıf ve bez dahil.
  en Acetate-frame sunglasses: Acetate with UV400 lenses, case and cloth included.
  ar نظارة شمسية إطار عظم: أسيتات وعدسات UV400 مع علبة وقماش.
GZ-6805 | Geniş çerçeveli güneş gözlüğü | WOMEN | 340.00 | - | Green White | oversized 0 | pool 110
  Kedi gözü formuna yakın geniş çerçeve, degrade cam. CE belgelidir.
  en Oversized sunglasses: Wide frame close to a cat-eye, graded lenses.
  ar نظارة شمسية إطار عريض: إطار عريض قريب من عين القطة وعدسات متدرجة.
GZ-6808 | Metal menteşeli güneş gözlüğü | WOMEN | 350.00 | - | Red Grey | cat-eye 0 | pool 76
  Parlak asetat, metal menteşe. Kılıfıyla.
  en Metal-hinge sunglasses: Glossy acetate with metal hinges and a case.
  ar نظارة شمسية مفصل معدني: أسيتات لامع بمفاصل معدنية وعلبة.
GZ-6811 | Polarize güneş gözlüğü | MEN | 420.00 | - | Blue Black | aviator 0 | pool 132
  Polarize cam, mat çerçeve. Sürüş ve deniz için.
  en Polarized sunglasses: Polarized lenses in a matt frame, for driving and the sea.
  ar نظارة شمسية بولارايزد: عدسات مستقطبة وإطار مطفي، للقيادة والبحر.
GZ-6814 | Asetat güneş gözlüğü | UNISEX | 330.00 | - | Yellow White | sunglasses 2 | pool 10
  Hafif asetat çerçeve, degrade cam. Az kaldı.
  en Acetate sunglasses: Light acetate, graded lenses; few left.
  ar نظارة شمسية أسيتات: أسيتات خفيف وعدسات متدرجة، الكمية قليلة.
`,
);

export const accessories = [...leatherGoods, ...textiles, ...glasses];
