import { table } from './table.ts';

/** Fleece from the knitting mill. */
export const sweats = table(
  { category: 'CLOTHING', maker: 0 },
  `
SW-1301 | Üç iplik sweatshirt | UNISEX | 489.90 | letters XS-2XL | Grey Black Blue Green | sweatshirt | each 24 | both 1-2-3-2-1-1
  Şardonlu üç iplik, 320 gr/m²; ribana etek ve manşet.
  en Brushed fleece sweatshirt: Three-thread fleece of 320 g/m², ribbed hem and cuffs.
  ar سويت شيرت ثلاث خيوط: قماش ثلاث خيوط مبطّن 320 غ/م²، أسفل وأساور ريب.
SW-1304 | Bisiklet yaka iki iplik sweatshirt | WOMEN | 449.90 | letters XS-XL | Red White Grey | sweatshirt 2 | each 18 | both 1-2-2-1 from S
  Şardonsuz iki iplik, dört mevsim kullanılır. Yaka önünde üçgen ribana detayı.
  en Crew-neck terry sweatshirt: Unbrushed French terry for all seasons, ribbed triangle at the neck.
  ar سويت شيرت خيطين رقبة دائرية: خيطان بدون وبر لكل الفصول، ومثلث ريب عند الرقبة.
SW-1307 | Çizgili kolej sweatshirt | UNISEX | 529.90 | letters XS-2XL | Blue Red | sweatshirt 0 rugby | pool 260 | packs mixed 1-1-1-1-1-1
  İplik boyalı kalın çizgi, pamuk ağırlıklı üç iplik. Yumuşak iç yüzey.
  en Striped college sweatshirt: Broad yarn-dyed stripes, cotton-rich fleece, soft inside.
  ar سويت شيرت جامعي مقلّم: خطوط عريضة من خيط مصبوغ، ثلاث خيوط غني بالقطن.
SW-1314 | Yıkamalı sweatshirt | MEN | 519.90 | letters S-2XL | Yellow Black Grey | sweatshirt 2 | pool 330
  Parça boya ve enzim yıkama ile eskitilmiş görünüm. Omuzları düşük, rahat kesim.
  en Washed sweatshirt: Garment-dyed and enzyme-washed for a worn look, dropped shoulders.
  ar سويت شيرت مغسول: صبغ بعد الخياطة وغسيل إنزيم، كتف ساقط وقصة مريحة.
HD-1402 | Kapüşonlu üç iplik sweatshirt | UNISEX | 589.90 | letters XS-2XL | Black Grey Blue White | hoodie | each 23 | both 1-2-2-2-1 from S
  Kanguru cepli, çift katlı kapüşon ve metal uçlu kordon. Şardonlu 330 gr/m² kumaş.
  en Fleece hoodie: Kangaroo pocket, lined hood, cord with metal tips, brushed fleece.
  ar هودي ثلاث خيوط: جيب كنغر وقبعة مزدوجة وحبل بأطراف معدنية، مبطّن بالوبر.
HD-1405 | Kısa kapüşonlu sweatshirt | WOMEN | 559.90 | letters S-XL | Red Yellow | hoodie 2 | packs 5 | packs 2-2-2-2
  Yumuşak pastel tonlu iki iplik, geniş kapüşon.
  en Cropped hoodie: French terry in soft pastel tones with a wide hood.
  ar هودي قصير: خيطان بألوان باستيل هادئة وقبعة واسعة.
HD-1408 | Melanj kapüşonlu sweatshirt | MEN | 619.90 | letters S-2XL | Grey Green | hoodie 1 | pool 405
  Melanj iplikten, kordonu ton sür ton. Cep ağızları güçlendirilmiş dikişli.
  en Mélange hoodie: Mélange yarn, tone-on-tone cord, reinforced pocket openings.
  ar هودي ميلانج: خيط ميلانج وحبل بنفس اللون وجيوب مدعّمة.
HD-1411 | Kampüs kapüşonlu sweatshirt | UNISEX | 639.90 | letters XS-2XL | Burgundy Green Black | hoodie 0 Yellow | each 16
  Kontrast kordonlu, 350 gr/m² tok kumaş. Nakış ve baskıya uygun düz ön yüz.
  en Campus hoodie: Contrast cord, firm 350 g/m² cloth, plain front for embroidery and print.
  ar هودي جامعي: حبل مغاير وقماش 350 غ/م² متماسك، صدر سادة للتطريز والطباعة.
HD-1417 | Pastel kapüşonlu sweatshirt | WOMEN | 579.90 | letters XS-XL | Yellow White Green | hoodie 1 | pool 0
  Pastel tonlarda, fırçalanmış iç yüzeyli pamuk. Yeni parti üretimdedir.
  en Pastel hoodie: Pastel cotton, brushed inside; a new lot is being produced.
  ar هودي باستيل: قطن بألوان الباستيل مبطّن بالوبر، والدفعة الجديدة قيد الإنتاج.
`,
);

