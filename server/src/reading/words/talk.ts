/** Words that say nothing of an order; parted by bars. */
const turkish = `
alcam|alcaz|alıcam|alıcaz|istiyom|istiyoz|alıyom|alıyoz|yazcam|yalnız|yalnızca|ancak|özür|dilerim|dileriz|akşam|akşama|sabah|sabaha|öğlen|öğleden|gece|yatar|yatacak|yatırırım|yatırdım|yatırdık|bayram|öncesi|sonrası|son|şudur|şöyledir|burda|burada|orda|orada|muhakkak|bursa|etmek|etmekte|vermekteyiz|etsek|edelim|vermek|ediyorum|ederiz|ederim|ediyoruz|rica|ablacım|ablacim|abicim|canim
hayirlisi|kolayliklar|saygılar|saygilar|saygilarimla|selamlar|hazırlar|hazirlar|ayırır|ayirir|alabilir|alabilirmiyim|yazarmısın
yazarmisin|koyarsın|koyuver|ekler|eklermisin|gonderirsen|sevinirim|bekliyorum|notu|diyorum|demek|heralde|bizim|benim|senin|sizin
gönderiniz|hazırlayınız|ilave|ilaveten|artı|parti|ben|sen|siz|biz|bey|bay|bayan|nolu|numaralı|modelin|modelden|modeli|acaba
hemen|ondan|sonra|önce|çok|az|biraz|alınız|lütfedin|yapın|yapalım|ekleyelim|yazalım|gönderelim|ayıralım|koyalım|verelim|koy
koyun|koyar|alın|al|getir|getirin|gelsin|versin|kalan|merhaba|merhabalar|selam|slm|sa|selamün|aleyküm|günaydın|iyi|günler
akşamlar|çalışmalar|geceler|kolay|hayırlı|işler|abi|abla|ablam|abim|canım|hocam|kardeşim|kardeş|usta|hanım|efendim|dostum|ya|yaa
yani|işte|şey|tamam|tmm|evet|hayır|peki|olur|olsun|olacak|lazım|lütfen|lutfen|teşekkür|teşekkürler|sağol|sağolun|eyvallah
istiyorum|istiyoruz|isterim|alayım|alalım|alacağım|alacağız|almak|gönder|gönderin|gönderir|gönderirmisin|yolla|yollayın|ekle
ekleyin|yaz|yazar|yazın|yazıver|yazıyorum|ayır|ayırın|hazırla|hazırlayın|ver|verin|verir|sipariş|siparişi|siparişim|siparişimiz
listemiz|liste|listesi|aşağıda|aşağıdadır|aşağıdaki|aşağıdakiler|aşağıdakilerin|yetkilisi|sayın|ve|ile|da|de|ta|te|ki|den|dan
ten|tan|nin|nın|in|ın|un|ün|ı|ü|yi|yı|si|sı|bide|birde|ayrıca|sadece|yine|gene|bir|daha|için|bana|bize|acil|acele|bugün|yarın
haftaya|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|kargo|kargoya|kargoyu|fatura|faturayı|sevk|teslimat|adres|adresi
telefon|görüşürüz|inşallah|olan|olandan|olanından|olanlar|onu|onlardan|bunlar|o|hanımefendi|ama|fakat|yeni|gelen|gelenler
gelenlerden|yazarsanız|yazarsan|gönderirseniz|ayırırsanız|ayırırsan|koyarsanız|eklerseniz|eklersen|hazırlarsanız|hazırlarsan
unutma|unutmayın|zahmet|evladım|evlat|oğlum|kızım|yeğenim|yeğen|kuzum|gülüm|şekerim|tatlım|hayatım|balım|abiciğim|ablacığım
kardeşlerim|kardeşcim|üstad|üstadım|ustam|reis|reisim|başkan|başkanım|patron|patronum|müdürüm|dayı|dayım|amca|amcam|teyze|teyzem
yenge|enişte|hacı|hacım|hoca|kanka|kral|aslanım|arkadaşlar|arkadaşım|beyefendi|hanımlar|beyler|selamünaleyküm|selamunaleykum
aleykümselam|aleykumselam|hayırlar|nasılsın|nasılsınız|iyisindir|iyisinizdir|maşallah|allah|allaha|razı|bereket|bereketli|kazanç
kazançlar|tünaydın|naber|umarım|hoşça|hoşçakal|hoşçakalın|görüşmek|üzere|öptüm|sevgiler|sevgilerimle|mübarek|cumanız|cumalar
bayramlar|hadi|haydi|bak|bakın|kusura|bakma|bakmayın|şimdi|söylüyorum|söylüyom|kesin|kesinlikle|mutlaka|üstüne|üzerine|yanına
yanında|zaten|hani|öyle|böyle|ona|buna|benden|bizden|ayrıyeten|şunlar|şunları|dediğim|konuştuğumuz|malum|müsait|ederseniz
edersen|yaparsın|yaparsınız|yapar|ayarla|ayarlayın|ayarlar|ayarlarsın|ayarlarsınız|hallet|halledin|halledersin|paketle
paketleyin|kolile|kolileyin|poşetle|poşetleyin|yetiştir|yetiştirin|yetişsin|ulaştır|ulaştırın|bekliyoruz|haber|dönüş|dönün|onay
onaylıyorum|onaylıyoruz|bilginize|bilgilerinize|sunarım|arz|saygılarımızla|müşteri|müşterim|müşteriler|müşterilerim|vitrin
vitrine|dükkan|dükkana|mağaza|mağazaya|mağazamız|butik|tekstil|moda|giyim|sn|değerli|kıymetli|şube|şubesi|tşk|tşkler|tsk|neyse
para|parayı|parası|atacağım|atarım|araba|arabayla|geliyormuş|bizimki|bizimkiler|istanbul|ankara|izmir|antep|gaziantep|adana
konya|diyarbakır|urfa|mersin|antalya|trabzon|samsun|kayseri|laleli|merter|osmanbey|beyefendiler|sevgili|hürmetler|sıhhat|geçmiş
kolaylıklar|bilgi|bilgin|bilginiz`;

