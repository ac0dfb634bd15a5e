import { table } from './table.ts';

/** Denim, trousers and shorts of the denim mill. */
export const trousers = table(
  { category: 'CLOTHING', maker: 2 },
  `
CK-2802 | Kot ceket | UNISEX | 890.00 | 26-36 | Blue Black | denim-jacket 1 | each 18
  12 oz pamuk denim, bakır düğme ve karamel dikiş. Taş yıkamalı; renk başına MOQ 12 adet.
CK-2805 | Dar kalıp kot ceket | MEN | 920.00 | 28-36 | Black Grey | denim-jacket | each 12
  Solmaz boyalı denim, dar kalıp. Manşet ve kemeri güçlendirilmiş dikişli.
CK-2808 | Kısa kot ceket | WOMEN | 870.00 | 26-34 | White Red | denim-jacket 1 | pool 116
  Parça boyalı yumuşak denim, kısa boy. Bahar koleksiyonu için.
JN-2902 | Düz paça jean | MEN | 749.90 | 28-36 | Blue Black Grey | straight-jeans 1 | each 26
  12,5 oz sert denim, düz paça ve normal bel. Paçası kıvrılıp giyilebilir; 12'li seri.
JN-2905 | Yüksek bel jean | WOMEN | 699.90 | 26-34 | Blue White | jeans 2 | each 24
  Toparlayıcı elastanlı denim, yüksek bel. Açık buz yıkama.
JN-2908 | Koyu indigo jean | MEN | 799.90 | 28-36 | Blue | jeans 0 | pool 480
  Yıkanmamış koyu indigo, bakır zımbalı. Giydikçe iz bırakan ham denim.
JN-2911 | Dar paça jean | WOMEN | 689.90 | 26-34 | Black Grey | slim-jeans | each 20
  Solmaz boya, %3 elastan; gün boyu form korur. MOQ 24 adet.
JN-2914 | Yazlık kadın jean | WOMEN | 729.90 | 26-34 | White Yellow | jeans 1 | pool 175
  Hafif yazlık denim, karamel dikişli. Yaz vitrini için.
JN-2920 | Renkli kanvas jean | UNISEX | 719.90 | 26-36 | Red Green Yellow | straight-jeans 1 | each 8
  Parça boyalı kanvas, beş cepli. Renk başına MOQ 18 adet.
JN-2923 | Beş cep gabardin pantolon | MEN | 739.90 | 28-36 | Green Grey | straight-jeans 1 | pool 0
  Beş cepli gabardin jean kesimi. Tükendi, üretim sırası beklemede.
PN-3002 | Chino pantolon | MEN | 649.90 | 28-36 | Yellow Blue Black Green | chinos 2 | each 23
  Elastanlı gabardin, verev cep ve hafif dar paça. 12'li seri, MOQ 24 adet.
PN-3005 | Ütü izli kumaş pantolon | MEN | 699.90 | 28-36 | Grey Black Blue | dress-trousers 1 | each 17
  Viskon karışımı takım kumaşı, kalıcı ütü çizgisi. Blazer ceketle uyumludur.
PN-3008 | Kareli kumaş pantolon | WOMEN | 679.90 | 26-34 | Grey Red | dress-trousers 0 check | pool 136
  İnce ekose dokuma, bilek boy. Beli iç lastikli.
PN-3011 | Keten karışımlı pantolon | UNISEX | 719.90 | 26-36 | White Green Blue | linen-trousers 1 | each 12
  %55 keten, serin tutan yazlık dokuma. Yıkamada en fazla %2 çeker.
PN-3014 | Slim chino pantolon | MEN | 669.90 | 28-36 | Blue Grey | slim-chinos 0 | pool 410
  Dar kesim, %3 elastan gabardin. 12'li seri halinde sevk edilir.
PN-3020 | Yüksek bel palazzo pantolon | WOMEN | 689.90 | 26-34 | Black White Grey | wide-trousers | each 19
  Dökümlü krep, pileli yüksek bel ve geniş paça. Fularlı bluzla takım verilir.
PN-3023 | Keten palazzo pantolon | WOMEN | 729.90 | 26-34 | White Blue | wide-trousers 1 | each 13
  Keten-viskon karışımı, nefes alan geniş paça. Yazlık takımların parçası.
PN-3029 | Saten palazzo pantolon | WOMEN | 749.90 | 26-34 | Green Red | wide-trousers 0 | pool 83
  Mat saten, geniş paça. Gece giyimine uygun, MOQ 10 adet.
ST-3102 | Bağcıklı keten şort | MEN | 399.90 | 28-36 | White Blue Green | shorts 1 | each 18
  Keten-pamuk karışımı, beli bağcıklı ve katlı paça. Yazlık 12'li seri.
ST-3105 | Gabardin şort | MEN | 429.90 | 28-36 | Green Yellow Blue | chino-shorts 1 | each 15
  Yıkamalı gabardin, verev cepli bermuda boy. Renk başına MOQ 18 adet.
ST-3108 | Pamuklu kadın şortu | WOMEN | 369.90 | 26-34 | Red White Yellow | shorts 2 | pool 245
  Yumuşak pamuk poplin, katlı paça. Bel kordonu kontrast renklidir.
ST-3114 | Kalın gabardin şort | MEN | 419.90 | 28-36 | Grey Black | chino-shorts 1 | pool 0 off
  Kalın pamuk gabardin. Yaz sezonu bitti, gelecek sezona kadar kapalıdır.
`,
);
