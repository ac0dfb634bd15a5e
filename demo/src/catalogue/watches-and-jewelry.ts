import { table } from './table.ts';

/** Watches of the watch and jewellery house. */
export const watches = table(
  { category: 'WATCHES', maker: 7 },
  `
SA-7002 | Deri kordonlu saat | MEN | 1290.00 | - | Black Blue | watch-leather | each 26
  Japon quartz mekanizma, küçük saniye göstergesi; 40 mm kasa. İki yıl garantili.
SA-7005 | İnce kordonlu kadın saati | WOMEN | 1190.00 | - | Red White | watch-leather 0 | pool 74
  Altın tonlu kasa, hakiki deri kordon. Kutulu ve garantili.
SA-7008 | Krem kadranlı deri saat | UNISEX | 1250.00 | - | Yellow Black | watch-leather 2 | pool 95
  Krem kadran, karamel tonlu deri kordon seçenekleri. 3 ATM su geçirmez.
SA-7011 | Altın kasalı klasik saat | UNISEX | 1270.00 | - | Green Grey | watch-leather 0 | pool 38
  Altın tonlu ince kasa, mat deri kordon. Kutulu teslim, MOQ 5 adet.
SA-7102 | Çelik kordonlu saat | MEN | 1890.00 | - | Blue Green Black | watch-bracelet | each 18
  Paslanmaz çelik, takvimli renkli kadran ve bezel. 10 ATM su geçirmez.
SA-7105 | Kelebek kilitli çelik saat | MEN | 1950.00 | - | Green Black | watch-bracelet 0 | pool 52
  Kadran ve bezel aynı renkte, çelik kordon. Çift basmalı kelebek kilit.
SA-7108 | Safir camlı çelik saat | UNISEX | 1850.00 | - | Black White | watch-dress 0 | pool 64
  Mat kadran, safir kaplama cam. Koli 4 adet.
SA-7111 | Altın tonlu çelik saat | MEN | 2290.00 | - | Yellow | watch-dress 0 | pool 9
  Altın PVD kaplama, tarih göstergeli. Son adetler.
SA-7202 | Hasır kordonlu saat | WOMEN | 1390.00 | - | Blue Black White | watch-mesh 2 | each 22
  İnce kasa, hasır çelik kordon; kadranı renkli. Bilekte aletsiz ayarlanır.
SA-7205 | Sade kadranlı hasır saat | WOMEN | 1350.00 | - | White Grey | watch-mesh 0 | pool 81
  Sade kadran, çizgi indeks. Kutulu ve garantili teslim.
SA-7208 | Altın tonlu hasır saat | WOMEN | 1420.00 | - | Red Yellow | watch-mesh 2 | pool 47
  Renkli kadran, altın tonlu hasır kordon. MOQ 5 adet.
SA-7211 | Minimal hasır saat | UNISEX | 1380.00 | - | Black Green | watch-mesh 0 | pool 0
  Tek renk kadran, ince çelik hasır. Yeniden sipariş verildi, on günde stokta.
SA-7302 | Dalgıç saati | MEN | 1690.00 | - | Black Blue Yellow | watch-sport | each 20
  Döner bezel, silikon kordon; 20 ATM su geçirmez. Fosforlu indeks.
SA-7305 | Takvimli spor saat | UNISEX | 1590.00 | - | Yellow Red | watch-sport 0 | pool 43
  Silikon kordon ve döner bezel aynı renkte. Takvimli, 10 ATM.
SA-7402 | Roma rakamlı kare saat | WOMEN | 1490.00 | - | Black Red | watch-square 0 | each 15
  Dikdörtgen kasa, Roma rakamlı krem kadran. Timsah baskı deri kordon.
SA-7405 | İnce bilek kare saati | WOMEN | 1450.00 | - | Blue White | watch-square 0 | pool 58
  Altın tonlu kasa, yumuşak deri kordon. İnce bilekler için küçük boy.
SA-7408 | Çelik kasalı kare saat | UNISEX | 1470.00 | - | Grey Green | watch-square 2 | pool 33
  Çelik kasa, yumuşak deri kordon. Kutulu teslim.
`,
);

