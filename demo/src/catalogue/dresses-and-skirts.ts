import { table } from './table.ts';

/** Dresses, jumpsuits and skirts of the shirt maker. */
export const dresses = table(
  { category: 'CLOTHING', maker: 1 },
  `
EL-1902 | Karpuz kollu midi elbise | WOMEN | 849.90 | women 36-46 | Red Black Blue | midi-dress 2 | each 14 | both 1-2-2-1 from 38
  Düğmeli beden, büzgülü etek ve kısa karpuz kol; poplin kumaş. Beli lastiksiz, bedenine göre oturur.
  en Puff-sleeve midi dress: Poplin with a buttoned bodice, gathered skirt and short puff sleeves.
  ar فستان ميدي بكم منفوخ: بوبلين بصدر مزرّر وتنورة مكشكشة وكم منفوخ قصير.
EL-1905 | Puantiyeli midi elbise | WOMEN | 879.90 | women 36-46 | Black White | midi-dress 0 dots | packs 5 | packs 1-2-2-1-1-1
  Küçük puantiyeli viskon, yakası biyeli.
  en Dotted midi dress: Viscose with small dots, bound neckline.
  ar فستان ميدي منقّط: فيسكوز بنقاط صغيرة ورقبة ببية.
EL-1911 | Pamuklu yazlık elbise | WOMEN | 799.90 | women 36-46 | Yellow White Blue | sundress 0 | each 16
  İnce pamuklu dokuma, büzgülü etek. Düğmeleri hindistan cevizi kabuğundan.
  en Cotton sundress: Light cotton weave, gathered skirt, coconut-shell buttons.
  ar فستان صيفي قطن: قطن خفيف وتنورة مكشكشة وأزرار من جوز الهند.
EL-1914 | Chambray gömlek elbise | WOMEN | 859.90 | women 36-46 | Blue White | shirt-dress 2 | each 13
  Chambray kumaş, kuşaklı ve göğüs cepli. Kolları kıvrılıp düğmelenebilir.
  en Chambray shirt dress: Chambray with a belt and chest pockets, roll-up sleeves.
  ar فستان قميص شامبري: شامبري بحزام وجيوب صدر وكم قابل للطي.
EL-1917 | Çizgili gömlek elbise | WOMEN | 899.90 | women 36-46 | White Blue | shirt-dress 2 pinstripe Blue | each 11
  Çizgili pamuk poplin, bağlamalı kuşak. Ofis ve günlük kullanım için.
  en Striped shirt dress: Striped cotton poplin with a tie belt, for office and every day.
  ar فستان قميص مقلّم: بوبلين قطن مقلّم بحزام ربط، للعمل واليومي.
EL-1923 | Safari gömlek elbise | WOMEN | 919.90 | women 36-46 | Green Black | safari-dress 1 | pool 160
  Tencel karışımlı, safari esintili düz renk model.
  en Safari shirt dress: Plain Tencel blend in safari style.
  ar فستان قميص سفاري: خليط تنسل سادة على طراز السفاري.
EL-1926 | Anvelop krep elbise | WOMEN | 949.90 | women 36-46 | Green Red Black | wrap-dress | each 15
  Çapraz kapanan V yaka, belden bağlamalı; kırışmayan krep. Her bedene uyum sağlar.
  en Crêpe wrap dress: Crossed V-neck tied at the waist, crease-free crêpe.
  ar فستان كريب لف: رقبة سبعة متقاطعة وربطة خصر، كريب لا يتجعد.
EL-1929 | Benekli anvelop elbise | WOMEN | 969.90 | women 36-46 | Red Blue | wrap-dress 1 dots | packs 4 | packs 1-2-2-1-1-1
  Küçük benekli viskon, dökümlü etek.
  en Dotted wrap dress: Flowing viscose with small dots.
  ar فستان لف منقّط: فيسكوز انسيابي بنقاط صغيرة.
EL-1935 | Saten kruvaze elbise | WOMEN | 1049.90 | women 36-42 | Blue Grey | wrap-dress 0 | broken only | packs 1-2-2-1
  Mat saten, davet ve nişan için. İç düğmesi ve gizli çıtçıtı vardır. Son seriler.
  en Satin wrap dress: Matt satin for parties and engagements; last series.
  ar فستان ساتان كروازيه: ساتان مطفي للحفلات والخطوبة، آخر السيريات.
EL-1938 | Degaje yaka saten elbise | WOMEN | 989.90 | women 36-46 | Green Black White | slip-dress | each 14
  Verev kesim saten, ince ayarlanabilir askı. Astarlı; boyu ayak bileğinin üstünde.
  en Cowl-neck satin dress: Bias-cut satin on fine adjustable straps, lined.
  ar فستان ساتان ياقة دوغاجيه: ساتان بقصة مائلة وحمالات رفيعة قابلة للتعديل، مبطّن.
EL-1941 | İnce askılı gece elbisesi | WOMEN | 1149.90 | women 36-42 | Burgundy Black | slip-dress 0 | broken only | packs 1-2-2-1
  Ağır saten, degaje yaka ve verev kesim. Sırtı dekolteli. Son seriler.
  en Strappy evening dress: Heavy bias-cut satin with a cowl neck and low back; last series.
  ar فستان سهرة بحمالات: ساتان ثقيل بقصة مائلة وظهر مكشوف، آخر السيريات.
EL-1944 | Askılı nikâh elbisesi | WOMEN | 959.90 | women 36-46 | White Yellow | slip-dress 1 | pool 6 only
  Nikâh ve mezuniyet sezonu için yumuşak saten. Son adetler.
  en Strappy wedding dress: Soft satin for weddings and graduations; last pieces.
  ar فستان كتب كتاب بحمالات: ساتان ناعم لعقد القران والتخرج، آخر القطع.
TL-2002 | Kuşaklı gömlek yaka tulum | WOMEN | 1049.90 | women 36-44 | Green Black White | jumpsuit 1 | each 10
  Tencel karışımı, kısa kollu ve tokalı kemerli. Göğüs cepleri kapaklıdır.
  en Belted shirt jumpsuit: Tencel blend with short sleeves and a buckled belt.
  ar جمبسوت بياقة قميص وحزام: خليط تنسل بكم قصير وحزام ببكلة.
TL-2008 | Denim tulum | WOMEN | 1149.90 | women 36-42 | Blue Black | jumpsuit 1 | packs 6 | packs 1-2-2-1
  Yumuşak 8 oz denim, önden düğmeli.
  en Denim jumpsuit: Soft 8 oz denim, buttoned in front.
  ar جمبسوت جينز: دينم ناعم، أزرار أمامية.
TL-2011 | Çizgili tulum | WOMEN | 1079.90 | women 36-44 | Black Grey | jumpsuit 0 pinstripe | pool 58
  Çizgili gabardin, tokalı kemer.
  en Pinstripe jumpsuit: Striped gabardine with a buckled belt.
  ar جمبسوت مقلّم: غبردين مقلّم بحزام ببكلة.
ET-2102 | Pileli midi etek | WOMEN | 529.90 | women 36-44 | Burgundy Black Grey | pleated-skirt | packs 6 | packs 1-2-2-2-1
  Kalıcı pile, beli düğmeli krep etek. Ütü istemez.
  en Pleated midi skirt: Permanent pleats in crêpe, buttoned waist, needs no iron.
  ar تنورة ميدي بليسيه: كريب ببليسيه ثابت وخصر بأزرار، لا تحتاج كيًّا.
ET-2105 | Ekose pileli etek | WOMEN | 559.90 | women 36-44 | Green Red | pleated-skirt 0 check | each 14 | packs mixed 1-2-2-2-1
  Yün görünümlü ekose, okul ve kolej koleksiyonu için.
  en Checked pleated skirt: Wool-look check for school and college collections.
  ar تنورة بليسيه كاروهات: كاروهات بمظهر الصوف لموسم المدارس.
ET-2108 | Puantiyeli pileli etek | WOMEN | 549.90 | women 36-44 | Blue Black | pleated-skirt 2 dots | pool 125
  Uçuşan şifon kat, içi astarlı. Bel kemeri iç lastikli.
  en Dotted pleated skirt: Floating chiffon, lined, elastic inside the waistband.
  ar تنورة بليسيه منقّطة: شيفون طاير مبطّن وخصر بمطاط داخلي.
ET-2114 | Metalik tonlu pileli etek | WOMEN | 589.90 | women 36-42 | Yellow Grey Black | pleated-skirt 0 | packs 4 | packs 2-2-2-2
  Hafif parıltılı örme, kalıcı pileli ve dökümlü. Gece ve davet için.
  en Metallic pleated skirt: Light shimmering knit with permanent pleats, for the evening.
  ar تنورة بليسيه ميتاليك: تريكو خفيف لامع ببليسيه ثابت، للسهرة.
ET-2120 | Kalem etek | WOMEN | 469.90 | women 36-44 | Black Grey Blue | pencil-skirt | each 22
  Elastanlı gabardin, önden yırtmaçlı ve gizli fermuarlı. Ofis koleksiyonunun temeli.
  en Pencil skirt: Stretch gabardine with a front slit and hidden zip.
  ar تنورة قلم: غبردين مطاطي بشق أمامي وسحّاب مخفي.
ET-2123 | Ekose kalem etek | WOMEN | 499.90 | women 36-44 | Grey Red | pencil-skirt 1 check | each 12
  Kışlık ekose dokuma, astarlı. Blazer ceketle takım olarak verilebilir.
  en Checked pencil skirt: Lined winter check; makes a suit with the blazer.
  ar تنورة قلم كاروهات: كاروهات شتوي مبطّن، طقم مع البليزر.
ET-2126 | Süet kalem etek | WOMEN | 529.90 | women 36-44 | Yellow Black | pencil-skirt 2 | pool 90
  Süet görünümlü esnek kumaş, düğmeli yüksek bel. Diz altı boy.
  en Suede-look pencil skirt: Stretch suede look, high buttoned waist, below the knee.
  ar تنورة قلم شامواه: قماش مطاطي بمظهر الشامواه وخصر عالٍ بأزرار.
`,
);
