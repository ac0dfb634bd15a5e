import { table } from './table.ts';

/** Leather accessories of the leather workshop. */
const leatherGoods = table(
  { category: 'ACCESSORIES', maker: 6 },
  `
KM-6002 | Hakiki deri kemer | MEN | 320.00 | 28-36 | Black Yellow | belt | each 30
  3,5 cm dana derisi, pirinç toka. Bel ölçüsüne göre beden; koli 12 adet.
KM-6005 | Vaketa deri kemer | MEN | 340.00 | 28-36 | Yellow Red | belt 2 | pool 260
  Vaketa deri, kenarları elde boyanmıştır. Jean ve chino için.
KM-6008 | İnce kadın kemeri | WOMEN | 240.00 | 26-34 | Red White Black | slim-belt 1 | pool 190
  2,5 cm yumuşak deri, elbise üstüne. Renk başına MOQ 12 adet.
CZ-6102 | Çıtçıtlı deri cüzdan | MEN | 390.00 | - | Black Blue | wallet | each 45
  Sekiz kartlık, bozuk para gözlü. Kutulu teslim, hediye için uygun.
CZ-6105 | Fermuarlı kadın cüzdanı | WOMEN | 420.00 | - | Red Green | zip-wallet 0 | pool 125
  Yumuşak nappa, fermuarlı iç göz. Koli 12 adet.
CZ-6108 | Kartlıklı ince cüzdan | UNISEX | 360.00 | - | Yellow Grey | card-holder 2 | pool 178
  RFID korumalı, ince yapı. Kenarı dikişli.
ED-6202 | Deri eldiven | WOMEN | 490.00 | - | Black Red | gloves | each 40
  Koyun derisi, örme manşet ve polar astar. Dokunmatik uyumlu parmak ucu.
ED-6205 | Erkek deri eldiven | MEN | 560.00 | - | Yellow Black | gloves 2 Black | pool 92
  Yumuşak nappa, kaşmir karışımlı astar ve örme manşet. Kutuda teslim.
ED-6208 | Sırtı dikişli deri eldiven | WOMEN | 520.00 | - | Red White | gloves 1 | pool 58
  Canlı renkli koyun derisi, dikişli sırt detayı. MOQ 10 çift.
`,
);

/** Scarves, hats, ties and glasses of the knitting and trimmings workshops. */
const textiles = table(
  { category: 'ACCESSORIES', maker: 4 },
  `
AT-6302 | Püsküllü yün atkı | UNISEX | 290.00 | - | Grey Black Blue | scarf 0 ribbed | each 55
  Yumuşak yün karışımı, fitilli örgü; 180 × 30 cm. Koli 12 adet.
AT-6305 | Ekose atkı | UNISEX | 320.00 | - | Red Green | scarf 0 check | pool 240
  İskoç ekose dokuma, uçları püsküllü. Kutulu hediye seçeneği.
AT-6308 | Çizgili kaşkol | MEN | 280.00 | - | Blue Grey | scarf 1 stripe | pool 165
  Kolej çizgili akrilik-yün karışımı. Tüylenmez.
AT-6311 | Kalın örgü atkı | WOMEN | 310.00 | - | Yellow White | scarf 0 chunky | pool 98
  Kalın ve sıcak örgü, geniş en. Renk başına MOQ 12 adet.
FL-6402 | Puantiyeli ipek fular | WOMEN | 380.00 | - | Blue Red | foulard 0 dots | each 36
  %100 ipek tvil, 90 × 90 cm; kenarı elde kıvrılmış. Kutulu teslim.
FL-6405 | Saten boyun fuları | WOMEN | 290.00 | - | Green Yellow | foulard 2 | pool 140
  Saten, boyunda ve çantada kullanılır. Renk başına MOQ 20 adet.
FL-6408 | Çizgili fular | WOMEN | 310.00 | - | Red White | foulard 2 stripe White | pool 67
  Mat krep üzerine çizgi baskı. Bluz ve trençkotla uyumlu.
BR-6502 | Ponponlu bere | UNISEX | 190.00 | - | Red Grey Blue | beanie | each 70
  Kalın fitilli örgü, yumuşak ponpon; içi polar bantlı. 12'li paket.
BR-6505 | Ponponlu yün bere | MEN | 170.00 | - | Grey Black | beanie 1 Black | pool 310
  Yün karışımlı fitilli örgü, koyu ponponlu. Ponpon çıtçıtla sökülür.
BR-6511 | Etiketli ponponlu bere | UNISEX | 185.00 | - | Yellow Blue | beanie 0 | pool 120
  Kontrast ponpon ve dokuma etiket. Renk başına MOQ 24 adet.
SP-6602 | Beyzbol şapkası | UNISEX | 180.00 | - | Blue Black White | cap | each 65
  Pamuk gabardin, metal ayarlı arka bant. Nakış için düz ön panel.
SP-6605 | Yıkamalı şapka | MEN | 190.00 | - | Green Grey | cap 1 | pool 205
  Taş yıkamalı pamuk, yumuşak ön panel. 12'li paket.
SP-6608 | Kareli şapka | UNISEX | 210.00 | - | Grey Red | cap 1 check | pool 94
  Kışlık ekose kumaş, kulak içi astar. MOQ 12 adet.
KR-6702 | İpek kravat | MEN | 290.00 | - | Blue Red | tie | each 42
  %100 ipek, 8 cm; elde dikilmiş iç telalı. Kutulu teslim.
KR-6705 | Çizgili kravat | MEN | 310.00 | - | Red Blue | tie 0 stripe | pool 150
  Verev kulüp çizgisi, jakar dokuma. 10'lu kutu.
KR-6708 | Puantiyeli kravat | MEN | 300.00 | - | Black Green | tie 0 dots | pool 88
  Koyu zeminde küçük puantiye, davet için. MOQ 10 adet.
`,
);

/** Sunglasses of the watch and jewellery house. */
const glasses = table(
  { category: 'ACCESSORIES', maker: 7 },
  `
GZ-6802 | Kemik güneş gözlüğü | UNISEX | 320.00 | - | Black Red | sunglasses | each 48
  Asetat çerçeve, UV400 cam; kılıf ve bez dahil. Koli 12 adet.
GZ-6805 | Geniş çerçeveli güneş gözlüğü | WOMEN | 340.00 | - | Green White | oversized 0 | pool 110
  Kedi gözü formuna yakın geniş çerçeve, degrade cam. CE belgelidir.
GZ-6808 | Metal menteşeli güneş gözlüğü | WOMEN | 350.00 | - | Red Grey | cat-eye 0 | pool 76
  Parlak asetat, metal menteşe. Kılıfıyla; MOQ 10 adet.
GZ-6811 | Polarize güneş gözlüğü | MEN | 420.00 | - | Blue Black | aviator 0 | pool 132
  Polarize cam, mat çerçeve. Sürüş ve deniz için.
GZ-6814 | Asetat güneş gözlüğü | UNISEX | 330.00 | - | Yellow White | sunglasses 2 | pool 10
  Hafif asetat çerçeve, degrade cam. Az kaldı.
`,
);

export const accessories = [...leatherGoods, ...textiles, ...glasses];
