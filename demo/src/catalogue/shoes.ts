import { table } from './table.ts';

/** Shoes of the shoemaker. */
export const shoes = table(
  { category: 'SHOES', maker: 5 },
  `
SN-4002 | Deri sneaker | UNISEX | 990.00 | 26-36 | White Black Blue | sneaker | each 16
  Hakiki deri yüz, kauçuk taban; arka ve yan şerit kontrast. Koli 12 çift, karışık numara.
SN-4005 | Retro koşu sneaker | MEN | 1090.00 | 30-36 | Blue Grey | runner 1 Yellow | each 12
  Süet ve file karışımı, hafif EVA ara taban. Kontrast yan şeritli.
SN-4008 | Günlük bez sneaker | WOMEN | 690.00 | 26-34 | Red White | plimsoll 2 White | pool 220
  Kanvas yüz, vulkanize taban. Yıkanabilir, koli 12 çift.
SN-4014 | Vegan deri sneaker | UNISEX | 890.00 | 26-36 | Black White | sneaker 0 Grey | each 15
  Vegan deri, hafızalı iç taban. Uzun süre ayakta çalışanlar için.
SN-4017 | Nubuk sneaker | WOMEN | 950.00 | 26-34 | Yellow Red Grey | sneaker 0 | pool 76
  Yumuşak nubuk, kontrast yan şerit ve arka panel. Sezonun renkli çifti.
SN-4020 | File antrenman ayakkabısı | UNISEX | 870.00 | 26-36 | Grey Blue | runner 2 Blue | pool 9
  Hafif file yüz, esnek taban. Son numaralar, asorti tamamlama için.
LF-4102 | Penny loafer | MEN | 1290.00 | 30-36 | Black Red | loafer | each 11
  Açma deri, köseleye dikişli kauçuk taban. İçi tamamen deri; koli 8 çift.
LF-4105 | Rugan loafer | WOMEN | 1190.00 | 26-34 | Red Black | loafer 0 | each 10
  Parlak rugan, alçak topuk. Çorapla ya da çorapsız giyilir.
LF-4108 | Süet loafer | MEN | 1350.00 | 30-36 | Yellow Blue | loafer 2 | pool 96
  Yumuşak süet, esnek taban. Su itici sprey ile teslim edilir.
LF-4114 | Nappa yazlık loafer | WOMEN | 1120.00 | 26-34 | White Green | loafer 1 | pool 0
  Yumuşak nappa, nefes alan astar. Yeni parti iki hafta içinde.
DR-4202 | Bağcıklı derbi ayakkabı | MEN | 1490.00 | 30-36 | Black Yellow | derby | each 12
  Burun dikişli klasik derbi, mumlu bağcık. Takım elbise koleksiyonunun temeli.
DR-4205 | Vaketa derbi ayakkabı | MEN | 1520.00 | 30-36 | Yellow Black | derby 2 | each 9
  Vaketa deri, kösele görünümlü hafif taban. Koli 8 çift.
DR-4211 | Maskülen bağcıklı ayakkabı | WOMEN | 1390.00 | 26-34 | White Black | derby 0 | pool 42
  Kadın kalıbında rugan derbi, alçak topuk. Koli 6 çift.
BT-4302 | Chelsea bot | UNISEX | 1590.00 | 26-36 | Black Yellow | ankle-boot | each 12
  Yanları lastikli dana derisi bot, çekme bantlı. İçi sıcak astar; koli 8 çift.
BT-4305 | Süet chelsea bot | MEN | 1690.00 | 30-36 | Yellow Grey | ankle-boot 2 | each 9
  Süet yüz, kauçuk taban. Su itici işlem görmüştür.
BT-4308 | Kadın deri bot | WOMEN | 1550.00 | 26-34 | Red Black | ankle-boot 0 | pool 87
  Analin deri, düşük topuk. Fermuarsız, lastikli giyim.
BT-4314 | Yumuşak deri chelsea bot | WOMEN | 1490.00 | 26-34 | White Grey | ankle-boot 1 | pool 4
  Yumuşak deri, yanları kontrast lastikli. Stokta son dört çift.
TP-4402 | Sivri burun topuklu ayakkabı | WOMEN | 1090.00 | 26-34 | Red Black White | heel | each 13
  Deri yüz, 8 cm blok topuk. İç tabanı yumuşatılmış; koli 8 çift.
TP-4405 | Ofis topuklu ayakkabı | WOMEN | 1050.00 | 26-34 | Black Blue | heel | each 15
  Mat deri, dengeli topuk; gün boyu rahat. MOQ 12 çift.
TP-4408 | Gelin ayakkabısı | WOMEN | 1250.00 | 26-34 | White | heel 0 | pool 130
  Kırık beyaz saten görünümlü deri, kaymaz taban. Kişiye özel boy isteği alınır.
TP-4414 | Nappa topuklu ayakkabı | WOMEN | 1080.00 | 26-34 | Red Yellow | heel 2 | pool 39 off
  İnce nappa. Topuk kalıbı yenilendiğinden satışa kapalıdır.
BB-4502 | Fiyonklu babet | WOMEN | 690.00 | 26-34 | Black Red White | ballerina | each 18
  Nappa deri, fiyonklu yuvarlak burun. Katlanabilir esnek taban; koli 12 çift.
BB-4505 | Keçi derisi babet | WOMEN | 710.00 | 26-34 | Red Grey | ballerina 2 | each 12
  Yumuşak keçi derisi, lastikli ağız. Günlük ve ofis için.
BB-4508 | İnce tabanlı babet | WOMEN | 670.00 | 26-34 | Blue Black | ballerina 0 | pool 140
  Mat deri, ince esnek taban. Okul ve iş kıyafetleriyle uyumlu.
SD-4602 | Çift bantlı mantar sandalet | UNISEX | 590.00 | 26-36 | Black White Blue | sandal | each 20
  Anatomik mantar taban, ayarlı tokalar. Koli 12 çift, karışık numara.
SD-4605 | Deri sandalet | WOMEN | 690.00 | 26-34 | White Red | strappy-sandal 1 | pool 160
  Yumuşak deri bant, süet iç taban. Yaz sezonunun sürekli modeli.
SD-4608 | Erkek tokalı sandalet | MEN | 720.00 | 30-36 | Blue Green | sandal 0 | pool 92
  Nubuk bantlar, kalın kauçuk taban. Tokaları ayarlanabilir.
SD-4611 | Altın tokalı sandalet | WOMEN | 660.00 | 26-34 | Yellow Red | strappy-sandal 0 | pool 7
  Canlı renkli bantlar, altın tonlu tokalar. Sezon sonu adetleri.
`,
);
