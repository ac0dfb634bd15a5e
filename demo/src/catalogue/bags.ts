import { table } from './table.ts';

/** Bags of the leather workshop. */
export const bags = table(
  { category: 'BAGS', maker: 6 },
  `
CN-5002 | Deri tabanlı bez çanta | WOMEN | 490.00 | - | White Grey Blue | tote 1 | pool 320 | both carton mixed 4
  Kalın kanvas gövde, hakiki deri sap ve taban. İç cepli.
  en Canvas tote with leather base: Heavy canvas, real leather handles and base, inner pocket.
  ar حقيبة قماش بقاعدة جلد: كانفاس سميك بمقابض وقاعدة جلد طبيعي وجيب داخلي.
CN-5005 | Çizgili plaj çantası | WOMEN | 450.00 | - | Blue Red | tote 0 stripe | pool 210
  Yıkanabilir çizgili branda, geniş hacim.
  en Striped beach bag: Washable striped canvas, roomy; for the summer window.
  ar حقيبة بحر مقلّمة: قماش مقلّم قابل للغسل وحجم واسع، لفترينة الصيف.
CN-5008 | Kareli alışveriş çantası | UNISEX | 430.00 | - | Red Green | tote 0 check | pool 145
  Ekose kumaş, deri tutamaklı. Katlanınca az yer kaplar.
  en Checked shopping bag: Checked cloth with leather grips, folds flat.
  ar حقيبة تسوق كاروهات: قماش كاروهات بمقابض جلد، تُطوى بسهولة.
CN-5014 | Mumlu kanvas tote çanta | UNISEX | 520.00 | - | Black Green | tote 0 | each 60
  Mumlu kanvas, su itici. Laptop bölmeli, 14 inç sığar.
  en Waxed canvas tote: Water-repellent waxed canvas with a laptop sleeve.
  ar حقيبة توت كانفاس مشمّع: كانفاس مشمّع طارد للماء مع جيب لابتوب.
CN-5102 | Kapaklı el çantası | WOMEN | 1290.00 | - | Burgundy Black White | handbag | each 22
  Dana derisi, döner kilitli kapak ve sarkan etiket. İçi süet astar.
  en Flap handbag: Calfskin with a turn lock, suede lining.
  ar حقيبة يد بغطاء: جلد عجل بقفل دوّار وبطانة شامواه.
CN-5105 | Floter deri el çantası | WOMEN | 1250.00 | - | White Yellow | handbag 1 | pool 68
  Floter deri, altın tonlu aksesuar. Toz torbasıyla gönderilir.
  en Pebbled leather handbag: Pebbled leather with gold-tone fittings and a dust bag.
  ar حقيبة يد جلد محبّب: جلد محبّب بإكسسوار ذهبي وكيس غبار.
CN-5108 | Rugan el çantası | WOMEN | 1350.00 | - | Green Black | handbag 0 | pool 44
  Parlak rugan, sert kalıp.
  en Patent handbag: Shiny patent leather, firm shape.
  ar حقيبة يد لمّاعة: جلد لمّاع بقالب صلب.
CN-5111 | Vaketa el çantası | WOMEN | 1320.00 | - | Yellow Blue | handbag 2 | pool 9 only
  Vaketa deri, zamanla renk alır. Son adetler.
  en Vachetta handbag: Vachetta leather that ages well; last pieces.
  ar حقيبة يد فاكيتا: جلد فاكيتا يزداد جمالًا مع الوقت، آخر القطع.
CN-5202 | Büzgülü kova çanta | WOMEN | 990.00 | - | Yellow Blue | bucket 2 | each 26 | both carton mixed 3
  İpli büzgü ağız, püskül detay ve deri taban. Omuzda taşınır.
  en Drawstring bucket bag: Drawstring top, tassel, leather base; worn on the shoulder.
  ar حقيبة دلو برباط: فم برباط وشرّابة وقاعدة جلد، تُحمل على الكتف.
CN-5205 | Floter kova çanta | WOMEN | 970.00 | - | Blue White | bucket 0 | pool 77
  Floter deri, doğal deri askı ve taban.
  en Pebbled bucket bag: Pebbled leather, natural leather strap and base.
  ar حقيبة دلو جلد محبّب: جلد محبّب بحزام وقاعدة من الجلد الطبيعي.
CN-5208 | Süet kova çanta | WOMEN | 1050.00 | - | Grey Red | bucket 1 | pool 53
  Yumuşak süet, içi fermuar cepli.
  en Suede bucket bag: Soft suede with a zipped pocket inside.
  ar حقيبة دلو شامواه: شامواه ناعم بجيب داخلي بسحّاب.
CN-5302 | Kapaklı çapraz çanta | WOMEN | 890.00 | - | Green Black Red | crossbody | each 30
  Metal kilitli, uzun ayarlanabilir askı. Günlük kullanım için iki bölmeli.
  en Flap crossbody bag: Metal lock, long adjustable strap, two compartments.
  ar حقيبة كروس بغطاء: قفل معدني وحزام طويل قابل للتعديل وقسمان.
CN-5305 | Saffiano çapraz çanta | WOMEN | 850.00 | - | White Blue | crossbody 0 | pool 105
  Saffiano deri, çizilmeye dayanıklı.
  en Saffiano crossbody bag: Scratch-resistant saffiano leather.
  ar حقيبة كروس سافيانو: جلد سافيانو مقاوم للخدش.
CN-5311 | Postacı çantası | UNISEX | 920.00 | - | Black Grey | messenger 0 | pool 64
  Kapaklı, omuzdan çapraz askılı. Tablet bölmesi vardır.
  en Messenger bag: Flap, cross-body strap, tablet pocket.
  ar حقيبة ساعي بريد: غطاء وحزام كروس وجيب تابلت.
CN-5402 | Zincirli zarf çanta | WOMEN | 690.00 | - | Blue Red | clutch 0 | each 28
  Davet için zarf kapak, zincir askısı sökülebilir. Saten astarlı.
  en Chain envelope clutch: Envelope flap with a detachable chain, satin lining.
  ar كلتش ظرف بسلسلة: غطاء ظرف وسلسلة قابلة للفك وبطانة ساتان.
CN-5405 | Abiye zarf çanta | WOMEN | 720.00 | - | Black White | clutch 0 | pool 118
  Mat deri görünüm, altın tonlu düğme.
  en Evening clutch: Matt leather look with a gold-tone stud.
  ar كلتش سهرة: مظهر جلد مطفي بزر ذهبي.
CN-5408 | Saffiano zarf çanta | WOMEN | 700.00 | - | Red Green | clutch 0 | pool 35
  Saffiano deri görünümü, ince zincir askılı. Kutulu teslim.
  en Saffiano clutch: Saffiano look on a fine chain, boxed.
  ar كلتش سافيانو: مظهر سافيانو بسلسلة رفيعة، في علبة.
CN-5502 | Bel çantası | UNISEX | 390.00 | - | Black Green Blue | belt-bag | each 50 | packs carton mixed 4
  Su itici kumaş, iki fermuarlı bölme. Ayarlı kolon ve hızlı toka.
  en Belt bag: Water-repellent, two zipped compartments, quick buckle.
  ar حقيبة خصر: قماش طارد للماء وجيبان بسحّاب وبكلة سريعة.
CN-5505 | Deri bel çantası | MEN | 590.00 | - | Yellow Black | belt-bag 2 | pool 88
  Hakiki deri, geniş kolon. Çapraz omuzda da taşınır.
  en Leather belt bag: Real leather on a wide strap, also across the shoulder.
  ar حقيبة خصر جلد: جلد طبيعي بحزام عريض، تُحمل كروس أيضًا.
CN-5508 | Renkli bel çantası | WOMEN | 410.00 | - | Red Yellow | belt-bag 1 | pool 130 | both carton 12
  Hafif naylon, iki fermuarlı. Festival ve seyahat için.
  en Colorful belt bag: Light nylon with two zips, for festival and travel.
  ar حقيبة خصر ملوّنة: نايلون خفيف بسحّابين، للرحلات والمهرجانات.
SR-5602 | Deri detaylı sırt çantası | UNISEX | 890.00 | - | Navy Black Green | backpack 0 | each 24
  Kanvas gövde, deri kayış ve metal toka. 15 inç laptop bölmeli.
  en Leather-trim backpack: Canvas with leather straps and metal buckles, laptop pocket.
  ar حقيبة ظهر بتفاصيل جلد: كانفاس بأحزمة جلد وأبازيم معدنية وجيب لابتوب.
SR-5605 | Okul sırt çantası | UNISEX | 650.00 | - | Red Blue | daypack 1 | pool 260 | packs carton 10
  Dayanıklı polyester, ergonomik omuz askısı.
  en School backpack: Tough polyester, ergonomic straps.
  ar حقيبة ظهر مدرسية: بوليستر متين وأحزمة مريحة.
SR-5608 | Kareli sırt çantası | WOMEN | 720.00 | - | Green Red | backpack 1 check | pool 71
  Ekose kanvas, önü fermuar cepli. Deri tonlu tokalar.
  en Checked backpack: Checked canvas with a zipped front pocket.
  ar حقيبة ظهر كاروهات: كانفاس كاروهات بجيب أمامي بسحّاب.
SR-5611 | Şehir sırt çantası | MEN | 990.00 | - | Black Grey | roll-top 0 | pool 156
  Mumlu kanvas, yağmura dayanıklı. Gizli arka cep.
  en City backpack: Waxed canvas against rain, hidden back pocket.
  ar حقيبة ظهر للمدينة: كانفاس مشمّع ضد المطر وجيب خلفي مخفي.
VZ-5702 | Hafta sonu çantası | MEN | 1490.00 | - | Grey Navy | weekender 1 | each 14
  Kanvas gövde, deri köşe ve tutamak; kabin boyu. Omuz askısı dahildir.
  en Weekend bag: Canvas with leather corners, cabin size, shoulder strap included.
  ar حقيبة نهاية الأسبوع: كانفاس بزوايا جلد ومقاس مقصورة وحزام كتف.
VZ-5705 | Çizgili seyahat çantası | UNISEX | 1390.00 | - | White Blue | weekender 1 stripe | pool 48
  Denizci çizgili branda, geniş ağızlı. Ayakkabı bölmesi vardır.
  en Striped travel bag: Sailor-striped canvas with a wide opening and shoe pocket.
  ar حقيبة سفر مقلّمة: قماش بحّارة مقلّم بفتحة واسعة وجيب أحذية.
VZ-5708 | Mumlu kanvas seyahat çantası | MEN | 1590.00 | - | Green Black | weekender 0 | pool 37
  Mumlu kanvas, pirinç fermuar.
  en Waxed canvas travel bag: Waxed canvas with a brass zip.
  ar حقيبة سفر كانفاس مشمّع: كانفاس مشمّع بسحّاب نحاسي.
`,
);