/** Knitwear of the knitting workshop. */
export const knitwear = table(
  { category: 'CLOTHING', maker: 4 },
  `
KZ-1502 | Saç örgülü yün kazak | UNISEX | 789.90 | letters S-2XL | White Grey Blue | jumper | each 15
  %50 yün, %50 akrilik; önde iki sıra saç örgü, katlı ribana yaka. Kuru temizleme önerilir.
  en Cable-knit wool jumper: Half wool, half acrylic; two rows of cables and a folded ribbed collar.
  ar بلوفر صوف ضفائر: نصف صوف ونصف أكريليك، صفّا ضفائر في الأمام وياقة ريب.
KZ-1505 | Fitilli yün kazak | MEN | 749.90 | men-tops S-2XL | Green Black Grey | jumper 0 ribbed | each 13
  Merinos karışımlı fitilli örgü, düz kesim.
  en Ribbed wool jumper: Merino blend in rib, straight cut.
  ar بلوفر صوف ريب: خليط ميرينو بنسيج ريب، قصة مستقيمة.
KZ-1508 | Çizgili bisiklet yaka kazak | WOMEN | 699.90 | letters S-XL | Blue Red | jumper 2 stripe White | pool 190
  Yumuşak pamuk-akrilik karışımı, balıkçı köyü çizgileri. Tüylenme yapmayan iplik.
  en Striped crew-neck jumper: Soft cotton-acrylic with fisherman’s stripes; does not pill.
  ar بلوفر مقلّم رقبة دائرية: خليط قطن وأكريليك ناعم بخطوط البحّارة، لا يوبّر.
KZ-1511 | Kalın örgü kışlık kazak | WOMEN | 829.90 | letters S-XL | Burgundy White Yellow | jumper 1 chunky | packs 4 | packs 1-2-2-1
  7 numara kalın iplikten, saç örgülü sıcak model.
  en Chunky winter jumper: Warm cable knit of thick yarn.
  ar بلوفر شتوي سميك: خيط سميك بضفائر دافئة.
KZ-1520 | Yıkanabilir merinos kazak | WOMEN | 889.90 | letters S-XL | Black Grey White | jumper 0 | pool 9 only
  Makinede yıkanabilen merinos, kaşındırmaz. Son adetler, yeniden üretim planlandı.
  en Washable merino jumper: Machine-washable merino that does not itch; last pieces.
  ar بلوفر ميرينو قابل للغسل: ميرينو يُغسل بالغسالة ولا يسبّب الحكة، آخر القطع.
HR-1602 | Düğmeli V yaka hırka | WOMEN | 749.90 | letters S-XL | Red Grey Black | cardigan | each 16 | both 2-2-2-2
  Beş düğmeli, iki cepli klasik hırka; pamuk-akrilik karışımı.
  en Buttoned V-neck cardigan: Classic with five buttons and two pockets, cotton-acrylic.
  ar كارديغان رقبة سبعة بأزرار: كلاسيكي بخمسة أزرار وجيبين، قطن وأكريليك.
HR-1605 | Kontrast bantlı hırka | WOMEN | 789.90 | letters S-XL | White Blue | cardigan 0 stripe Blue | broken only | packs 2-2-2-2
  Kontrast bantlı ve çizgili gövde, denizci tarzında. Düğmeler boynuz görünümlü. Son seriler.
  en Contrast-band cardigan: Striped body with contrast bands, horn-look buttons; last series.
  ar كارديغان بشريط مغاير: مقلّم بشريط مغاير وأزرار بلون القرن، آخر السيريات.
HR-1608 | Erkek fitilli hırka | MEN | 829.90 | men-tops S-2XL | Blue Grey Black | cardigan 0 ribbed | pool 175
  Fitilli dokulu, gömlek üstüne giyilen ince hırka. Yün oranı %40.
  en Men’s ribbed cardigan: Thin ribbed cardigan for over a shirt, with wool.
  ar كارديغان رجالي ريب: ريب رقيق فوق القميص، بنسبة صوف.
HR-1611 | Kalın örgü hırka | UNISEX | 899.90 | letters S-2XL | Green Yellow | cardigan 1 chunky | each 7
  Şal gibi saran kalın örgü, geniş cepler. Sonbahar sezonunun çok satanı.
  en Chunky cardigan: Wraps like a shawl, wide pockets; autumn’s bestseller.
  ar كارديغان سميك: يلتف كالشال وجيوب واسعة، الأكثر مبيعًا في الخريف.
HR-1617 | Klasik V yaka hırka | MEN | 769.90 | men-tops S-2XL | Grey Black | cardigan 2 | pool 64 off
  Geçen sezonun kalıbı; yerine fitilli hırka sunulmaktadır.
  en Classic V-neck cardigan: Last season’s cut; the ribbed cardigan takes its place.
  ar كارديغان كلاسيكي رقبة سبعة: قصة الموسم الماضي، وحلّ محلها الكارديغان الريب.
`,
);
