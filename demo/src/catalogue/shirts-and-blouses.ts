import { table } from './table.ts';

/** Woven tops of the shirt maker. */
export const shirts = table(
  { category: 'CLOTHING', maker: 1 },
  `
GM-1702 | Oxford gömlek | MEN | 549.90 | men-tops S-2XL | Blue White Navy | shirt 2 | each 20
  140 gr/m² oxford pamuk, yakası düğmesiz klasik kalıp. Kolay ütülenir apre.
  en Oxford shirt: Cotton oxford, classic cut without collar buttons, easy to iron.
  ar قميص أكسفورد: قطن أكسفورد، قصة كلاسيكية وسهل الكي.
GM-1705 | Poplin iş gömleği | MEN | 499.90 | men-tops S-2XL | White Blue Black | shirt | packs 8 | packs 2-3-3-2-2
  %100 pamuk poplin, yarım italyan yaka.
  en Poplin office shirt: Pure cotton poplin with a semi-spread collar.
  ar قميص بوبلين رسمي: بوبلين قطن خالص وياقة نصف إيطالية.
GM-1708 | Kareli oduncu gömlek | MEN | 579.90 | men-tops S-2XL | Red Green Blue | shirt 0 check | pool 380
  Şardonlu pazen kumaş, sıcak ve yumuşak. Göğüs cebi ve sağlam kol manşeti.
  en Checked lumberjack shirt: Brushed flannel, warm and soft, chest pocket.
  ar قميص كاروهات حطّاب: فلانيل دافئ وناعم مع جيب صدر.
GM-1711 | Çizgili keten gömlek | MEN | 569.90 | men-tops S-2XL | Blue Grey | shirt 1 pinstripe | each 12
  İplik boyalı çizgili pamuk-keten karışımı. Yaz sezonu için hafif gramaj.
  en Striped linen shirt: Yarn-dyed cotton-linen stripes, light for summer.
  ar قميص كتان مقلّم: خليط قطن وكتان مقلّم، خفيف للصيف.
GM-1714 | Puantiyeli gömlek | MEN | 559.90 | men-tops S-2XL | Black White | shirt 0 dots | pool 145
  Küçük puantiye baskılı viskon karışımı, dökümlü kesim.
  en Dotted shirt: Viscose blend printed with small dots, flowing cut.
  ar قميص منقّط: خليط فيسكوز بنقاط صغيرة، قصة انسيابية.
GM-1717 | Kadife gömlek ceket | UNISEX | 689.90 | letters S-XL | Yellow Green Black | shirt 2 ribbed | each 9
  İnce fitilli kadife, ceket gibi de giyilir. Boynuz görünümlü düğmeler.
  en Corduroy overshirt: Fine corduroy, worn as a jacket too, horn-look buttons.
  ar قميص جاكيت كوردروي: كوردروي ناعم يُلبس كجاكيت، أزرار بلون القرن.
GM-1723 | Keten düz gömlek | UNISEX | 649.90 | letters S-XL | Green White Yellow | shirt 2 | each 11
  %100 yıkanmış keten, doğal kırışık görünüm.
  en Plain linen shirt: Pure washed linen with its natural creases.
  ar قميص كتان سادة: كتان مغسول خالص بتجعيد طبيعي.
GM-1731 | Kısa kollu tatil gömleği | MEN | 479.90 | men-tops S-2XL | Blue Yellow | camp-shirt 2 pinstripe | each 15
  Açık yakalı, geniş kısa kollu çizgili viskon gömlek. Sahil mağazaları için ideal.
  en Short-sleeve holiday shirt: Striped viscose with an open collar, for shops by the sea.
  ar قميص عطلات كم قصير: فيسكوز مقلّم بياقة مفتوحة، لمحلات الساحل.
GM-1734 | Kısa kollu keten gömlek | MEN | 529.90 | men-tops S-2XL | White Green Grey | camp-shirt 1 | each 17
  Keten-viskon karışımı, göğüs cepli açık yaka. Yıkamada yumuşatılmıştır.
  en Short-sleeve linen shirt: Linen-viscose, open collar and chest pocket, washed soft.
  ar قميص كتان كم قصير: كتان وفيسكوز بياقة مفتوحة وجيب صدر، مغسول للنعومة.
GM-1740 | Bowling yaka gömlek | MEN | 519.90 | men-tops S-2XL | Black Green | camp-shirt 0 | pool 3 only
  Tencel karışımlı akışkan kumaş, açık bowling yaka. Stok tükenmek üzere.
  en Bowling-collar shirt: Flowing Tencel blend; stock is nearly gone.
  ar قميص ياقة بولينغ: خليط تنسل انسيابي، والمخزون يوشك على النفاد.
BL-1802 | Fularlı saten bluz | WOMEN | 549.90 | women 36-44 | Red White Black | bow-blouse 2 | each 18
  Yumuşak saten, bağlanabilir fular yaka ve bol kol. Astarsız, düşük ısıda ütülenir.
  en Satin pussy-bow blouse: Soft satin with a bow to tie and wide sleeves.
  ar بلوزة ساتان بفيونكة: ساتان ناعم بربطة عند الرقبة وكم واسع.
BL-1805 | Puantiyeli fularlı bluz | WOMEN | 579.90 | women 36-42 | Blue Red | bow-blouse 0 dots | packs 7 | packs 1-2-2-1
  Küçük puantiyeli krep. Manşetleri düğmeli, yakası bağlanabilir.
  en Dotted pussy-bow blouse: Crêpe with small dots, buttoned cuffs, bow to tie.
  ar بلوزة منقّطة بفيونكة: كريب بنقاط صغيرة وأساور بأزرار وربطة رقبة.
BL-1808 | Krep ofis bluzu | WOMEN | 529.90 | women 36-44 | White Grey Green | v-blouse 1 | each 16
  Kırışmayan krep kumaş, fiyonk yaka. Etek ve palazzo pantolonla takım verilir.
  en Crêpe office blouse: Crease-free crêpe; goes with skirt and palazzo trousers.
  ar بلوزة كريب رسمية: كريب لا يتجعد، يُنسّق مع التنورة وبنطلون البلازو.
BL-1814 | İpek görünümlü bluz | WOMEN | 629.90 | women 36-44 | Green Black | v-blouse 0 | each 10
  İpek dokunuşlu cupro, dökümlü kol. Yaka fuları sökülebilir.
  en Silk-touch blouse: Cupro that feels like silk, flowing sleeves.
  ar بلوزة بملمس الحرير: كوبرو بملمس حريري وكم انسيابي.
BL-1820 | Krep fularlı bluz | WOMEN | 649.90 | women 36-44 | Black Red | bow-blouse 0 | pool 0 off
  Dökümlü krep, fularlı yaka. Üretimi durduruldu, yeni sezonda yerini ofis bluzu aldı.
  en Crêpe bow blouse: Flowing crêpe; production has ended.
  ar بلوزة كريب بربطة: كريب انسيابي بربطة، توقّف إنتاجها.
`,
);
