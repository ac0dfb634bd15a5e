/** Words of units; words are parted by bars. */
export const units = {
  piece:
    'adet|ad|adt|7abbe|7abba|7abe|7abet|2et3a|qet3a|tane|taneden|parça|parca|pcs|pc|pieces|piece|units|unit|nos|pce|pces|قطعة|قطع|قطعه|حبة|حبات|حبه|حتة|حتت|شقفة|شقف|وحدات',
  series: 'seri|serı|sr|series|serie|série|سيري|سيريه|سيرية|سيريات|سيت|سيتات|serye|seriyet',
  carton: `koli|kutu|carton|cartons|ctn|ctns|cartoon|box|boxes|bx|case|cases|كرتون|كرتونة|كرتونه|كراتين|كارتون|كارتونة|كارتونات
    كارتونه|كرتونات|كرطونة|كرطونات`,
  pack: 'paket|pkt|pack|packs|pk|pks|packet|packets|set|sets|طقم|طقوم|اطقم|ربطة|ربطات|باكيت|باكيتات|بكت',
  dozen: 'düzine|duzine|dz|doz|dozen|dozens|dzn|درزن|دزينة|طزينة|طزينات|دستة|دستات|درازن|دزينات',
  deste: 'deste',
  pair: 'çift|cift|pair|pairs|pr|prs|زوج|ازواج|جوز|اجواز',
};

/** Arabic words for two of a unit. */
export const duals = {
  piece: 'قطعتين|حبتين|حتتين|شقفتين',
  series: 'سيريتين|سيريين|سيتين',
  carton: 'كرتونتين|كرتونين|كارتونتين|كارتونين',
  dozen: 'درزنين|دستتين|دستين|دزينتين',
  pair: 'زوجين|جوزين',
  pack: 'طقمين|ربطتين',
};

/** Words for several of a unit: without a number they say no amount. */
export const plurals =
  'dozens|طزينات|كرطونات|قطع|حبات|حتت|شقف|وحدات|سيريات|سيتات|كراتين|كارتونات|كرتونات|دستات|درازن|دزينات|ازواج|اجواز|طقوم|اطقم|ربطات|باكيتات';

/** Numbers in words. */
export const numbers: Record<string, number> = {
  bir: 1,
  bi: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  altı: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  onbir: 11,
  oniki: 12,
  yirmi: 20,
  otuz: 30,
  kırk: 40,
  elli: 50,
  yüz: 100,
  on: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  couple: 2,
  واحد: 1,
  واحدة: 1,
  وحدة: 1,
  وحده: 1,
  اثنين: 2,
  اتنين: 2,
  تنين: 2,
  ثنين: 2,
  ثنتين: 2,
  جوج: 2,
  tnen: 2,
  tnein: 2,
  tlate: 3,
  tlete: 3,
  arb3a: 4,
  '5amse': 5,
  '5amsa': 5,
  sab3a: 7,
  '3ashra': 10,
  ثلث: 3,
  تلت: 3,
  تنتين: 2,
  زوز: 2,
  اثنتين: 2,
  ثلاث: 3,
  ثلاثة: 3,
  تلاتة: 3,
  تلات: 3,
  اربع: 4,
  اربعة: 4,
  خمس: 5,
  خمسة: 5,
  ست: 6,
  ستة: 6,
  سبع: 7,
  سبعة: 7,
  ثمان: 8,
  ثمانية: 8,
  تمانية: 8,
  تمنية: 8,
  تسع: 9,
  تسعة: 9,
  عشر: 10,
  عشرة: 10,
  اثنعش: 12,
  اتناشر: 12,
  اثنعشر: 12,
  عشرين: 20,
  ثلاثين: 30,
  تلاتين: 30,
  اربعين: 40,
  خمسين: 50,
  مية: 100,
  ميه: 100,
};

/** Numbers of each: two of each. */
export const distributive: Record<string, number> = {
  birer: 1,
  ikişer: 2,
  üçer: 3,
  dörder: 4,
  beşer: 5,
  altışar: 6,
  yedişer: 7,
  sekizer: 8,
  dokuzar: 9,
  onar: 10,
  onikişer: 12,
};

/** Words of sizes. */
export const sizes: Record<string, string> = {
  S: 'small|سمول|صغير',
  M: 'medium|med|ميديوم|ميديم|مديوم|وسط',
  L: 'large|لارج|كبير',
  XL: 'xlarge|x large|extra large|اكس لارج',
  '2XL': 'xxl|xx large|دبل اكس|دبل اكس لارج',
  '3XL': 'xxxl',
};

/** Currencies: the number before them is a price. */
export const currencies =
  'tl|lira|aed|sar|qar|kwd|egp|iqd|jod|mad|dhs|liradan|liraya|₺|try|usd|dolar|dollar|dollars|$|eur|euro|ليرة|ليره|دولار|درهم|ريال|دينار|جنيه';
