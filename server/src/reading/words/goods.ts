/** Words of goods that mean the same. */
export const sameGoods = [
  'çocuk|kids|kid|children|childrens|اطفال|ولادي',
  'سويتشيرت|سويت|sweatshirt',
  'kot|jean|jeans|denim|جينز|كابوي',
  'tişört|tshirt|tisort|tee|tees|t-shirt|تيشيرت|تيشرت|تشيرت',
  'sweatshirt|sweat|svetşört',
  'hoodie|hoody|hoddie|kapüşonlu|kapşonlu|هودي',
  'ثلاث|ثلث|تلات|تلت',
  'kazak|jumper|sweater|pullover|بلوفر|كنزة|كنزه',
  'hırka|cardigan|كارديغان',
  'gömlek|shirt|قميص',
  'mont|jacket|jkt|جاكيت|جاكت',
  'kaban|coat|معطف|بالطو',
  'pantolon|trousers|pants|بنطلون|بنطرون|بنطال',
  'etek|skirt|تنورة|جيبة|جيبه',
  'elbise|dress|فستان|نفنوف|دريس',
  'bluz|blouse|بلوزة|بلوزه',
  'çanta|bag|حقيبة|شنطة|شنطه|جنطة|جنطه|شنتة|جنط|شنط',
  'bot|boots|بوت|بوط',
  'sneaker|sneakers|سنيكرز|كوتشي|سبادري',
  'yaka|collar|neck|رقبة|ياقة',
  'atkı|kaşkol|scarf|muffler|وشاح|لفحة|شال|كوفية',
  'ayakkabı|shoes|حذاء|جزمة|كندرة|قندرة',
  'şort|shorts|شورت',
  'yelek|vest|فيست',
  'şapka|cap|كاب',
  'bere|beanie|طاقية',
  'şemsiye|umbrella|مظلة|شمسية',
  'eldiven|gloves|قفازات',
  'kemer|belt|حزام',
  'cüzdan|wallet|محفظة',
  'küpe|earrings|حلق',
  'kolye|necklace|قلادة',
  'yüzük|ring|خاتم',
  'saat|watch|ساعة',
  'çorap|socks|جوارب',
  'kutu|box|boxes|علبة',
  'battaniye|blanket|بطانية',
  'tulum|jumpsuit|جمبسوت',
  'puantiyeli|dotted|benekli|منقط',
  'çizgili|striped|مقلم',
  'ekose|checked|tartan|kareli|كاروهات',
  'kadın|bayan|women|womens|ladies|lady|نسائي|حريمي',
  'erkek|men|mens|رجالي',
];

/** Words in the header of a table, by what their column holds; a column of `product` holds codes or names. */
export const headers = {
  code: `kod|kodu|ürünkodu|stok|stokkodu|sku|modelkodu|code|ref|barkod|barcode|ean|gtin|الرمز|رمز|كود|باركود
    item code|item no|style code|style no|product code|article no|model no|stock code|رقم الموديل|رمز المنتج|كود الموديل|رقم الصنف
    urun kodu|stok kodu|model kodu`,
  product: 'ürün|model|style|item|product|article|goods|الموديل|موديل|الصنف|صنف|المنتج|القطعة',
  name: `ürünadı|urun adi|model adi|isim|açıklama|cinsi|name|description|item name|product name|style name|الاسم|اسم|البيان|الوصف
    اسم المنتج|اسم الصنف`,
  color: 'renk|renkler|rengi|color|colour|اللون|لون',
  size: 'beden|bedeni|size|numara|المقاس|مقاس|القياس',
  qty: 'adet|adedi|miktar|qty|quantity|pcs|pieces|الكمية|كمية|العدد|عدد|sip miktari|siparis adedi|order qty',
  packs: 'seri|koli|pack|packs|carton|cartons|سيري|كرتون',
  /** Of money, or of pieces. */
  total: 'toplam|total|الاجمالي|المجموع',
  price: `fiyat|fiyatı|tutar|tutarı|toplam tutar|birim fiyat|price|unit price|amount|line total|value|السعر|سعر
    سعر الوحدة|المبلغ|القيمة`,
};
