/** Words of the wholesaler's colors by their keys, beside the names of the list of colors; words are parted by bars. */
export const colors: Record<string, string> = {
  White:
    'abyad|abyadh|beyaz|byz|byaz|abyd|white|wht|wh|ابيض|بيضا|بيضاء|بيض|bayda|byda|beyz|bayaz|byza|بيضة|blanc|blanche|blancs|بلان|بيوض',
  Black:
    'siyah|syh|black|blk|blck|bk|kahla|k7al|k7el|ka7la|كحلة|كحلا|اسود|سودا|سوداء|سود|aswad|sawda|syah|سودة|سوده|noir|noire|noirs|نوار|اكحل|الاكحل|akhal|كحلاء',
  Grey: 'ramadi|rosasi|gri|grey|gray|gry|رمادي|رمادية|رصاصي|رصاصية|سكني|فيراني|rmadi|ramady|rosasy|gris|grise|سكنية|غري',
  Red: 'ahmar|a7mar|a7mer|7mar|7amra|7amar|kırmızı|krmz|kirmiz|red|احمر|حمرا|حمراء|hamra|krmzı|kırmz|krmızı|حمرة|حمره|حمر|rouge|rouges|روج',
  Blue: 'azraq|azrak|azra2|azra9|azre2|zar2a|zer9a|mavi|blue|blu|ازرق|زرقا|زرقاء|mvi|azra|zarqa|ازرگ|ازرك|زرقة|زرگة|زرگه|bleu|bleue|بلو|زرق',
  Yellow: 'asfar|sarı|yellow|ylw|yel|اصفر|صفرا|صفراء|safra|صفرة|صفره|jaune|jaunes|الصفر',
  Green: 'akhdar|a5dar|5adra|yeşil|yşl|green|grn|اخضر|خضرا|خضراء|khadra|yesl|خضرة|خضره|vert|verte|verts|خضر',
  Beige: 'bej|beige|bei|بيج',
  Navy: 'kohli|ko7li|ku7li|ka7li|k7li|ke7li|kuhli|lacivert|laci|navy|nvy|كحلي|نيلي|lac|laciv|kahli|bleu marine|marine|نيفي',
  Burgundy:
    'bordo|burgundy|burg|bur|maroon|wine|عنابي|نبيتي|خمري|ماروني|بوردو|bordeaux|oxblood|claret|نبيذي|دم الغزال',
};

/** Colors that the wholesaler's list may lack. */
export const otherColors = `
turuncu|pembe|mor|kahverengi|kahve|fuşya|fusya|haki|ekru|krem|vizon|mint|pudra|antrasit|füme|camel|taba|turkuaz|lila
somon|hardal|saks|petrol|mürdüm|gülkurusu|orange|pink|purple|brown|fuchsia|khaki|ecru|cream|offwhite|ivory|mink
anthracite|charcoal|tan|turquoise|lilac|salmon|mustard|teal|olive|برتقالي|وردي|زهري|بنفسجي|موف|بني|جوزي|فوشي|فوشيا|قهوي|جملي|عسلي|زيتوني|فستقي|تفاحي|خوخي|ليلكي|تيفاني|فضي|فضية|ذهبي|ذهبية|مارون|مرون|كاكي
خاكي|زيتي|كريمي|سكري|موكا|تركواز|سماوي|لبني|مشمشي|خردلي|marron|kaki|violet|mauve|lavender|nude|peach|taupe|chocolate|champagne|off white|silver|gold|golden|gümüş|dore|leylak|kiremit|kemik|acı kahve|ten rengi|banafsaji|banafsagi|wardi|zahri|bordqani|بينك|بمبي|اورنج`;

/** Words that make another color of the one beside them. */
export const shades = `
koyu|açık|petrol|fıstık|çağla|bebe|gece|buz|su|elektrik|light|dark|baby|royal|sky|bright|deep|pale|فاتح|غامق|فاقع`;
