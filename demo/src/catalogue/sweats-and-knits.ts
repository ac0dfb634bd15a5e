import { table } from './table.ts';

/** Fleece from the knitting mill. */
export const sweats = table(
  { category: 'CLOTHING', maker: 0 },
  `
SW-1301 | Üç iplik sweatshirt | UNISEX | 489.90 | 26-36 | Grey Black Blue Green | sweatshirt | each 24
  Şardonlu üç iplik, 320 gr/m²; ribana etek ve manşet. 10'lu seri, renk başına MOQ 20 adet.
SW-1304 | Bisiklet yaka iki iplik sweatshirt | WOMEN | 449.90 | 26-34 | Red White Grey | sweatshirt 2 | each 18
  Şardonsuz iki iplik, dört mevsim kullanılır. Yaka önünde üçgen ribana detayı.
SW-1307 | Çizgili kolej sweatshirt | UNISEX | 529.90 | 26-36 | Blue Red | sweatshirt 0 rugby | pool 260
  İplik boyalı kalın çizgi, pamuk ağırlıklı üç iplik. Yumuşak iç yüzey.
SW-1314 | Yıkamalı sweatshirt | MEN | 519.90 | 28-36 | Yellow Black Grey | sweatshirt 2 | pool 330
  Parça boya ve enzim yıkama ile eskitilmiş görünüm. Omuzları düşük, rahat kesim.
HD-1402 | Kapüşonlu üç iplik sweatshirt | UNISEX | 589.90 | 26-36 | Black Grey Blue White | hoodie | each 23
  Kanguru cepli, çift katlı kapüşon ve metal uçlu kordon. Şardonlu 330 gr/m² kumaş.
HD-1405 | Kısa kapüşonlu sweatshirt | WOMEN | 559.90 | 26-34 | Red Yellow | hoodie 2 | each 14
  Yumuşak pastel tonlu iki iplik, geniş kapüşon. 8'li seri, MOQ 16 adet.
HD-1408 | Melanj kapüşonlu sweatshirt | MEN | 619.90 | 28-36 | Grey Green | hoodie 1 | pool 405
  Melanj iplikten, kordonu ton sür ton. Cep ağızları güçlendirilmiş dikişli.
HD-1411 | Kampüs kapüşonlu sweatshirt | UNISEX | 639.90 | 26-36 | Green Red Black | hoodie 0 Yellow | each 16
  Kontrast kordonlu, 350 gr/m² tok kumaş. Nakış ve baskıya uygun düz ön yüz.
HD-1417 | Pastel kapüşonlu sweatshirt | WOMEN | 579.90 | 26-34 | Yellow White Green | hoodie 1 | pool 0
  Pastel tonlarda, fırçalanmış iç yüzeyli pamuk. Yeni parti üretimdedir.
`,
);

/** Knitwear of the knitting workshop. */
export const knitwear = table(
  { category: 'CLOTHING', maker: 4 },
  `
KZ-1502 | Saç örgülü yün kazak | UNISEX | 789.90 | 26-36 | White Grey Blue | jumper | each 15
  %50 yün, %50 akrilik; önde iki sıra saç örgü, katlı ribana yaka. Kuru temizleme önerilir.
KZ-1505 | Fitilli yün kazak | MEN | 749.90 | 28-36 | Green Black Grey | jumper 0 ribbed | each 13
  Merinos karışımlı fitilli örgü, düz kesim. Renk başına MOQ 12 adet.
KZ-1508 | Çizgili bisiklet yaka kazak | WOMEN | 699.90 | 26-34 | Blue Red | jumper 2 stripe White | pool 190
  Yumuşak pamuk-akrilik karışımı, balıkçı köyü çizgileri. Tüylenme yapmayan iplik.
KZ-1511 | Kalın örgü kışlık kazak | WOMEN | 829.90 | 26-34 | Red White Yellow | jumper 1 chunky | each 10
  7 numara kalın iplikten, saç örgülü sıcak model. 6'lı seri halinde hazırlanır.
KZ-1520 | Yıkanabilir merinos kazak | WOMEN | 889.90 | 26-34 | Black Grey White | jumper 0 | pool 9
  Makinede yıkanabilen merinos, kaşındırmaz. Son adetler, yeniden üretim planlandı.
HR-1602 | Düğmeli V yaka hırka | WOMEN | 749.90 | 26-34 | Red Grey Black | cardigan | each 16
  Beş düğmeli, iki cepli klasik hırka; pamuk-akrilik karışımı. 8'li seri.
HR-1605 | Kontrast bantlı hırka | WOMEN | 789.90 | 26-34 | White Blue | cardigan 0 stripe Blue | each 9
  Kontrast bantlı ve çizgili gövde, denizci tarzında. Düğmeler boynuz görünümlü.
HR-1608 | Erkek fitilli hırka | MEN | 829.90 | 28-36 | Blue Grey Black | cardigan 0 ribbed | pool 175
  Fitilli dokulu, gömlek üstüne giyilen ince hırka. Yün oranı %40.
HR-1611 | Kalın örgü hırka | UNISEX | 899.90 | 26-36 | Green Yellow | cardigan 1 chunky | each 7
  Şal gibi saran kalın örgü, geniş cepler. Sonbahar sezonunun çok satanı.
HR-1617 | Klasik V yaka hırka | MEN | 769.90 | 28-36 | Grey Black | cardigan 2 | pool 64 off
  Geçen sezonun kalıbı; yerine fitilli hırka sunulmaktadır.
`,
);
