import { table } from './table.ts';

/** Coats and jackets of the outerwear maker. */
export const outerwear = table(
  { category: 'CLOTHING', maker: 3 },
  `
CK-2202 | Çift düğmeli blazer ceket | WOMEN | 1390.00 | 26-34 | Yellow Black White | blazer 2 | each 10
  Viskon karışımlı takım kumaşı, astarlı ve vatkalı. Mendil cebi ve kapaklı yan cepler.
CK-2205 | Yün karışımlı blazer ceket | MEN | 1690.00 | 28-36 | Blue Grey Black | blazer | each 12
  %45 yün takım kumaşı, yarım astar. Kol düğmeleri gerçek ilikli; MOQ 8 adet.
CK-2208 | Ekose blazer ceket | WOMEN | 1490.00 | 26-34 | Grey Red | blazer 0 check | pool 78
  Prens galler ekose, tam astarlı. Kalem etek ve pantolonla takım olur.
CK-2211 | Keten blazer ceket | MEN | 1550.00 | 28-36 | White Blue Green | blazer 1 | pool 92
  Yarım astarlı keten karışımı, yazlık davet ceketi. Doğal kırışık görünüm.
MN-2302 | Saten bomber ceket | WOMEN | 1090.00 | 26-34 | Green Black Red | bomber 2 | each 13
  Parlak saten yüzey, çizgili ribana yaka ve etek. İçi ince dolgulu.
MN-2305 | Klasik bomber ceket | MEN | 1190.00 | 28-36 | Green Blue Black | bomber 1 | each 15
  Su itici naylon, kol cebi fermuarlı. Renk başına MOQ 10 adet.
MN-2308 | Kolej bomber ceket | UNISEX | 1250.00 | 26-36 | Red Blue | varsity 0 White | pool 168
  Yün karışımı gövde, açık renk çizgili ribana. Nakış uygulamasına hazır.
MN-2314 | Rüzgâr geçirmez bomber ceket | MEN | 1150.00 | 28-36 | Blue Grey | bomber 0 Yellow | each 9
  Mat mikrofiber, kontrast çizgili ribana. Rüzgâr ve hafif yağmur geçirmez.
TR-2402 | Kuşaklı trençkot | WOMEN | 1990.00 | 26-34 | Yellow Black White | trench 2 | each 12
  Su itici gabardin, kruvaze kapama ve tokalı kuşak. Tam astarlı, sökülebilir apolet.
TR-2405 | Pamuklu gabardin trençkot | MEN | 2190.00 | 28-36 | Blue Green Black | trench | each 8
  Sık dokulu pamuk gabardin, rüzgâr kanatlı. Boynuz görünümlü düğme, MOQ 6 adet.
TR-2408 | Yıkamalı pamuk trençkot | WOMEN | 2090.00 | 26-34 | White Grey | trench 1 | pool 66
  Yıkamalı pamuk, diz altı boy ve tokalı kuşak. Kontrast astarlı.
TR-2414 | Mevsimlik ince trençkot | WOMEN | 1890.00 | 26-34 | Black Blue | trench 0 Red | each 10
  Mevsimlik hafif gramaj, kontrast astar. 6'lı seri halinde sevk edilir.
KB-2502 | Kruvaze yün kaban | MEN | 2490.00 | 28-36 | Grey Black Blue | wool-coat | each 9
  %60 yün kaşe, altı düğmeli kruvaze kapama. Tam astarlı, iç cepli; MOQ 6 adet.
KB-2505 | Uzun kaşe kaban | WOMEN | 2390.00 | 26-34 | Yellow Black White | wool-coat 2 | each 11
  Deve tüyü tonunda kaşe, geniş yaka ve düz kesim. Omuz dikişi elde bastırmadır.
KB-2508 | Denizci kaban | MEN | 2590.00 | 28-36 | Blue Black | pea-coat | pool 72
  Sık dövme yün, geniş yaka. Rüzgâr ve hafif yağmura dayanıklı.
KB-2511 | Ekose kaşe kaban | WOMEN | 2690.00 | 26-34 | Red Grey | wool-coat 0 check | pool 38
  Ekose yün karışımı, yan cepli. Sezonun vitrin parçası.
MN-2602 | Kapitone şişme mont | UNISEX | 1690.00 | 26-36 | Red Black Blue | puffer-jacket 1 | each 12
  Elyaf dolgulu, dik yakalı; su itici dış yüzey. İç cepli, ribana manşetli.
MN-2605 | Parlak şişme mont | WOMEN | 1790.00 | 26-34 | Black White Yellow | puffer-jacket | each 14
  Parlak yüzeyli hafif dolgu, kısa boy. Geri dönüştürülmüş elyaf.
MN-2608 | Kontrast astarlı şişme mont | WOMEN | 1750.00 | 26-34 | Yellow Red | puffer-jacket 0 | pool 84
  Dış yüzeye zıt renkte astar, metal fermuar. 6'lı seri, MOQ 12 adet.
MN-2611 | Erkek kışlık şişme mont | MEN | 1890.00 | 28-36 | Green Black Grey | puffer-jacket 1 | each 10
  300 gr elyaf, eksi on dereceye uygun. Fermuarlı yan cepler.
YL-2702 | Şişme yelek | UNISEX | 990.00 | 26-36 | Blue Black Green | puffer-vest | each 17
  Kapitone dolgu, dik yaka ve fermuarlı cep. Hırka üstüne, kaban altına.
YL-2708 | Avcı yelek | MEN | 1090.00 | 28-36 | Green Grey | hunting-vest 1 | each 8
  Dayanıklı dış kumaş, içi polar. Kışlık saha yeleği.
YL-2714 | Canlı renk şişme yelek | UNISEX | 970.00 | 26-36 | Red Blue | puffer-vest 1 | pool 5 off
  Eski sezon rengi, stok bitiminde kaldırılacaktır.
`,
);
