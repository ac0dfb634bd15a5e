import { table } from './table.ts';

/** Gift packaging, umbrellas and keyrings of the trimmings house. */
const giftware = table(
  { category: 'OTHER', maker: 7 },
  `
HK-9002 | Kurdeleli hediye kutusu | UNISEX | 45.00 | - | White Blue Red | gift-box | each 240
  Sert karton, saten kurdele; 20 × 20 × 18 cm. Düz gelir, kolay kurulur; 50'li koli.
HK-9005 | Puantiyeli hediye kutusu | WOMEN | 55.00 | - | Red Yellow | gift-box 2 dots | pool 900
  Puantiye baskılı kapaklı kutu. Sevgililer Günü ve anneler günü için.
HK-9008 | Çizgili hediye kutusu | MEN | 55.00 | - | Blue Green | gift-box 0 stripe | pool 640
  Çizgili baskılı, kravat ve cüzdan setleri için. 25'li koli.
HK-9011 | Yılbaşı hediye kutusu | UNISEX | 60.00 | - | Green Red | gift-box 0 Red | pool 1200
  Kontrast kurdeleli yılbaşı kutusu. Vitrin ve sepet için, MOQ 50 adet.
SM-9102 | Ahşap saplı şemsiye | UNISEX | 320.00 | - | Black Blue Red | umbrella | each 42
  Otomatik açılır, rüzgâra dayanıklı çelik iskelet. Koli 12 adet.
SM-9105 | Çizgili şemsiye | WOMEN | 340.00 | - | Yellow Red | umbrella 0 stripe | pool 115
  Renkli çizgili kumaş, ahşap kavisli sap. Su itici kaplama.
SM-9108 | Puantiyeli şemsiye | WOMEN | 330.00 | - | Red White | umbrella 2 dots | pool 86
  Beyaz puantiyeli kumaş, hafif alüminyum gövde. Kılıfıyla.
SM-9111 | Kareli şemsiye | MEN | 360.00 | - | Green Grey | umbrella 0 check | pool 62
  Ekose geniş kubbe, sağlam telli. MOQ 12 adet.
AN-9202 | Deri anahtarlık | MEN | 95.00 | - | Yellow Black Red | keyring 2 | each 120
  Hakiki deri, pirinç halkalı. Logo baskısı yapılabilir; 24'lü kutu.
AN-9205 | Renkli anahtarlık | WOMEN | 85.00 | - | Red Green | keyring 1 | pool 410
  Canlı renkli deri, kasa önü ürünü. 24'lü stantlı kutu.
`,
);

/** Socks and throws of the knitting workshop. */
const knits = table(
  { category: 'OTHER', maker: 4 },
  `
CR-9302 | Üçlü pamuklu çorap | UNISEX | 95.00 | - | White Black Grey | sock-pack | each 180
  Taranmış pamuk, dikişsiz burun; üç çift bir pakette. Asorti numara.
CR-9305 | Çizgili çorap | MEN | 65.00 | - | Green Blue | socks 1 stripe | pool 760
  İplik boyalı çizgili, güçlendirilmiş topuk. 12 çiftlik paket.
CR-9308 | Puantiyeli çorap | WOMEN | 60.00 | - | Red Yellow | socks 1 dots | pool 540
  Eğlenceli puantiye, yumuşak lastik. MOQ 24 çift.
BN-9402 | Püsküllü örgü battaniye | UNISEX | 690.00 | - | Grey White Blue | throw 2 | each 22
  130 × 170 cm, yumuşak akrilik-yün karışımı. Ambalajı kuşaklıdır.
BN-9405 | Ekose battaniye | UNISEX | 740.00 | - | Red Green | throw 0 check | pool 83
  Klasik ekose, çift taraflı. Kışlık vitrin için.
BN-9408 | Şeritli koltuk şalı | WOMEN | 650.00 | - | White Yellow | throw 1 | pool 58
  İnce örgü, uçları şeritli ve püsküllü. Hediye kutusuyla sunulabilir.
BN-9411 | Çizgili bebek battaniyesi | WOMEN | 490.00 | - | Blue Red | throw 2 stripe | pool 6
  Pamuklu ince örgü, pastel çizgili. Son adetler.
`,
);

export const other = [...giftware, ...knits];
