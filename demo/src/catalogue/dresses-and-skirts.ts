import { table } from './table.ts';

/** Dresses, jumpsuits and skirts of the shirt maker. */
export const dresses = table(
  { category: 'CLOTHING', maker: 1 },
  `
EL-1902 | Karpuz kollu midi elbise | WOMEN | 849.90 | 26-34 | Red Black Blue | midi-dress 2 | each 14
  Düğmeli beden, büzgülü etek ve kısa karpuz kol; poplin kumaş. Beli lastiksiz, bedenine göre oturur.
EL-1905 | Puantiyeli midi elbise | WOMEN | 879.90 | 26-34 | Black White | midi-dress 0 dots | each 12
  Küçük puantiyeli viskon, yakası biyeli. 8'li seri, MOQ 16 adet.
EL-1911 | Pamuklu yazlık elbise | WOMEN | 799.90 | 26-34 | Yellow White Blue | sundress 0 | each 16
  İnce pamuklu dokuma, büzgülü etek. Düğmeleri hindistan cevizi kabuğundan.
EL-1914 | Chambray gömlek elbise | WOMEN | 859.90 | 26-34 | Blue White | shirt-dress 2 | each 13
  Chambray kumaş, kuşaklı ve göğüs cepli. Kolları kıvrılıp düğmelenebilir.
EL-1917 | Çizgili gömlek elbise | WOMEN | 899.90 | 26-34 | White Blue | shirt-dress 2 pinstripe Blue | each 11
  Çizgili pamuk poplin, bağlamalı kuşak. Ofis ve günlük kullanım için.
EL-1923 | Safari gömlek elbise | WOMEN | 919.90 | 26-34 | Green Black | safari-dress 1 | pool 160
  Tencel karışımlı, safari esintili düz renk model. Renk başına MOQ 12 adet.
EL-1926 | Anvelop krep elbise | WOMEN | 949.90 | 26-34 | Green Red Black | wrap-dress | each 15
  Çapraz kapanan V yaka, belden bağlamalı; kırışmayan krep. Her bedene uyum sağlar.
EL-1929 | Benekli anvelop elbise | WOMEN | 969.90 | 26-34 | Red Blue | wrap-dress 1 dots | each 12
  Küçük benekli viskon, dökümlü etek. 8'li seri halinde hazırlanır.
EL-1935 | Saten kruvaze elbise | WOMEN | 1049.90 | 26-34 | Blue Grey | wrap-dress 0 | each 8
  Mat saten, davet ve nişan için. İç düğmesi ve gizli çıtçıtı vardır.
EL-1938 | Degaje yaka saten elbise | WOMEN | 989.90 | 26-34 | Green Black White | slip-dress | each 14
  Verev kesim saten, ince ayarlanabilir askı. Astarlı; boyu ayak bileğinin üstünde.
EL-1941 | İnce askılı gece elbisesi | WOMEN | 1149.90 | 26-34 | Red Black | slip-dress 0 | each 9
  Ağır saten, degaje yaka ve verev kesim. Sırtı dekolteli, MOQ 8 adet.
EL-1944 | Askılı nikâh elbisesi | WOMEN | 959.90 | 26-34 | White Yellow | slip-dress 1 | pool 6
  Nikâh ve mezuniyet sezonu için yumuşak saten. Son adetler.
TL-2002 | Kuşaklı gömlek yaka tulum | WOMEN | 1049.90 | 26-34 | Green Black White | jumpsuit 1 | each 10
  Tencel karışımı, kısa kollu ve tokalı kemerli. Göğüs cepleri kapaklıdır.
TL-2008 | Denim tulum | WOMEN | 1149.90 | 26-34 | Blue Black | jumpsuit 1 | each 9
  Yumuşak 8 oz denim, önden düğmeli. 6'lı seri, MOQ 12 adet.
TL-2011 | Çizgili tulum | WOMEN | 1079.90 | 26-34 | Black Grey | jumpsuit 0 pinstripe | pool 58
  Çizgili gabardin, tokalı kemer. Sipariş üzerine üretimde MOQ 8 adet.
ET-2102 | Pileli midi etek | WOMEN | 529.90 | 26-34 | Red Black Grey | pleated-skirt | each 19
  Kalıcı pile, beli düğmeli krep etek. Ütü istemez; 8'li seri.
ET-2105 | Ekose pileli etek | WOMEN | 559.90 | 26-34 | Green Red | pleated-skirt 0 check | each 14
  Yün görünümlü ekose, okul ve kolej koleksiyonu için. MOQ 16 adet.
ET-2108 | Puantiyeli pileli etek | WOMEN | 549.90 | 26-34 | Blue Black | pleated-skirt 2 dots | pool 125
  Uçuşan şifon kat, içi astarlı. Bel kemeri iç lastikli.
ET-2114 | Metalik tonlu pileli etek | WOMEN | 589.90 | 26-34 | Yellow Grey Black | pleated-skirt 0 | each 11
  Hafif parıltılı örme, kalıcı pileli ve dökümlü. Gece ve davet için.
ET-2120 | Kalem etek | WOMEN | 469.90 | 26-34 | Black Grey Blue | pencil-skirt | each 22
  Elastanlı gabardin, önden yırtmaçlı ve gizli fermuarlı. Ofis koleksiyonunun temeli.
ET-2123 | Ekose kalem etek | WOMEN | 499.90 | 26-34 | Grey Red | pencil-skirt 1 check | each 12
  Kışlık ekose dokuma, astarlı. Blazer ceketle takım olarak verilebilir.
ET-2126 | Süet kalem etek | WOMEN | 529.90 | 26-34 | Yellow Black | pencil-skirt 2 | pool 90
  Süet görünümlü esnek kumaş, düğmeli yüksek bel. Diz altı boy, MOQ 12 adet.
`,
);