/** Jewellery of the same house; the colour is that of the stone. */
export const jewelry = table(
  { category: 'JEWELRY', maker: 7 },
  `
YZ-8002 | Renkli taşlı yüzük | WOMEN | 390.00 | - | Green Blue Red | ring | each 40
  925 ayar gümüş üzeri altın kaplama, renkli zirkon taş. Ayarlanabilir; kadife kutuda.
YZ-8005 | Tektaş yüzük | WOMEN | 420.00 | - | White | ring 0 | pool 210
  Rodyum kaplama gümüş, beyaz zirkon tektaş. Nişan vitrini için.
YZ-8008 | Oniks yüzük | UNISEX | 450.00 | - | Black | signet 0 | pool 84
  Siyah oniks taş, altın kaplama. Elde mıhlanmıştır.
KP-8102 | Mineli halka küpe | WOMEN | 260.00 | - | Red Green Blue | hoops | each 50
  Renkli mine ve sallanan taş, altın kaplama. Nikel içermez.
KP-8105 | Taşlı halka küpe | WOMEN | 270.00 | - | Black Green | hoops 0 | pool 145
  Parlak mine ve sallanan taş, gece için. 6'lı kart halinde.
KP-8111 | Taşlı düğme küpe | WOMEN | 290.00 | - | Green Red White | studs | each 44
  Renkli merkez taş, etrafı zirkonlu. Kartıyla teslim edilir.
KP-8114 | Pırıltılı gümüş küpe | UNISEX | 310.00 | - | White | studs 0 | pool 168
  Rodyum kaplama, beyaz taşlı. Alerji yapmaz.
KP-8117 | Altın kaplama taşlı küpe | WOMEN | 280.00 | - | Red Yellow | studs 0 | pool 7
  Canlı renkli taş, altın kaplama çerçeve. Son adetler.
BS-8202 | Çiçek broş | WOMEN | 340.00 | - | Blue Red | brooch | each 28
  Taş yapraklı çiçek, ortası inci görünümlü. Kaban ve blazer yakası için.
BS-8205 | Altın kaplama broş | WOMEN | 330.00 | - | Yellow Green | brooch 0 | pool 61
  Parlak taşlar, altın kaplama yapraklar. Kutulu hediye.
BS-8208 | Taşlı çiçek broş | WOMEN | 345.00 | - | Red White | brooch 0 | pool 34 off
  Renkli taşlı, inci göbekli. Kalıp yenileniyor, geçici olarak kapalıdır.
KL-8302 | Damla uçlu kolye | WOMEN | 360.00 | - | Blue Red Green | necklace 1 | each 38
  Damla kesim taş, 45 cm kaplama zincir. Uzatma zinciri dahil.
KL-8305 | Altın kaplama taşlı kolye | WOMEN | 370.00 | - | Yellow White | necklace 0 | pool 105
  Açık renkli damla taş, altın kaplama zincir. Kutulu teslim.
KL-8308 | Zarif damla kolye | WOMEN | 380.00 | - | Red Black | necklace 0 | pool 57
  Küçük damla taş, ince zincir. MOQ 6 adet.
BK-8402 | Doğal taş bileklik | UNISEX | 190.00 | - | Black Red Blue | bracelet | each 60
  8 mm doğal taş boncuk, metal ara parça. Lastikli, her bileğe uyar.
BK-8405 | Erkek kaplan gözü bileklik | MEN | 210.00 | - | Yellow | tiger-eye 2 | pool 180
  Kaplan gözü tonunda doğal taş, altın tonlu ara parça. 12'li stant halinde.
BK-8408 | Boncuklu erkek bileklik | MEN | 205.00 | - | Blue Grey | bracelet 0 | pool 126
  Doğal taş boncuk, gümüş tonlu ara parça. Kesesiyle teslim.
BK-8411 | Yeşim bileklik | MEN | 220.00 | - | Green | bracelet 0 | pool 8
  Yeşim tonunda doğal taş. Stokta az.
BK-8414 | İnci bileklik | WOMEN | 240.00 | - | White Grey | charm-bracelet 0 | pool 98
  İnci görünümlü boncuk, taşlı uç. Gelin ve davet için.
BZ-8502 | Mineli kelepçe bilezik | WOMEN | 390.00 | - | Red Green Blue | bangle | each 24
  Mine bant ve zirkon sıra, altın kaplama. Menteşeli, kolay takılır.
BZ-8505 | Taşlı gümüş bilezik | WOMEN | 430.00 | - | White Black | bangle 0 | pool 49
  Rodyum kaplama, zirkon sıralı. Kadife kutuda.
`,
);