const arabic = `
وياها|وياهم|وياهن|وياه|زودنا|زودينا|زودونا|زودوني|زيديني|زيدينا|زيدوني|زائد|زايد|خيو|بالضبط|بالزبط|بالظبط|ديالك|نتاع|هاتيلي|هاتوا|جرب|اجرب|نجرب|ارسلوا|ارسلولي|ابعتو|ابعتوا|زيدلي|زيد|زيدوا|عليها|عليه|زين|دز|دزلي
خوش|ابعثلي|ابعثولي|ابعثولنا|ابعتولنا|ابعث|لي|لنا|لك|لكم|عندنا|نريد|نحتاج|احتاج|بدك|عاوزين|عايزين|ودنا|ودي|نبغا|طلبنا|طلبيتنا
الطلبيه|لوسمحت|بليز|حضرتك|حضرتكم|يسلمو|يسلموا|ممنون|ممنونين|شكرًا|وشكرا|تحياتي|تحيات|مع|سلامي|اخوك|رجاء|رجاءا|الرجاء|برجاء|ارجو
نرجو|تجهيز|تجهزوا|جهزوا|جهزولنا|حضرلي|حضر|اضيفوا|اضيف|ضيفلي|سجلي|سجلوا|كذا|هيك|كده|بص|بصي|فندم|الجديد|الاحد|الاثنين|الثلاثاء
الاربعاء|الخميس|الجمعة|السبت|قبل|بعد|احجز|احجزلي|احجزولي|لازم|يوم|الاسبوع|الشهر|انا|اني|نحن|احنا|راح|رح|يعني|كلش|هسه|هلق|هلا
والله|خير|كثير|واجد|وايد|الغالي|غالي|عزيزي|عزيزتي|استاذة|مدام|دكتور|حجي|حاج|السلام|سلام|عليكم|وعليكم|ورحمة|الله|وبركاته|مرحبا
مرحبتين|اهلا|صباح|الخير|مساء|النور|كيفك|كيف|الحال|شلونك|شلونكم|ازيك|اخي|اختي|اخوي|حبيبي|حبيبتي|عيني|استاذ|يا|باشا|معلم|خالتو|عمو
ابو|ام|عايز|عايزة|عاوز|عاوزة|اريد|بدي|بدنا|ابي|ابغى|ابغا|نبي|نبغى|محتاج|محتاجين|ابعتلي|ابعت|ابعتولي|ارسل|ارسلو|ارسلي|حط|حطلي|ضيف
زود|زودني|اضف|سجل|جهز|جهزلي|خذ|خلي|خلينا|طلب|طلبية|الطلبية|طلبيتي|الطلب|من|في|على|الى|عن|و|او|ثم|بس|فقط|كمان|برضه|ايضا|كذلك|لو
سمحت|سمحتي|فضلك|شكرا|جزيلا|مشكور|تسلم|تسلمو|ايدك|يعطيك|العافية|تمام|طيب|اوك|اوكي|نعم|ايوه|لا|منه|منها|منهم|هو|هي|ال|عندك|اليوم
بكرة|بكرا|غدا|ضروري|مستعجل|الشحن|الفاتورة|العنوان|ان|شاء|انشالله|جديدة|الجديدة|التالي|التالية|اللي|الي|اذا|بتريد|وتسلم|خلاص
وحياتك|وسهلا|هلو|هلوو|اريدهن|اريدهم|بديهن|بديهم|باچر|باجر|خوي|خويا|اخوية|بالله|عفية|فدوة|بغيت|نبغي|حابين|حابب|اغاتي|اغا|خالي|عمي
يابه|حبي|قلبي|روحي|شباب|جماعة|معلمي|ريس|مهندس|شيخ|شيخنا|مراحب|بالخير|عساك|بخير|طيبين|علومك|علومكم|اخبارك|اخباركم|شخبارك|شخباركم
لاباس|لباس|راك|راكم|كيراك|كيداير|داير|دايرين|بيك|بيكم|فيك|فيكم|الحمدلله|ربي|ربنا|يحفظك|يحفظكم|يخليك|يخليكم|يسعدك|يسعد|صباحك
مساءك|يبارك|بارك|جزاك|جزاكم|خيرا|رحم|يرحم|والديك|الوالدين|بركة|يرزقك|رزق|موفقين|بالتوفيق|دمت|دمتم|تحياتنا|مشكورين|مشكورة|عيوني
تكرم|تكرمي|تكرموا|كفو|ابشر|يعافيك|عوافي|قواك|قواكم|يقويك|بغينا|حبيت|حبينا|نحب|نحبو|نحتاجو|خصني|خاصني|خصنا|عافاك|عافاكم|دير|ديرلي
ديرولي|ديرلنا|صيفط|صيفطلي|صيفطولي|صيفطو|سيفط|سيفطلي|ابعتيلي|ابعتيلنا|هات|هاتلي|هاتولي|جيب|جيبلي|جيبولي|جيبوا|اكتب|اكتبلي|اكتبي
اكتبوا|قيد|قيدلي|قيدوا|سوي|سويلي|سوولي|سوينا|حضرولي|حضروا|حضرلنا|وضب|وضبلي|عبي|عبيلي|لفلي|اشحن|اشحنلي|اشحنوا|وصللي|وديلي|طرش
طرشلي|طرشولي|طرشوا|عطني|عطيني|عطينا|اعطني|اعطيني|اعطونا|عطونا|زيدني|زيدنا|زيدونا|ناخد|ناخذ|باخذ|باخد|هاخد|هاخذ|حناخد|بحتاج
بنحتاج|يلزمني|يلزمنا|لازمني|لازمنا|نبيهم|نبيها|ابيها|ابيهم|ابغاهم|ابغاها|اريدها|اريده|عايزهم|محتاجهم|يكون|يكونوا|تكون|ديال|ديالي
ديالنا|تاع|تاعي|متاع|مال|بتاع|بتاعة|بتوع|حق|حقت|يلي|برضو|بردو|عالعموم|عموما|المهم|بالنسبة|بخصوص|الاتفاق|المتفق|اخيرا|اولا|ثانيا
ثالثا|هنا|هون|عندي|يلا|يالله|ياريت|ارجوك|ارجوكم|تكفى|تكفون|الطلبات|طلباتنا|لستة|الليستة|ليستة|القائمة|قائمة|كوموند|الكوموند
كوماند|لاكوموند|محل|محلي|المحل|محلات|بوتيك|ازياء|زبون|زباين|زبائن|للمحل|للزبون|حياك|حياكم|هلابيك|ياهلا|اهلين|اخوكم|اختكم|ياخوي
ياخي|اختك|انتم|انتو|انت|انتي|باهي|ستي|سلامتك|وسلامتك|اذنك|منك|منكم|معك|معكم|عليك|الكم|الك|ياغالي|الحلو|الحلوة|خالتي|عمتي|جارنا
جاري|بغداد|اربيل|البصرة|الموصل|بيروت|عمان|دمشق|حلب|الرياض|جدة|الدمام|دبي|الشارقة|الكويت|الدوحة|القاهرة|طرابلس|بنغازي|مصراتة|تونس
الدار|البيضاء|كازا|الجزائر`;

