/** A pattern of words and phrases, folded, that stand on their own. */
const words = (...all: string[]) => new RegExp(`(?:^| )(?:${all.join('|')})(?= |$)`, 'gu');

/** Words that withdraw goods. */
export const withdraws = words(
  String.raw`iptal\p{L}*|vazgec\p{L}*|istemiyor\p{L}*|almayalim|almayacag\p{L}*|yazma|yazmayin|gonderme|gondermeyin|koyma|koymayin`,
  String.raw`sil|silin|silelim|cikar|cikarin|cikaralim|gerek yok|(?:simdilik )?kalsin|olmasin|gelmesin|hayir|haric|bosver\p{L}*`,
  String.raw`cancel\p{L}*|delete|remove|drop|skip|not needed|no need|(?:don't|dont|do not) (?:want|need|send|add)|actually no|nvm`,
  'never ?mind|forget (?:it|that|this)|scratch|leave out|no|not|everything except',
  String.raw`ما ?بد\p{L}*|ما ?[ان]?(?:بي|بغ[اي]|ريد)(?:ه|ها|هم|هن|ش)?|ما ?بغيت\p{L}*|بطلت|بطلنا|هونت|شيل\p{L}*|احذف\p{L}*`,
  String.raw`كنسل\p{L}*|لغي(?:ت|تها|نا)?|ل?الغ(?:ي|يها|يه|يهم|يت|و|وا|وها|وه|اء|اءها)|ملغي\p{L}*|بلاش|بلاها|مش لازم|مو لازم`,
  String.raw`لا (?:تبعت|ترسل|تحط|تكتب|تجهز)\p{L}*|بدون|لا`,
  String.raw`ma ?bed\p{L}*(?: y[ae]h?)?|ma ?bdi|mabdi|ma abi|balash|balesh|mabgh?it\p{L}*|annul\p{L}*|a annuler|laisse tomber`,
  'pas besoin|finalement non',
);

/** Words that make goods depend on something, or change how many are wanted. */
export const hedges = words(
  'olmazsa|varsa|veya|ya da|yada|if available|if you have(?: it)?|if not|or|on hold|hold|bekleyin|beklesin|iki kati',
  '(?:bir|iki|one|two) (?:tane )?(?:daha|eksilt|more|less)|one (?:more|less)|add one more|minus one|make it double',
  'double it|half of that',
  String.raw`اذا (?:متوفر|موجود|في|فيه)|لو (?:موجود|متوفر)|كان موجود|مو اكيد|لسا مو اكيد|استن\p{L}*(?: شوي\p{L}*)?|مو هسه`,
  String.raw`اجل(?:و|وا|ها)|اجل الطلب\p{L}*|دبل|ضعف|ضاعف\p{L}*|مرتين|نص الكميه|نصهم`,
  'si dispo(?:nible)?|pas encore|attendez|eza fi|law mawjoud|double la quantite',
);

/** Words that name the goods below as no order. */
export const others = words(
  String.raw`(?:bende|elimde|bizde) var|gelmedi|gelmeyenler|degisim|stok|sonra alacak\p{L}*|fiyat sor\p{L}*|didn't receive`,
  'did not receive|still have|we sold|last order was|price for',
  String.raw`ارجع|راجع|رجعتلك|ما وصل\p{L}*|الناقص|نواقص|النواقص|الموجود عندي|جرد\p{L}*|بعت اليوم|هل متوفر|كم سعر|بكم|retours?`,
  'recus?',
);

/** Words that point at a picture, or at goods that the catalogue may not have. */
export const pictures = words(
  String.raw`resim\p{L}*|resmini?|fotograf\p{L}*|foto\p{L}*|picture|photo|image|new model|yeni gelen\p{L}*|الصور[هة]|بالصور[هة]`,
);

/** Words by which a line takes the place of an earlier one. */
export const corrects = words('olacak|yapin|yapalim|should be|make it|son hali');
