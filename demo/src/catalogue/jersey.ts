import { table } from './table.ts';

/** T-shirts, roll-necks and polos of the knitting mill. */
export const jersey = table(
  { category: 'CLOTHING', maker: 0 },
  `
TS-1042 | Kompakt pamuk tişört | UNISEX | 219.90 | 26-36 | White Black Grey Blue | crew-tee | each 26
  30/1 kompakt iplikten süprem, düz kesim; ön yıkamalı, çekmez. 12'li seri, renk başına MOQ 24 adet.
TS-1043 | Denizci çizgili tişört | WOMEN | 239.90 | 26-34 | White Red | crew-tee 2 stripe Blue | each 18
  Yatay çizgili %100 pamuk süprem, bisiklet yaka, hafif bol kesim. Çizgi boyanmış iplikten, yıkamada solmaz.
TS-1047 | Ağır gramaj düz tişört | MEN | 279.90 | 28-36 | Black Grey White | boxy-tee | pool 860
  220 gr/m² iki iplik pamuk, tok duruşlu gövde ve kalın yaka ribanası. MOQ 36 adet, karışık beden sevk edilir.
TS-1051 | Organik pamuk bisiklet yaka tişört | WOMEN | 259.90 | 26-34 | Green White Yellow | fitted-tee 2 | each 20
  GOTS sertifikalı organik pamuktan, yumuşak tuşeli ve nefes alan kumaş. Etek ucu çift iğne reçme.
TS-1054 | Fitilli ribana tişört | WOMEN | 229.90 | 26-32 | Red Black White | fitted-tee 2 ribbed | pool 310
  Vücuda oturan fitilli ribana, %5 elastan sayesinde formunu korur. 10'lu seri.
TS-1058 | Taş yıkamalı tişört | MEN | 269.90 | 28-36 | Blue Grey | crew-tee 1 | each 22
  Parça boya ve taş yıkama ile yumuşatılmış pamuk; her parçada hafif ton farkı olabilir.
TS-1063 | Rugby çizgili tişört | MEN | 289.90 | 28-36 | Green Red | crew-tee 0 rugby Yellow | pool 240
  Kalın çizgili, 240 gr/m² pamuklu örme. Omuz dikişi şeritle güçlendirilmiştir.
TS-1066 | Modal karışımlı tişört | UNISEX | 299.90 | 26-36 | Yellow Grey White | crew-tee 1 | each 14
  %50 modal, %50 pamuk; dökümlü, serin tutan yazlık kumaş. Renk başına MOQ 36 adet.
TS-1072 | V yaka likralı tişört | WOMEN | 209.90 | 26-34 | Black White Red Blue | fitted-v | each 24
  %95 pamuk, %5 elastan süprem; bele hafif oturan kesim ve ince yaka biyesi.
TS-1075 | Keten karışımlı V yaka tişört | MEN | 289.90 | 28-36 | White Green Blue | v-tee 1 | each 16
  %55 keten, %45 pamuk slub örme; yazın serin tutar. Yıkandıkça yumuşar.
TS-1078 | Çizgili V yaka tişört | WOMEN | 229.90 | 26-34 | Red Blue | fitted-v 2 stripe White | pool 7
  İplik boyalı çizgili viskon karışımı, dökümlü gövde. Sezon sonu, kalan adetler stoktan.
TS-1081 | Bambu V yaka tişört | MEN | 249.90 | 28-36 | Grey Black Blue | v-tee 1 | pool 520
  Bambu viskonundan, nem çeken ve koku tutmayan iç-dış giyim tişörtü. 3'lü paket halinde de hazırlanır.
TS-1090 | Düğmeli patlı uzun kollu tişört | MEN | 319.90 | 28-36 | Grey Blue Black | henley 1 | each 18
  Üç düğmeli pat, ribana manşet; 200 gr/m² pamuk interlok. Mevsim geçişleri için ideal ağırlık.
TS-1093 | Petek dokulu uzun kollu tişört | UNISEX | 349.90 | 26-36 | White Green | henley 1 waffle | each 12
  Petek (waffle) örgülü pamuk, düğmeli yaka. Tok duruşlu, yıkamada çekmez.
TS-1096 | Çizgili düğmeli uzun kollu tişört | MEN | 339.90 | 28-36 | Green Blue | henley 1 stripe White | pool 180
  İplik boyalı çizgi, kontrast ribana yaka ve manşet. 8'li seri, MOQ 16 adet.
TS-1099 | Termal uzun kollu tişört | WOMEN | 329.90 | 26-34 | Red White Black | henley 2 | pool 0
  İçi şardonlu ince termal örme, vücuda oturan kesim. Yeniden üretim on iş günüdür.
TS-1103 | Fitilli balıkçı yaka üst | WOMEN | 349.90 | 26-34 | Black White Red | turtleneck | each 21
  İnce fitilli örme, katlanır balıkçı yaka ve uzun manşet. Ceket altına rahat girer.
TS-1109 | İnce örme balıkçı yaka üst | MEN | 389.90 | 28-36 | Green Grey Black | turtleneck 0 | pool 270
  18 numara ince ipli fitilli örme, dar kol. Blazer ve kaban altı için tasarlandı; MOQ 18 adet.
PL-1204 | Pike polo yaka tişört | MEN | 369.90 | 28-36 | Blue White Black Grey Green | tipped-polo | each 22
  200 gr/m² çift taraklı pike, tek ton çizgili yaka; kuruyunca şekli bozulmaz. Renk başına MOQ 24.
PL-1208 | Kontrast biyeli polo tişört | MEN | 389.90 | 28-36 | White Blue | tipped-polo 0 Red | each 17
  Yakası ve kol ucu kontrast biyeli pike. Üç düğmeli kulüp modeli.
PL-1211 | Yatay çizgili polo tişört | MEN | 399.90 | 28-36 | Red Blue | polo 1 stripe | pool 210
  İplik boyalı çizgili jarse, düz ribana yaka. 12'li seri halinde sevk edilir.
PL-1219 | Merserize pamuk polo tişört | UNISEX | 459.90 | 26-36 | Black Grey Blue | polo 0 | each 9
  Merserize iplikle parlak ve serin yüzey, sedef düğme. Premium hat, MOQ 12 adet.
PL-1222 | Jarse polo tişört | MEN | 349.90 | 28-36 | Yellow White Blue | polo 0 | pool 4
  İnce jarse örme, hafif ve çabuk kuruyan yazlık polo. Stokta son adetler.
`,
);