/** Arabic as it is written in Latin letters. */
const latinArabic = `
men|t|w|mar7aba|mr7aba|sba7|saba7|l5er|el5er|5er|3afwan|3afia|el3afye|3afye|ya3tik|ya3tek|7abibi|7bibi|5oya|khoya|shukran
choukran|shokran|ktir|kteer|3ayni|3younik|3ayouni|bde|bdi|bdna|bade|bedde|bedi|baddi|bidi|badna|bedna|ma3|3ala|habibi|salam|salamu|alaikum|khouya|bghit|3alaykom|alaykum
alaykom|inchallah|inshalla|inshallah|hamdulillah|hamdella|kifak|kifik|kifkon|keefak|shlonak|chlonak|shlonkom|yslamo|yislamo
yeslamo|yislamou|tslam|teslam|allah|ya3tikon|b3atli|b3atlna|ba3atli|ib3atli|eb3atli|eb3atlna|ib3atlna|jibli|jeebli|7otli|7ottli
zidli|zeedli|khalas|5alas|kaman|kamen|bas|mn|ana|ne7na|na7na|i7na|e7na|bghina|badkon|lazem|lazemni|ma7al|l ma7al|marhaba|marhba
sabah|elkheir|alkheir|kheir|kher|wallah|yalla|yallah|akhi|5ayi|khayi|7ajji|hajji|abu|om|umm|aziz|3azizi|istaz|estez|oustez
mashallah|barak|jazak|3afak|afak|dial|dyal|ta3|lina|biddi|badi|badde|basha|bacha|ma3lem|mo3allem|3ammo|ammo|khalti|7elo|halla2
hala2|bokra|boukra|lyom|elyom|lyoum`;

