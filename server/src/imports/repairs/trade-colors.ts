import type { NewColor } from '@toptan/contract/catalog/sizing-changes';
import { fold } from '@toptan/contract/fold';

/** Colors of the trade: English, Turkish, Arabic name, the color that is drawn, and other names. */
const table = `
Navy|Lacivert|كحلي|#1f2a44
Beige|Bej|بيج|#d8c3a5
Ecru|Ekru|أوف وايت|#f0eadc|off white,kırık beyaz,krem beyaz
Cream|Krem|كريمي|#efe3c8|كريم
Khaki|Haki|كاكي|#6b6a3f
Burgundy|Bordo|عنابي|#6d1f2f|خمري,maroon
Mink|Vizon|فيزون|#9c8575
Powder|Pudra|بودرة|#e6c7c2|powder pink,pudra pembe
Stone|Taş|حجري|#b9ae9c|taş rengi
Indigo|İndigo|نيلي|#2e3a6b
Plum|Mürdüm|برقوقي|#5b2a4a
Mustard|Hardal|خردلي|#c8962e
Tile|Kiremit|قرميدي|#a34a30
Mint|Mint|نعناعي|#a8d5c0|mint yeşili,su yeşili
Smoke|Füme|فومي|#5a5d63
Anthracite|Antrasit|أنتراسيت|#383c42|فحمي
Camel|Camel|جملي|#b98a56|deve tüyü
Salmon|Somon|سلموني|#ef9d85
Fuchsia|Fuşya|فوشيا|#c2257e
Petrol|Petrol|بترولي|#1d5562|petrol mavisi
Royal blue|Saks|أزرق ملكي|#2447a8|saks mavisi,saks mavi,saxe
Turquoise|Turkuaz|تركواز|#2fa8a5
Lilac|Lila|ليلكي|#bfa3d1
Dusty rose|Gül kurusu|وردي باهت|#b5787c
Pink|Pembe|وردي|#e79ab0|زهري
Purple|Mor|بنفسجي|#6a3d8f
Orange|Turuncu|برتقالي|#df7b2e|oranj
Brown|Kahverengi|بني|#6b4a35|kahve
Coffee|Acı kahve|قهوة|#4a3226
Tan|Taba|تان|#a8683a
Emerald|Zümrüt|زمردي|#1f7a5a|zümrüt yeşili
Olive|Zeytin|زيتي|#6f7440|zeytin yeşili
Oil green|Yağ yeşili|أخضر زيتي|#7c7a4a
Benetton|Benetton|أخضر بينيتون|#1f7f4c|benetton yeşili
Baby blue|Bebe mavi|أزرق فاتح|#a9cbe6|bebe mavisi,buz mavisi,light blue
Denim|Kot|دنيم|#4a6583|jean mavi
Ice|Buz|ثلجي|#dfe6e8
Silver|Gümüş|فضي|#b9bec4|gri metalik
Gold|Altın|ذهبي|#c2a14d|dore,gold renk
Bronze|Bronz|برونزي|#8a6a45
Copper|Bakır|نحاسي|#ac6a44
Coral|Mercan|مرجاني|#e4705f
Peach|Şeftali|خوخي|#f2b99a
Apricot|Kayısı|مشمشي|#eaa871
Cherry|Vişne|كرزي|#7f1734|vişneçürüğü
Claret|Şarap|نبيذي|#722235
Caramel|Karamel|كراميل|#a9693a
Milky brown|Sütlü kahve|بني حليبي|#b08d74
Sand|Kum|رملي|#d9c6a0
Nude|Ten|لون البشرة|#e2bfa6|nude renk
Lemon|Limon|ليموني|#e8dc5a
Neon green|Neon yeşil|أخضر نيون|#7fe03a
Leopard|Leopar|نمري|#b08a56
`;

const known = new Map<string, NewColor>();
for (const line of table.trim().split('\n')) {
  const [nameEn = '', nameTr = '', nameAr = '', hex = '', others = ''] = line.split('|');
  for (const word of [nameEn, nameTr, nameAr, ...others.split(',')])
    if (word) known.set(fold(word), { nameEn, nameTr, nameAr, hex });
}

/** A color that a price list names: one of the trade with its names and its hex, else one of this name alone. */
export const colorNamed = (word: string): NewColor =>
  known.get(fold(word)) ?? { nameEn: word, nameTr: word, nameAr: word };
