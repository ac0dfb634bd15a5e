import { table } from './table.ts';

/** Denim, trousers and shorts of the denim mill. */
export const trousers = table(
  { category: 'CLOTHING', maker: 2 },
  `
CK-2802 | Kot ceket | UNISEX | 890.00 | letters S-XL | Blue Black | denim-jacket 1 | each 18 | both 1-2-2-1
  12 oz pamuk denim, bakır düğme ve karamel dikiş. Taş yıkamalı.
  en Denim jacket: Stone-washed 12 oz cotton denim, copper buttons.
  ar جاكيت جينز: دينم قطن بغسيل حجر وأزرار نحاسية.
CK-2805 | Dar kalıp kot ceket | MEN | 920.00 | letters S-2XL | Black Grey | denim-jacket | each 12
  Solmaz boyalı denim, dar kalıp. Manşet ve kemeri güçlendirilmiş dikişli.
  en Slim denim jacket: Fade-proof denim, slim cut, reinforced seams.
  ar جاكيت جينز ضيق: دينم ثابت اللون، قصة ضيقة وخياطة مدعّمة.
CK-2808 | Kısa kot ceket | WOMEN | 870.00 | letters S-XL | White Red | denim-jacket 1 | pool 116
  Parça boyalı yumuşak denim, kısa boy. Bahar koleksiyonu için.
  en Cropped denim jacket: Garment-dyed soft denim for spring.
  ar جاكيت جينز قصير: دينم ناعم مصبوغ، لموسم الربيع.
JN-2902 | Düz paça jean | MEN | 749.90 | jeans 28-36 | Blue Black Grey | straight-jeans 1 | each 26 | both 1-1-1-2-2-2-1-1-1
  12,5 oz sert denim, düz paça ve normal bel. Paçası kıvrılıp giyilebilir.
  en Straight jeans: Sturdy denim, straight leg, regular waist.
  ar بنطلون جينز مستقيم: دينم متين، ساق مستقيمة وخصر عادي.
JN-2905 | Yüksek bel jean | WOMEN | 699.90 | jeans 26-34 | Blue White | jeans 2 | each 24 | both 1-1-1-2-2-2-1-1-1
  Toparlayıcı elastanlı denim, yüksek bel. Açık buz yıkama.
  en High-waist jeans: Shaping stretch denim in a light ice wash.
  ar بنطلون جينز خصر عالٍ: دينم مطاطي مشدّ بغسيل فاتح.
JN-2908 | Koyu indigo jean | MEN | 799.90 | jeans 28-36 | Navy | jeans 0 | pool 480
  Yıkanmamış koyu indigo, bakır zımbalı. Giydikçe iz bırakan ham denim.
  en Raw indigo jeans: Unwashed dark indigo with copper rivets.
  ar بنطلون جينز خام كحلي: إنديغو داكن غير مغسول بمسامير نحاسية.
JN-2911 | Dar paça jean | WOMEN | 689.90 | jeans 26-34 | Black Grey | slim-jeans | packs 8 | packs 1-1-1-2-2-2-1-1-1
  Solmaz boya, %3 elastan; gün boyu form korur.
  en Slim jeans: Fade-proof dye, stretch that lasts the day.
  ar بنطلون جينز ضيق: صبغة ثابتة ومطاطية تدوم طوال اليوم.
JN-2914 | Yazlık kadın jean | WOMEN | 729.90 | jeans 26-34 | White Yellow | jeans 1 | pool 175
  Hafif yazlık denim, karamel dikişli. Yaz vitrini için.
  en Women’s summer jeans: Light summer denim, caramel stitching.
  ar بنطلون جينز نسائي صيفي: دينم صيفي خفيف بخياطة كراميل.
JN-2920 | Renkli kanvas jean | UNISEX | 719.90 | jeans 26-36 | Red Green Yellow | straight-jeans 1 | each 8 | packs mixed 1-1-1-1 from 28
  Parça boyalı kanvas, beş cepli.
  en Colored canvas jeans: Garment-dyed canvas with five pockets.
  ar بنطلون كانفاس ملوّن: كانفاس مصبوغ بخمسة جيوب.
JN-2923 | Beş cep gabardin pantolon | MEN | 739.90 | jeans 28-36 | Green Grey | straight-jeans 1 | pool 0
  Beş cepli gabardin jean kesimi. Tükendi, üretim sırası beklemede.
  en Five-pocket gabardine trousers: Jeans cut in gabardine; sold out, production is planned.
  ar بنطلون غبردين خمسة جيوب: قصة جينز من الغبردين، نفدت الكمية والإنتاج قادم.
PN-3002 | Chino pantolon | MEN | 649.90 | men-pants 30-38 | Beige Navy Black Green | chinos 2 | each 23 | both 1-2-2-2-2-2-1
  Elastanlı gabardin, verev cep ve hafif dar paça.
  en Chinos: Stretch gabardine, slanted pockets, slightly tapered.
  ar بنطلون تشينو: غبردين مطاطي بجيوب مائلة وساق تضيق قليلًا.
PN-3005 | Ütü izli kumaş pantolon | MEN | 699.90 | men-pants 30-38 | Grey Black Blue | dress-trousers 1 | each 17
  Viskon karışımı takım kumaşı, kalıcı ütü çizgisi. Blazer ceketle uyumludur.
  en Creased dress trousers: Viscose suiting with a permanent crease.
  ar بنطلون قماش بكسرة: قماش بدلات بالفيسكوز وكسرة ثابتة.
PN-3008 | Kareli kumaş pantolon | WOMEN | 679.90 | women 36-44 | Grey Red | dress-trousers 0 check | pool 136
  İnce ekose dokuma, bilek boy. Beli iç lastikli.
  en Checked dress trousers: Fine check, ankle length, elastic inside the waist.
  ar بنطلون قماش كاروهات: كاروهات ناعم بطول الكاحل وخصر بمطاط داخلي.
PN-3011 | Keten karışımlı pantolon | UNISEX | 719.90 | letters S-XL | Beige Green Blue | linen-trousers 1 | each 12
  %55 keten, serin tutan yazlık dokuma. Yıkamada en fazla %2 çeker.
  en Linen blend trousers: Cool summer weave with linen.
  ar بنطلون كتان: نسيج صيفي بارد بالكتان.
PN-3014 | Slim chino pantolon | MEN | 669.90 | men-pants 30-38 | Navy Grey | slim-chinos 0 | pool 410 | packs 1-2-2-2-2-2-1
  Dar kesim, %3 elastan gabardin.
  en Slim chinos: Slim stretch gabardine.
  ar بنطلون تشينو ضيق: غبردين مطاطي بقصة ضيقة.
PN-3020 | Yüksek bel palazzo pantolon | WOMEN | 689.90 | women 36-44 | Black White Grey | wide-trousers | each 19
  Dökümlü krep, pileli yüksek bel ve geniş paça. Fularlı bluzla takım verilir.
  en High-waist palazzo trousers: Flowing crêpe, pleated waist, wide leg.
  ar بنطلون بلازو خصر عالٍ: كريب انسيابي بكسرات وساق واسعة.
PN-3023 | Keten palazzo pantolon | WOMEN | 729.90 | women 36-44 | White Blue | wide-trousers 1 | each 13
  Keten-viskon karışımı, nefes alan geniş paça. Yazlık takımların parçası.
  en Linen palazzo trousers: Breathing linen-viscose with a wide leg.
  ar بنطلون بلازو كتان: كتان وفيسكوز يتنفس، ساق واسعة.
PN-3029 | Saten palazzo pantolon | WOMEN | 749.90 | women 36-44 | Green Red | wide-trousers 0 | pool 83
  Mat saten, geniş paça. Gece giyimine uygun.
  en Satin palazzo trousers: Matt satin, wide leg, for the evening.
  ar بنطلون بلازو ساتان: ساتان مطفي بساق واسعة، للسهرة.
ST-3102 | Bağcıklı keten şort | MEN | 399.90 | men-pants 30-36 | White Blue Green | shorts 1 | packs 6 | packs 2-2-2-2-2-2
  Keten-pamuk karışımı, beli bağcıklı ve katlı paça.
  en Drawstring linen shorts: Linen-cotton, drawstring waist, turned-up hem.
  ar شورت كتان برباط: كتان وقطن بخصر برباط وطرف مثني.
ST-3105 | Gabardin şort | MEN | 429.90 | men-pants 30-36 | Green Beige Navy | chino-shorts 1 | each 15 | both 1-2-3-3-2-1
  Yıkamalı gabardin, verev cepli bermuda boy.
  en Gabardine shorts: Washed gabardine, Bermuda length.
  ar شورت غبردين: غبردين مغسول بطول برمودا.
ST-3108 | Pamuklu kadın şortu | WOMEN | 369.90 | women 36-42 | Red White Yellow | shorts 2 | pool 245
  Yumuşak pamuk poplin, katlı paça. Bel kordonu kontrast renklidir.
  en Women’s cotton shorts: Soft poplin, turned-up hem, contrast cord.
  ar شورت نسائي قطن: بوبلين ناعم بطرف مثني وحبل مغاير.
ST-3114 | Kalın gabardin şort | MEN | 419.90 | men-pants 30-36 | Grey Black | chino-shorts 1 | pool 0 off
  Kalın pamuk gabardin. Yaz sezonu bitti, gelecek sezona kadar kapalıdır.
  en Heavy gabardine shorts: Thick cotton gabardine; closed until next season.
  ar شورت غبردين سميك: غبردين قطن سميك، مغلق حتى الموسم القادم.
`,
);