/** English of the trade, with the greetings that traders of other countries put into it. */
const english = `
lemme|gimme|before|after|during|since|meanwhile|day|days|ma|separately|uni|society|supply|prepare|pay|hiya|shipment|bale|boss|itself|bhai|yaar|u|ur|we'd|i'd|we'll|i'll|we're|i'm|it's|that's|let's|here's|see|find|would|should|will|get
while|write|writing|going|gonna|hoping|happy|place|placing|start|next|then|now|this|week's|season|season's|store|shop
customer|customers|guys|folks|mate|dears|sirs|ladies|gents|as|ok|i|tel|v|new|aside|reserve|hold|keep|book|monday|tuesday
wednesday|thursday|friday|saturday|sunday|week|month|both|hope|well|was|were|had|have|has|do|does|did|let|know|when|thats|very
much|so|too|still|up|about|off|all-set|best|wishes|kindest|soon|attached|below|above|as-is|hi|hello|hey|dear|good|morning
afternoon|evening|team|sir|madam|bro|brother|friend|pls|plz|please|thanks|thank|you|thx|regards|kind|kindly|cheers|okay|yes|fine
great|can|could|we|me|us|my|our|your|need|needs|want|wants|like|order|ordering|send|add|arrange|confirm|take|give|the|a|an|of
for|and|also|plus|with|on|at|by|per|is|are|be|it|its|ones|one|only|just|more|following|list|item|items|reorder|re|from|here
ship|shipping|delivery|invoice|asap|today|tomorrow|urgent|date|total|color|abeg|oga|anyway|anyways|bossman|chief|guy|dude|mam
maam|howzit|mzee|habari|asante|karibu|sawa|jambo|mambo|poa|ndugu|kaka|dada|biko|jare|sef|god|bless|blessed|blessings|insha
inshaallah|inshallah|mashallah|alhamdulillah|ameen|amen|ji|sahab|bhaiya|pl|needful|dispatch|despatch|courier|parcel|consignment
lovely|brilliant|perfect|wonderful|awesome|appreciate|appreciated|grateful|respected|cargo|forwarder|agent|privet|spasibo|hvala
salaam|salams|greetings|esteemed|valued|client|clients|boutique|fashion|trading|ltd|llc|shelf|shelves|window|display|branch
outlet|quick|quickly|tonight|doing|wish|able|glad|look|looking|forward|hearing|receipt|proforma|quickest|earliest|fast|faster
ready|load|loading|container|mama|uncle|aunty|auntie|sis|sister|chairman|chale|mzuri|tafadhali|nisaidie|bonjour|bonsoir|salut
merci|svp|stp|commande|envoyez|envoie|voudrais|besoin|frère|frere|monsieur|madame|cordialement|pour|avec|aussi|put|n|mpesa|that
those|dubai|deira|sharjah|lagos|accra|nairobi|kampala|durban|johannesburg`;

