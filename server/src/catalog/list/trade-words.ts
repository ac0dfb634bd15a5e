import { fold } from '@toptan/contract/fold';

/**
 * Words of the trade that no rule for endings leads to each other. They are written from knowledge of the languages; no dictionary
 * was consulted, and no native speaker has read them.
 */
const sameWords = `
فستان فساتين
قميص قمصان أقمصة
حقيبة حقائب شنطة شنط
حذاء أحذية
بنطلون بناطيل بنطال بناطلين بنطلونات
جاكيت جواكيت جاكيتات جاكت
معطف معاطف
ثوب ثياب أثواب
عباية عبايات عباءة عباءات
سروال سراويل
تنورة تنانير تنورات
بلوزة بلايز بلوزات
سترة سترات
بدلة بدلات بدل
حزام أحزمة
جورب جوارب
قبعة قبعات
وشاح أوشحة وشاحات
شال شالات
طرحة طرح
حجاب أحجبة حجابات
قفاز قفازات
نظارة نظارات
ساعة ساعات
خاتم خواتم
سوار أساور إسوارة أساوير
قلادة قلائد قلادات عقد عقود
قرط أقراط حلق حلقان
محفظة محافظ
صندل صنادل
نعل نعال
شبشب شباشب
جزمة جزم
بوت بوتات أبوات
كعب كعوب
شورت شورتات
بيجامة بيجامات
قفطان قفاطين
جلباب جلابيب
جلابية جلابيات
طقم أطقم طواقم
فانلة فانيلة فنايل فانلات
تيشيرت تيشرت تيشيرتات تيشرتات
بلوفر بلوفرات كنزة كنزات
كارديجان كارديغان كاردجان
جينز جينزات
قماش أقمشة
لون ألوان
كم أكمام
جيب جيوب
زر أزرار
ولد أولاد
طفل أطفال
بنت بنات
وردة ورود ورد
أبيض بيضاء بيض
أسود سوداء سود
أحمر حمراء حمر
أزرق زرقاء زرق
أخضر خضراء خضر
أصفر صفراء صفر
man men
woman women
child children kid kids
foot feet
tooth teeth
scarf scarves scarfs
grey gray
pant pants trouser trousers
jean jeans
pajama pajamas pyjama pyjamas
jewelry jewellery
`;

/** The attributes of products, by the words for them. `=` names lexemes of `product_words`, and packs. */
const attributeWords = `
gender:men = men man mens gents gentlemen male erkek bay رجال رجالي رجل رجالية ذكور
gender:women = women woman womens lady ladies female kadın bayan hanım نساء نسائي نسائية سيدات حريمي امرأة ستات
gender:unisex = unisex uniseks للجنسين يونيسكس
category:clothing = clothing clothes garment apparel wear giyim kıyafet giysi elbiseler ملابس ألبسة أزياء ثياب
category:shoes = shoe shoes footwear ayakkabı أحذية حذاء جزمة جزم
category:accessories = accessory accessories aksesuar إكسسوار إكسسوارات اكسسوار
category:bags = bag bags handbag çanta حقيبة حقائب شنطة شنط
category:watches = watch watches saat ساعة ساعات
category:jewelry = jewelry jewellery jewel takı mücevher مجوهرات حلي
category:other = other others diğer أخرى
series = pack packs series seri paket سيري سيريات باكيت باقة رزمة
carton = carton cartons box boxes koli karton kutu كرتونة كرتون كراتين صندوق صناديق
xs = xsmall
s = small küçük صغير
m = medium orta متوسط وسط
l = large büyük كبير
xl = xlarge
std = std onesize standart
`;

/** Phrases of several words with one meaning. */
const phrases = `
onesize = one size | free size | single size | tek beden | tek ebat | standart beden | مقاس واحد | قياس واحد | مقاس حر
xsmall = extra small | x small | çok küçük | صغير جدا
xlarge = extra large | x large | çok büyük | كبير جدا
`;

/** Words beside the searched ones, which say nothing of goods. */
const smallWords = new Set(
  fold(
    'size sizes beden bedeni numara مقاس قياس مقاسات for with and in of the için ve ile من في مع و renk color colour colors لون بلون اللون',
  ).split(' '),
);

const linesOf = (text: string) => text.trim().split('\n').map(fold);

const groups = new Map<string, string[]>();
for (const line of linesOf(sameWords)) {
  const words = line.split(' ');
  for (const word of words) groups.set(word, [...(groups.get(word) ?? []), ...words]);
}

const attributes = new Map<string, string[]>();
for (const line of linesOf(attributeWords)) {
  const [name = '', words = ''] = line.split(' = ');
  for (const word of words.split(' ')) attributes.set(word, [...(attributes.get(word) ?? []), name]);
}

const spoken = linesOf(phrases).flatMap(line => {
  const [word = '', texts = ''] = line.split(' = ');
  return texts.split(' | ').map(text => ({ word, text }));
});

/** The folded words of a term for the search; phrases are one word. */
export function searchedWords(term: string): string[] {
  const text = spoken.reduce((all, { word, text }) => all.replaceAll(` ${text} `, ` ${word} `), ` ${term} `);
  const words = [...new Set(text.split(' ').filter(Boolean))];
  const telling = words.filter(word => !smallWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Other forms of a folded word that no ending leads to. */
export const otherForms = (word: string): readonly string[] => groups.get(word) ?? [];

/** Lexemes of the attribute that a folded word names, `series` and `carton` for packs. */
export const attributesOf = (word: string): readonly string[] => attributes.get(word) ?? [];
