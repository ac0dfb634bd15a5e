/** Words that say nothing of an order, and phrases of such words; parted by bars. */
export const talk = `
t|w|bursa
mar7aba|mr7aba|sba7|saba7|l5er|el5er|5er|3afwan|3afia|el3afye|3afye|ya3tik|ya3tek|7abibi|7bibi|5oya|khoya|shukran|choukran|shokran|ktir|kteer|bde|bedi|baddi|bidi|badna|bedna|ma3|3ala
etmek|etmekte|vermekteyiz|etsek|edelim
جرب|اجرب|نجرب
vermek|ediyorum|ederiz|ederim|ediyoruz|rica|ablacım|ablacim|abicim|canim|hayirlisi|kolayliklar|saygılar|saygilar|saygilarimla|selamlar
hazırlar|hazirlar|ayırır|ayirir|alabilir|alabilirmiyim|yazarmısın|yazarmisin|koyarsın|koyuver|ekler|eklermisin|gonderirsen|sevinirim|bekliyorum
notu|diyorum|demek|heralde|bizim|benim|senin|sizin|gönderiniz|hazırlayınız|ilave|ilaveten|artı
boss|itself|bhai|yaar|u|ur|we'd|i'd|we'll|i'll|we're|i'm|it's|that's|let's|here's|see|find|would|should|will|get|back|while|write|writing|going|gonna|hoping|happy
place|placing|start|next|then|now|this|week's|season|season's|store|shop|customer|customers|guys|folks|mate|dears|sirs|ladies|gents
ارسلوا|ارسلولي|ابعتو|ابعتوا|زيدلي|زيد|زيدوا|عليها|عليه|زين|دز|دزلي|خوش|ابعثلي|ابعثولي|ابعثولنا|ابعتولنا|ابعث|لي|لنا|لك|لكم|عندنا|نريد|نحتاج|احتاج|بدك|عاوزين|عايزين
ودنا|ودي|نبغا|طلبنا|طلبيتنا|الطلبيه|لوسمحت|بليز|حضرتك|حضرتكم|يسلمو|يسلموا|ممنون|ممنونين|شكرًا|وشكرا|تحياتي|تحيات|مع|سلامي|اخوك
رجاء|رجاءا|الرجاء|برجاء|ارجو|نرجو|تجهيز|تجهزوا|جهزوا|جهزولنا|حضرلي|حضر|اضيفوا|اضيف|ضيفلي|سجلي|سجلوا|كذا|هيك|كده
بص|بصي|parti|فندم
ben|sen|siz|biz|bey|bay|bayan|nolu|numaralı|modelin|modelden|modeli|acaba|hemen|ondan|sonra|önce|çok|az|biraz|alınız
lütfedin|yapın|yapalım|ekleyelim|yazalım|gönderelim|ayıralım|koyalım|verelim|koy|koyun|koyar|alın|al|getir|getirin
gelsin|versin|kalan|merhaba|merhabalar|selam|selamlar|slm|sa|as|selamün|aleyküm|günaydın|iyi|günler|akşamlar
çalışmalar|geceler|kolay|hayırlı|işler|abi|abla|ablam|abim|canım|hocam|kardeşim|kardeş|usta|hanım|efendim|dostum|ya
yaa|yani|işte|şey|ok|tamam|tmm|evet|hayır|peki|olur|olsun|olacak|lazım|lütfen|lutfen|rica|ederim|teşekkür|teşekkürler
sağol|sağolun|eyvallah|istiyorum|istiyoruz|isterim|alayım|alalım|alacağım|alacağız|almak|gönder|gönderin|gönderir
gönderirmisin|yolla|yollayın|ekle|ekleyin|yaz|yazar|yazın|yazıver|yazıyorum|ayır|ayırın|hazırla|hazırlayın|ver|verin
verir|sipariş|siparişi|siparişim|siparişimiz|listemiz|liste|listesi|aşağıda|aşağıdadır|aşağıdaki|aşağıdakiler|aşağıdakilerin|yetkilisi|sayın|ve
ile|da|de|ta|te|ki|den|dan|ten|tan|nin|nın|in|ın|un|ün|i|ı|u|ü|yi|yı|si|sı|bide|birde|ayrıca|sadece|yine|gene|bir|daha
için|bana|bize|acil|acele|bugün|yarın|haftaya|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|kargo|kargoya
kargoyu|fatura|faturayı|sevk|teslimat|adres|adresi|tel|telefon|görüşürüz|inşallah|olan|olandan|olanından|olanlar|onu
onlardan|bunlar|o|hanımefendi|ama|fakat|v|new|aside|yeni|gelen|gelenler|gelenlerden|reserve|hold|keep|book|monday
tuesday|wednesday|thursday|friday|saturday|sunday|week|month|both|hope|well|would|was|were|had|have|has|do|does|did
let|know|when|get|thats|very|much|so|too|still|up|out|about|off|all-set|best|wishes|kindest|soon|attached|below|above
as-is|hi|hello|hey|dear|good|morning|afternoon|evening|team|sir|madam|bro|brother|friend|habibi|pls|plz|please|thanks
thank|you|thx|regards|kind|kindly|cheers|okay|yes|fine|great|can|could|we|me|us|my|our|your|need|needs|want|wants|like
order|ordering|send|add|arrange|confirm|take|give|the|a|an|of|for|and|also|plus|with|on|at|by|per|is|are|be|it|its
ones|one|only|just|more|following|list|item|items|reorder|re|from|sent|here|ship|shipping|delivery|invoice|asap|today
tomorrow|urgent|date|total|color|الجديد|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعة|السبت|قبل|بعد|احجز|احجزلي
احجزولي|لازم|يوم|الاسبوع|الشهر|انا|اني|نحن|احنا|راح|رح|يعني|كلش|هسه|هلق|هلا|والله|خير|كثير|واجد|وايد|الغالي|غالي|عزيزي
عزيزتي|استاذة|مدام|دكتور|حجي|حاج|السلام|سلام|عليكم|وعليكم|ورحمة|الله|وبركاته|مرحبا|مرحبتين|اهلا|صباح|الخير|مساء|النور
كيفك|كيف|الحال|شلونك|شلونكم|ازيك|اخي|اختي|اخوي|حبيبي|حبيبتي|عيني|استاذ|يا|باشا|معلم|خالتو|عمو|ابو|ام|عايز|عايزة|عاوز
عاوزة|اريد|بدي|بدنا|ابي|ابغى|ابغا|نبي|نبغى|محتاج|محتاجين|ابعتلي|ابعت|ابعتولي|ارسل|ارسلو|ارسلي|حط|حطلي|ضيف|زود|زودني
اضف|سجل|جهز|جهزلي|خذ|خلي|خلينا|طلب|طلبية|الطلبية|طلبيتي|الطلب|من|في|على|الى|عن|مع|و|او|ثم|بس|فقط|كمان|برضه|ايضا|كذلك
لو|سمحت|سمحتي|فضلك|شكرا|جزيلا|مشكور|تسلم|تسلمو|ايدك|يعطيك|العافية|تمام|طيب|اوك|اوكي|نعم|ايوه|لا|منه|منها|منهم|هو|هي|ال
عندك|اليوم|بكرة|بكرا|غدا|ضروري|مستعجل|الشحن|الفاتورة|العنوان|ان|شاء|انشالله|جديدة|الجديدة|التالي|التالية|اللي|الي|اذا
بتريد|وتسلم|خلاص|وحياتك|وسهلا
هلو|هلوو|اريدهن|اريدهم|بديهن|بديهم|باچر|باجر|خوي|خويا|اخوية|بالله|عفية|فدوة|بغيت|نبغي|حابين|حابب
yazarsanız|yazarsan|gönderirseniz|ayırırsanız|ayırırsan|koyarsanız|eklerseniz|eklersen|hazırlarsanız|hazırlarsan|unutma|unutmayın|zahmet
salam|salamu|alaikum|khoya|khouya|bghit|abeg|oga|anyway|anyways|bossman|chief|guy|dude|mam|maam`;