/** Names with which people greet or sign. */
const people = `
ahmet|mehmet|mustafa|ali|hasan|hüseyin|osman|ibrahim|yusuf|ömer|murat|emre|burak|serkan|hakan|kemal|cemal|selim|kadir|fatih
orhan|sedat|volkan|fatma|ayşe|emine|hatice|zeynep|elif|merve|esra|selin|derya|sevgi|gülşen|nurcan|songül|hülya|sibel|pınar|mert
ahmed|mohamed|mohammed|muhammad|hassan|hussein|khaled|khalid|omar|youssef|karim|tariq|fatima|aisha|sara|mary|john|james|peter
david|grace|محمد|احمد|علي|حسن|حسين|خالد|عمر|يوسف|كريم|طارق|سامي|سعيد|عبدالله|عبد|الرحمن|مصطفى|محمود|ابراهيم|سالم|ناصر|فهد|سعد
زينب|فاطمة|مريم|نورة|نور|سارة|ليلى|هدى|عائشة|خديجة|nurten|gül|maria|rana|nadia|layla|leila|nour|huda|salma|amina|zainab|yasmin
ivan|olga|natasha|elena|anna|ahmad|mahmoud|samir|sami|رنا|سلمى|امينة|نادية|وليد|عماد|زياد|باسم|جمال|كمال|رامي|هاني`;

export const talk = [turkish, arabic, latinArabic, english, people].join('|');

/** Phrases that say nothing of an order, though their words may. */
export const talkPhrases = `
pls pack|please pack|plz pack|kindly pack|سجلي عندك|سجللي عندك|على العموم|زي ما|مثل ما|متل ما|dursun bey|nafs el model|nafs elmodel|nafs l model|yeni fiyattan|yeni fiyatla|pack this|pack these|pack it|pack them|pack for me
pack me|aynı kutuya|aynı koliye|tek kutuya|tek koliye|bir kutuya|bir koliye|ayrı koliye|ayrı kutuya|same box|same carton
in one box|in one carton|in the same box|in the same carton|بنفس الكرتونة|في نفس الكرتونة|بكرتونة وحدة|في كرتونة واحدة
hakkını helal et|hakkınızı helal edin|your weekend|good weekend|nice weekend|the weekend was|put me down|put us down
ولا تتأخر|ولا تتأخروا|ولا تتأخرون|ولا تتأخرون علي|لا تتأخر|لا تتأخروا|لا تتأخرون|لا تتأخرون علي|لا تتأخروا علينا|ولا تتأخروا علينا
كيف صحتك|كيف الصحة|كيف امورك|كيف الامور|كيف حالكم|كيف حالك|كيف الحال|كيف الاهل|كيف الشغل|كيف السوق|كيف الاولاد|by return|عندي طلبية|عندي طلب|عندي زبون|عندي زبونة|عندي زباين|عندي زبائن|عندي محل|عندي مناسبة|عندي عرس|عندي سؤال|اذا عندكم|put down|put down for us|put down for me|لو سمحتو|لو سمحتوا|aynı kargoya|aynı kargoyla|aynı kargo|hepsi aynı kargoya|mn l|men l|min l|mn el|min el|mn il|min il|usual address|the usual address|usual cargo|the usual cargo|usual terms|the usual terms|her zamanki adrese|her zamanki adres
her zamanki kargoya|her zamanki kargo|نفس العنوان|للعنوان نفسه|ne zaman çıkar|ne zaman cikar|ne zaman çıkıyor|نفس الموديل|aynı model|aynı modelden|aynı modelin|same model|same style|same item
نفس الصنف|bol kazançlar|bol kazanclar|لو تكرمت|لو تكرمتم|لو تكرمتي|لو ممكن|اذا امكن|put aside|set aside|new in|لو سمحت|لو سمحتي
لو سمحتم|اذا بتريد|اذا ممكن|ان شاء الله|if possible|if you can|thats it|bu kadar|yok bu kadar|bana bir|bir de|bi de|bir daha
من فضلك|الله يخليك|يعطيك العافية|كل عام|kolay gelsin|no problem|no worries|not yet|all good|this time|bu sefer|bu sefere|bu kez
bu defa|هالمرة|هذه المرة|المرة دي|thank you all|hi all|dear all|hello all|all the best|ولو ممكن|i need|الله يخليكي|no delay
no delays|without delay|do the needful|fiyat aynı kalsın|fiyatı aynı kalsın|aynı fiyattan|aynı fiyata|eski fiyattan|سجل عندك
اكتب عندك|سجل عندكم|بلا زحمة|من غير زحمة|بدون زحمة|ما عليك امر|ما عليكم امر|اذا ما عليك امر|لو ما عليك امر|الله لا يهينك|لا هنت
لا هنتم|ما قصرت|ما قصرتم|ما قصرتوا|طويل العمر|على راسي|من عيوني|بارك الله فيك|بارك الله فيكم|جزاك الله خير|جزاك الله خيرا
رحم الله والديك|الله يرحم والديك|s'il vous plaît|s'il vous plait|allah razı olsun|allaha emanet ol|allaha emanet|hayırlı cumalar
not al|not alın|hello again|god bless you|god bless`;
