import { table } from './table.ts';

/** Watches of the watch and jewellery house. */
export const watches = table(
  { category: 'WATCHES', maker: 7 },
  `
SA-7002 | Deri kordonlu saat | MEN | 1290.00 | - | Black Blue | watch-leather | each 26
  Japon quartz mekanizma, küçük saniye göstergesi; 40 mm kasa. İki yıl garantili.
  en Leather-strap watch: Japanese quartz, small seconds, 40 mm case, two years’ warranty.
  ar ساعة سوار جلد: كوارتز ياباني وثوانٍ صغيرة وعلبة 40 مم، كفالة سنتين.
SA-7005 | İnce kordonlu kadın saati | WOMEN | 1190.00 | - | Red White | watch-leather 0 | pool 74
  Altın tonlu kasa, hakiki deri kordon. Kutulu ve garantili.
  en Slim-strap women’s watch: Gold-tone case, real leather strap, boxed.
  ar ساعة نسائية سوار رفيع: علبة ذهبية وسوار جلد طبيعي، في علبة.
SA-7008 | Krem kadranlı deri saat | UNISEX | 1250.00 | - | Yellow Black | watch-leather 2 | pool 95
  Krem kadran, karamel tonlu deri kordon seçenekleri. 3 ATM su geçirmez.
  en Cream-dial leather watch: Cream dial, caramel leather strap, 3 ATM.
  ar ساعة جلد ميناء كريمي: ميناء كريمي وسوار كراميل، ضد الماء 3 ATM.
SA-7011 | Altın kasalı klasik saat | UNISEX | 1270.00 | - | Green Grey | watch-leather 0 | pool 38
  Altın tonlu ince kasa, mat deri kordon. Kutulu teslim.
  en Gold-case classic watch: Thin gold-tone case, matt leather strap.
  ar ساعة كلاسيك علبة ذهبية: علبة ذهبية رفيعة وسوار جلد مطفي.
SA-7102 | Çelik kordonlu saat | MEN | 1890.00 | - | Blue Green Black | watch-bracelet | each 18
  Paslanmaz çelik, takvimli renkli kadran ve bezel. 10 ATM su geçirmez.
  en Steel-bracelet watch: Stainless steel, colored dial with date, 10 ATM.
  ar ساعة سوار ستيل: ستانلس ستيل وميناء ملوّن بتاريخ، ضد الماء 10 ATM.
SA-7105 | Kelebek kilitli çelik saat | MEN | 1950.00 | - | Green Black | watch-bracelet 0 | pool 52
  Kadran ve bezel aynı renkte, çelik kordon. Çift basmalı kelebek kilit.
  en Butterfly-clasp steel watch: Dial and bezel in one color, double-push clasp.
  ar ساعة ستيل قفل فراشة: ميناء وإطار بلون واحد وقفل فراشة.
SA-7108 | Safir camlı çelik saat | UNISEX | 1850.00 | - | Black White | watch-dress 0 | pool 64
  Mat kadran, safir kaplama cam.
  en Sapphire-glass steel watch: Matt dial, sapphire-coated glass.
  ar ساعة ستيل زجاج سفير: ميناء مطفي وزجاج بطلاء السفير.
SA-7111 | Altın tonlu çelik saat | MEN | 2290.00 | - | Yellow | watch-dress 0 | pool 9 only
  Altın PVD kaplama, tarih göstergeli. Son adetler.
  en Gold-tone steel watch: Gold PVD with date; last pieces.
  ar ساعة ستيل ذهبية: طلاء PVD ذهبي بتاريخ، آخر القطع.
SA-7202 | Hasır kordonlu saat | WOMEN | 1390.00 | - | Blue Black White | watch-mesh 2 | each 22
  İnce kasa, hasır çelik kordon; kadranı renkli. Bilekte aletsiz ayarlanır.
  en Mesh-band watch: Thin case, steel mesh, adjusts without tools.
  ar ساعة سوار شبكي: علبة رفيعة وسوار ستيل شبكي يُعدّل بدون أدوات.
SA-7205 | Sade kadranlı hasır saat | WOMEN | 1350.00 | - | White Grey | watch-mesh 0 | pool 81
  Sade kadran, çizgi indeks. Kutulu ve garantili teslim.
  en Plain-dial mesh watch: Plain dial with line markers, boxed.
  ar ساعة شبكية ميناء سادة: ميناء سادة بمؤشرات خطية، في علبة.
SA-7208 | Altın tonlu hasır saat | WOMEN | 1420.00 | - | Red Yellow | watch-mesh 2 | pool 47
  Renkli kadran, altın tonlu hasır kordon.
  en Gold-tone mesh watch: Colored dial on a gold-tone mesh band.
  ar ساعة شبكية ذهبية: ميناء ملوّن وسوار شبكي ذهبي.
SA-7211 | Minimal hasır saat | UNISEX | 1380.00 | - | Black Green | watch-mesh 0 | pool 0
  Tek renk kadran, ince çelik hasır. Yeniden sipariş verildi, on günde stokta.
  en Minimal mesh watch: Single-color dial, thin steel mesh; back in stock soon.
  ar ساعة شبكية مينيمال: ميناء بلون واحد وشبك ستيل رفيع، تعود قريبًا.
SA-7302 | Dalgıç saati | MEN | 1690.00 | - | Black Blue Yellow | watch-sport | each 20
  Döner bezel, silikon kordon; 20 ATM su geçirmez. Fosforlu indeks.
  en Diver’s watch: Rotating bezel, silicone strap, 20 ATM.
  ar ساعة غطس: إطار دوّار وسوار سيليكون، ضد الماء 20 ATM.
SA-7305 | Takvimli spor saat | UNISEX | 1590.00 | - | Yellow Red | watch-sport 0 | pool 43
  Silikon kordon ve döner bezel aynı renkte. Takvimli, 10 ATM.
  en Sports watch with date: Silicone strap and bezel in one color, 10 ATM.
  ar ساعة رياضية بتاريخ: سوار سيليكون وإطار بلون واحد، ضد الماء 10 ATM.
SA-7402 | Roma rakamlı kare saat | WOMEN | 1490.00 | - | Black Red | watch-square 0 | each 15
  Dikdörtgen kasa, Roma rakamlı krem kadran. Timsah baskı deri kordon.
  en Roman-numeral square watch: Rectangular case, cream dial, croc-print leather.
  ar ساعة مربعة أرقام رومانية: علبة مستطيلة وميناء كريمي وجلد بنقشة تمساح.
SA-7405 | İnce bilek kare saati | WOMEN | 1450.00 | - | Blue White | watch-square 0 | pool 58
  Altın tonlu kasa, yumuşak deri kordon. İnce bilekler için küçük boy.
  en Slim-wrist square watch: Small gold-tone case for slim wrists.
  ar ساعة مربعة للمعصم الرفيع: علبة ذهبية صغيرة للمعصم الرفيع.
SA-7408 | Çelik kasalı kare saat | UNISEX | 1470.00 | - | Grey Green | watch-square 2 | pool 33
  Çelik kasa, yumuşak deri kordon. Kutulu teslim.
  en Steel-case square watch: Steel case, soft leather strap, boxed.
  ar ساعة مربعة علبة ستيل: علبة ستيل وسوار جلد ناعم، في علبة.
`,
);

