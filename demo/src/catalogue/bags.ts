import { table } from './table.ts';

/** Bags of the leather workshop. */
export const bags = table(
  { category: 'BAGS', maker: 6 },
  `
CN-5002 | Deri tabanlı bez çanta | WOMEN | 490.00 | - | White Grey Blue | tote 1 | pool 320
  Kalın kanvas gövde, hakiki deri sap ve taban. İç cepli; koli 10 adet.
CN-5005 | Çizgili plaj çantası | WOMEN | 450.00 | - | Blue Red | tote 0 stripe | pool 210
  Yıkanabilir çizgili branda, geniş hacim. Yaz vitrini için asorti renkler.
CN-5008 | Kareli alışveriş çantası | UNISEX | 430.00 | - | Red Green | tote 0 check | pool 145
  Ekose kumaş, deri tutamaklı. Katlanınca az yer kaplar.
CN-5014 | Mumlu kanvas tote çanta | UNISEX | 520.00 | - | Black Green | tote 0 | each 60
  Mumlu kanvas, su itici. Laptop bölmeli, 14 inç sığar.
CN-5102 | Kapaklı el çantası | WOMEN | 1290.00 | - | Red Black White | handbag | each 22
  Dana derisi, döner kilitli kapak ve sarkan etiket. İçi süet astar; koli 4 adet.
CN-5105 | Floter deri el çantası | WOMEN | 1250.00 | - | White Yellow | handbag 1 | pool 68
  Floter deri, altın tonlu aksesuar. Toz torbasıyla gönderilir.
CN-5108 | Rugan el çantası | WOMEN | 1350.00 | - | Green Black | handbag 0 | pool 44
  Parlak rugan, sert kalıp. MOQ 4 adet.
CN-5111 | Vaketa el çantası | WOMEN | 1320.00 | - | Yellow Blue | handbag 2 | pool 9
  Vaketa deri, zamanla renk alır. Son adetler.
CN-5202 | Büzgülü kova çanta | WOMEN | 990.00 | - | Yellow Blue | bucket 2 | each 26
  İpli büzgü ağız, püskül detay ve deri taban. Omuzda taşınır.
CN-5205 | Floter kova çanta | WOMEN | 970.00 | - | Blue White | bucket 0 | pool 77
  Floter deri, doğal deri askı ve taban. Koli 6 adet.
CN-5208 | Süet kova çanta | WOMEN | 1050.00 | - | Grey Red | bucket 1 | pool 53
  Yumuşak süet, içi fermuar cepli. MOQ 6 adet.
CN-5302 | Kapaklı çapraz çanta | WOMEN | 890.00 | - | Green Black Red | crossbody | each 30
  Metal kilitli, uzun ayarlanabilir askı. Günlük kullanım için iki bölmeli.
CN-5305 | Saffiano çapraz çanta | WOMEN | 850.00 | - | White Blue | crossbody 0 | pool 105
  Saffiano deri, çizilmeye dayanıklı. Koli 6 adet.
CN-5311 | Postacı çantası | UNISEX | 920.00 | - | Black Grey | messenger 0 | pool 64
  Kapaklı, omuzdan çapraz askılı. Tablet bölmesi vardır.
CN-5402 | Zincirli zarf çanta | WOMEN | 690.00 | - | Blue Red | clutch 0 | each 28
  Davet için zarf kapak, zincir askısı sökülebilir. Saten astarlı.
CN-5405 | Abiye zarf çanta | WOMEN | 720.00 | - | Black White | clutch 0 | pool 118
  Mat deri görünüm, altın tonlu düğme. MOQ 10 adet.
CN-5408 | Saffiano zarf çanta | WOMEN | 700.00 | - | Red Green | clutch 0 | pool 35
  Saffiano deri görünümü, ince zincir askılı. Kutulu teslim.
CN-5502 | Bel çantası | UNISEX | 390.00 | - | Black Green Blue | belt-bag | each 50
  Su itici kumaş, iki fermuarlı bölme. Ayarlı kolon ve hızlı toka.
CN-5505 | Deri bel çantası | MEN | 590.00 | - | Yellow Black | belt-bag 2 | pool 88
  Hakiki deri, geniş kolon. Çapraz omuzda da taşınır.
CN-5508 | Renkli bel çantası | WOMEN | 410.00 | - | Red Yellow | belt-bag 1 | pool 130
  Hafif naylon, iki fermuarlı. Festival ve seyahat için.
SR-5602 | Deri detaylı sırt çantası | UNISEX | 890.00 | - | Blue Black Green | backpack 0 | each 24
  Kanvas gövde, deri kayış ve metal toka. 15 inç laptop bölmeli.
SR-5605 | Okul sırt çantası | UNISEX | 650.00 | - | Red Blue | daypack 1 | pool 260
  Dayanıklı polyester, ergonomik omuz askısı. Koli 10 adet.
SR-5608 | Kareli sırt çantası | WOMEN | 720.00 | - | Green Red | backpack 1 check | pool 71
  Ekose kanvas, önü fermuar cepli. Deri tonlu tokalar.
SR-5611 | Şehir sırt çantası | MEN | 990.00 | - | Black Grey | roll-top 0 | pool 156
  Mumlu kanvas, yağmura dayanıklı. Gizli arka cep.
VZ-5702 | Hafta sonu çantası | MEN | 1490.00 | - | Grey Blue | weekender 1 | each 14
  Kanvas gövde, deri köşe ve tutamak; kabin boyu. Omuz askısı dahildir.
VZ-5705 | Çizgili seyahat çantası | UNISEX | 1390.00 | - | White Blue | weekender 1 stripe | pool 48
  Denizci çizgili branda, geniş ağızlı. Ayakkabı bölmesi vardır.
VZ-5708 | Mumlu kanvas seyahat çantası | MEN | 1590.00 | - | Green Black | weekender 0 | pool 37
  Mumlu kanvas, pirinç fermuar. MOQ 4 adet.
`,
);
