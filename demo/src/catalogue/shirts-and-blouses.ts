import { table } from './table.ts';

/** Woven tops of the shirt maker. */
export const shirts = table(
  { category: 'CLOTHING', maker: 1 },
  `
GM-1702 | Oxford gömlek | MEN | 549.90 | 28-36 | Blue White | shirt 2 | each 20
  140 gr/m² oxford pamuk, yakası düğmesiz klasik kalıp. Kolay ütülenir apre.
GM-1705 | Poplin iş gömleği | MEN | 499.90 | 28-36 | White Blue Black | shirt | each 28
  %100 pamuk poplin, yarım italyan yaka. 12'li seri, beden başına paketlenir.
GM-1708 | Kareli oduncu gömlek | MEN | 579.90 | 28-36 | Red Green Blue | shirt 0 check | pool 380
  Şardonlu pazen kumaş, sıcak ve yumuşak. Göğüs cebi ve sağlam kol manşeti.
GM-1711 | Çizgili keten gömlek | MEN | 569.90 | 28-36 | Blue Grey | shirt 1 pinstripe | each 12
  İplik boyalı çizgili pamuk-keten karışımı. Yaz sezonu için hafif gramaj.
GM-1714 | Puantiyeli gömlek | MEN | 559.90 | 28-36 | Black White | shirt 0 dots | pool 145
  Küçük puantiye baskılı viskon karışımı, dökümlü kesim. MOQ 12 adet.
GM-1717 | Kadife gömlek ceket | UNISEX | 689.90 | 26-36 | Yellow Green Black | shirt 2 ribbed | each 9
  İnce fitilli kadife, ceket gibi de giyilir. Boynuz görünümlü düğmeler.
GM-1723 | Keten düz gömlek | UNISEX | 649.90 | 26-36 | Green White Yellow | shirt 2 | each 11
  %100 yıkanmış keten, doğal kırışık görünüm. Renk başına MOQ 18 adet.
GM-1731 | Kısa kollu tatil gömleği | MEN | 479.90 | 28-36 | Blue Yellow | camp-shirt 2 pinstripe | each 15
  Açık yakalı, geniş kısa kollu çizgili viskon gömlek. Sahil mağazaları için ideal.
GM-1734 | Kısa kollu keten gömlek | MEN | 529.90 | 28-36 | White Green Grey | camp-shirt 1 | each 17
  Keten-viskon karışımı, göğüs cepli açık yaka. Yıkamada yumuşatılmıştır.
GM-1740 | Bowling yaka gömlek | MEN | 519.90 | 28-36 | Black Green | camp-shirt 0 | pool 3
  Tencel karışımlı akışkan kumaş, açık bowling yaka. Stok tükenmek üzere.
BL-1802 | Fularlı saten bluz | WOMEN | 549.90 | 26-34 | Red White Black | bow-blouse 2 | each 18
  Yumuşak saten, bağlanabilir fular yaka ve bol kol. Astarsız, düşük ısıda ütülenir.
BL-1805 | Puantiyeli fularlı bluz | WOMEN | 579.90 | 26-34 | Blue Red | bow-blouse 0 dots | each 14
  Küçük puantiyeli krep. Manşetleri düğmeli, yakası bağlanabilir.
BL-1808 | Krep ofis bluzu | WOMEN | 529.90 | 26-34 | White Grey Green | v-blouse 1 | each 16
  Kırışmayan krep kumaş, fiyonk yaka. Etek ve palazzo pantolonla takım verilir.
BL-1814 | İpek görünümlü bluz | WOMEN | 629.90 | 26-34 | Green Black | v-blouse 0 | each 10
  İpek dokunuşlu cupro, dökümlü kol. Yaka fuları sökülebilir.
BL-1820 | Krep fularlı bluz | WOMEN | 649.90 | 26-34 | Black Red | bow-blouse 0 | pool 0 off
  Dökümlü krep, fularlı yaka. Üretimi durduruldu, yeni sezonda yerini ofis bluzu aldı.
`,
);