/** Jewellery of the same house; the color is that of the stone. */
export const jewelry = table(
  { category: 'JEWELRY', maker: 7 },
  `
YZ-8002 | Renkli taşlı yüzük | WOMEN | 390.00 | - | Green Blue Red | ring | each 40
  925 ayar gümüş üzeri altın kaplama, renkli zirkon taş. Ayarlanabilir; kadife kutuda.
  en Colored-stone ring: Gold-plated 925 silver with a zircon, adjustable, in a velvet box.
  ar خاتم بحجر ملوّن: فضة 925 مطلية بالذهب مع زركون، قابل للتعديل، في علبة مخمل.
YZ-8005 | Tektaş yüzük | WOMEN | 420.00 | - | White | ring 0 | pool 210
  Rodyum kaplama gümüş, beyaz zirkon tektaş. Nişan vitrini için.
  en Solitaire ring: Rhodium-plated silver with a white zircon.
  ar خاتم سوليتير: فضة بطلاء روديوم وزركون أبيض.
YZ-8008 | Oniks yüzük | UNISEX | 450.00 | - | Black | signet 0 | pool 84
  Siyah oniks taş, altın kaplama. Elde mıhlanmıştır.
  en Onyx ring: Black onyx, gold-plated, set by hand.
  ar خاتم عقيق أسود: أونيكس أسود بطلاء ذهب، مركّب يدويًا.
KP-8102 | Mineli halka küpe | WOMEN | 260.00 | - | Red Green Blue | hoops | each 50
  Renkli mine ve sallanan taş, altın kaplama. Nikel içermez.
  en Enamel hoop earrings: Colored enamel with a hanging stone, nickel-free.
  ar حلق دائري مينا: مينا ملوّنة وحجر متدلٍّ، خالٍ من النيكل.
KP-8105 | Taşlı halka küpe | WOMEN | 270.00 | - | Black Green | hoops 0 | pool 145 | packs 6
  Parlak mine ve sallanan taş, gece için.
  en Stone hoop earrings: Glossy enamel with a hanging stone, for the evening.
  ar حلق دائري بحجر: مينا لامعة وحجر متدلٍّ، للسهرة.
KP-8111 | Taşlı düğme küpe | WOMEN | 290.00 | - | Green Red White | studs | each 44
  Renkli merkez taş, etrafı zirkonlu. Kartıyla teslim edilir.
  en Stone stud earrings: Colored stone among zircons, on a card.
  ar حلق ستاد بحجر: حجر ملوّن محاط بالزركون، على كرت.
KP-8114 | Pırıltılı gümüş küpe | UNISEX | 310.00 | - | White | studs 0 | pool 168
  Rodyum kaplama, beyaz taşlı. Alerji yapmaz.
  en Sparkling silver studs: Rhodium-plated with white stones, kind to the skin.
  ar حلق فضة لامع: طلاء روديوم بأحجار بيضاء، لا يسبّب الحساسية.
KP-8117 | Altın kaplama taşlı küpe | WOMEN | 280.00 | - | Red Yellow | studs 0 | pool 7 only
  Canlı renkli taş, altın kaplama çerçeve. Son adetler.
  en Gold-plated stone studs: Bright stone in a gold-plated frame; last pieces.
  ar حلق مطلي بالذهب بحجر: حجر زاهٍ بإطار مطلي بالذهب، آخر القطع.
BS-8202 | Çiçek broş | WOMEN | 340.00 | - | Blue Red | brooch | each 28
  Taş yapraklı çiçek, ortası inci görünümlü. Kaban ve blazer yakası için.
  en Flower brooch: Stone petals around a pearl look, for coat and blazer.
  ar بروش وردة: بتلات أحجار ووسط بمظهر اللؤلؤ، للمعطف والبليزر.
BS-8205 | Altın kaplama broş | WOMEN | 330.00 | - | Yellow Green | brooch 0 | pool 61
  Parlak taşlar, altın kaplama yapraklar. Kutulu hediye.
  en Gold-plated brooch: Bright stones, gold-plated leaves, gift box.
  ar بروش مطلي بالذهب: أحجار لامعة وأوراق مطلية بالذهب، علبة هدية.
BS-8208 | Taşlı çiçek broş | WOMEN | 345.00 | - | Red White | brooch 0 | pool 34 off
  Renkli taşlı, inci göbekli. Kalıp yenileniyor, geçici olarak kapalıdır.
  en Stone flower brooch: Colored stones; closed while the mold is renewed.
  ar بروش وردة بأحجار: أحجار ملوّنة، مغلق مؤقتًا لتجديد القالب.
KL-8302 | Damla uçlu kolye | WOMEN | 360.00 | - | Blue Red Green | necklace 1 | each 38
  Damla kesim taş, 45 cm kaplama zincir. Uzatma zinciri dahil.
  en Drop pendant necklace: Drop-cut stone on a plated 45 cm chain with extension.
  ar قلادة قطرة: حجر بقصّة القطرة وسلسلة مطلية 45 سم مع وصلة.
KL-8305 | Altın kaplama taşlı kolye | WOMEN | 370.00 | - | Yellow White | necklace 0 | pool 105
  Açık renkli damla taş, altın kaplama zincir. Kutulu teslim.
  en Gold-plated stone necklace: Light drop stone on a gold-plated chain, boxed.
  ar قلادة مطلية بالذهب بحجر: حجر قطرة فاتح وسلسلة مطلية بالذهب، في علبة.
KL-8308 | Zarif damla kolye | WOMEN | 380.00 | - | Red Black | necklace 0 | pool 57
  Küçük damla taş, ince zincir.
  en Fine drop necklace: Small drop stone on a thin chain.
  ar قلادة قطرة ناعمة: حجر قطرة صغير وسلسلة رفيعة.
BK-8402 | Doğal taş bileklik | UNISEX | 190.00 | - | Black Red Blue | bracelet | each 60
  8 mm doğal taş boncuk, metal ara parça. Lastikli, her bileğe uyar.
  en Natural stone bracelet: 8 mm stone beads on elastic, fits every wrist.
  ar أسوارة أحجار طبيعية: خرز حجر 8 مم على مطاط، تناسب كل معصم.
BK-8405 | Erkek kaplan gözü bileklik | MEN | 210.00 | - | Yellow | tiger-eye 2 | pool 180 | packs 12
  Kaplan gözü tonunda doğal taş, altın tonlu ara parça.
  en Tiger-eye bracelet: Tiger-eye stone with a gold-tone bead, for men.
  ar أسوارة عين النمر رجالية: حجر عين النمر مع حبة ذهبية.
BK-8408 | Boncuklu erkek bileklik | MEN | 205.00 | - | Blue Grey | bracelet 0 | pool 126
  Doğal taş boncuk, gümüş tonlu ara parça. Kesesiyle teslim.
  en Men’s bead bracelet: Natural stone beads with a silver-tone piece, in a pouch.
  ar أسوارة خرز رجالية: خرز حجر طبيعي مع قطعة فضية، في كيس.
BK-8411 | Yeşim bileklik | MEN | 220.00 | - | Green | bracelet 0 | pool 8
  Yeşim tonunda doğal taş. Stokta az.
  en Jade bracelet: Natural stone in jade tones; few left.
  ar أسوارة يشم: حجر طبيعي بلون اليشم، الكمية قليلة.
BK-8414 | İnci bileklik | WOMEN | 240.00 | - | White Grey | charm-bracelet 0 | pool 98
  İnci görünümlü boncuk, taşlı uç. Gelin ve davet için.
  en Pearl bracelet: Pearl-look beads with a stone charm, for brides.
  ar أسوارة لؤلؤ: خرز بمظهر اللؤلؤ مع حجر، للعرائس والمناسبات.
BZ-8502 | Mineli kelepçe bilezik | WOMEN | 390.00 | - | Red Green Blue | bangle | each 24
  Mine bant ve zirkon sıra, altın kaplama. Menteşeli, kolay takılır.
  en Enamel bangle: Enamel band with a row of zircons, hinged.
  ar سوار مينا صلب: شريط مينا وصف زركون، بمفصل سهل اللبس.
BZ-8505 | Taşlı gümüş bilezik | WOMEN | 430.00 | - | White Black | bangle 0 | pool 49
  Rodyum kaplama, zirkon sıralı. Kadife kutuda.
  en Stone silver bangle: Rhodium-plated with zircons, in a velvet box.
  ar سوار فضة صلب بأحجار: طلاء روديوم وصف زركون، في علبة مخمل.
`,
);