export const talkPhrases = `
dursun bey|nafs el model|nafs elmodel|nafs l model|yeni fiyattan|yeni fiyatla|pack this|pack these|pack it|pack them|pack for me|pack me
aynı kutuya|aynı koliye|tek kutuya|tek koliye|bir kutuya|bir koliye|ayrı koliye|ayrı kutuya|same box|same carton|in one box|in one carton|in the same box|in the same carton|بنفس الكرتونة|في نفس الكرتونة|بكرتونة وحدة|في كرتونة واحدة
ne zaman çıkar|ne zaman cikar|ne zaman çıkıyor|نفس الموديل|aynı model|aynı modelden|aynı modelin|same model|same style|same item|نفس الصنف
bol kazançlar|bol kazanclar|لو تكرمت|لو تكرمتم|لو تكرمتي|لو ممكن|اذا امكن|put aside|set aside|new in|لو سمحت|لو سمحتي
لو سمحتم|اذا بتريد|اذا ممكن|ان شاء الله|if possible|if you can|thats it|bu kadar|yok bu kadar|bana bir|bir de|bi de
bir daha|من فضلك|الله يخليك|يعطيك العافية|كل عام|kolay gelsin|no problem|no worries|not yet|all good
this time|bu sefer|bu sefere|bu kez|bu defa|هالمرة|هذه المرة|المرة دي|thank you all|hi all|dear all|hello all|all the best|ولو ممكن|i need|الله يخليكي`;
