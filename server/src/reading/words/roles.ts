/** Words with a role in a line, by the role; words are parted by bars. */
export const roles = {
  addr: `deliver to|delivery to|deliver it to|المدينة|المنطقة|mah|mahallesi|mahalle|cad|caddesi|cd|sok|sokak|sokağı|sk|apt|kat|daire|teslimat adresi|adres|adresi|street|st|avenue
    road|building|floor|address|شارع|حي|عمارة|طابق|العنوان|عنوان`,
  eachSize: `her bedenden|her beden|her numaradan|her numara|bedenlerden|bütün bedenler|tüm bedenler|each size|every size|all sizes
    of each size|per size|her yaştan|her yaş|her yaşa|من كل مقاس|لكل مقاس|من كل قياس|لكل قياس|من كل نمرة|كل مقاس|كل قياس|كل نمرة|جميع المقاسات
    كل المقاسات`,
  bothColors:
    'her iki renkten|her iki renk|iki renkten|iki renk|ikisinden|both colours|both colors|اللونين|من اللونين|كلا اللونين',
  eachColor: `her renkten|her renk|tüm renkler|tüm renklerden|bütün renkler|bütün renklerden|renklerin hepsi|each color|each colour
    every color|every colour|all colors|all colours|of each color|of each colour|per color|per colour|من كل لون|كل لون
    لكل لون|كل الالوان|جميع الالوان|لون لون|من كل الالوان`,
  each: `hepsinden|hepsi|herbirinden|her birinden|each of them|of each|each|ea|apiece|all|كل وحدة|كل واحد|كل واحدة|لكل واحد
    من كل واحد|من كل وحدة|من كل شي|من كل`,
  mixed:
    'karışık renk|karışık|karma|asorti|mixed colors|mixed colours|mixed|mix|assorted|asst|مشكل|مشكلة|مشكله|مخلوط|منوع',
  half: 'yarım|half a|half|نص|نصف',
  sizeWord: `yaşa|bedene|numaraya|taille|tailles|pointure|beden|bedenden|bedeni|bedenler|bedenleri|numara|numaradan|numarası|no|yaş|size|sizes|sz|age|ages|aged|years|yrs|سنة
    سنوات|سنين|سنتين|سن|مقاس|مقاسات|المقاسات|قياس|نمرة|عمر|حجم`,
  qtyWord: 'miktar|miktarı|qty|quantity|quantities|الكمية|كمية|العدد|عدد|بعدد',
  label: `style no|item no|model no|art no|code no|ürün no|urun no|model numarası|رقم الموديل|رقم الصنف|موديل رقم|رقم|model|modeli|ürün kodu|ürün|kod|kodu|renk|rengi|renkler|item|style|sku|code|art|article|color|colour|colors|colours
    barkod|barcode|الموديل|موديل|اللون|لون|الرمز|رمز|كود|الصنف|باركود`,
  range: 'لل|yaşa|bedene|numaraya|arası|arasında|kadar|to|till|until|through|الى|إلى|ل|لحد|لغاية|حتى',
  from: 'from|من',
  same: `ditto|same run|same amount|same amounts|same amount as|كيف|كيفه|كيفها|نفس القياسات|نفس القياسات والعدد|nafs el chi|nafs elchi|نفس|نفس الاعداد|ونفس الاعداد|نفس العدد|ونفس العدد|نفس الكمية|ونفس الكمية|نفس الكميات|زي|مثل|متل|same as|aynısını|aynısının|aynısıyla|aynılarını|aynı adetler|aynı adetlerde|aynı adetlerden|aynı adette|aynı bedenlerden|aynı bedenlerde|aynen öyle|aynen böyle|aynısından|aynısı|aynı dağılım|aynı şekilde|aynı beden|aynı|same breakdown|same sizes|same ratio|same split|same for
    same in|same again|same|same qty|same quantity|same quantities|aynı adet|aynı bedenler|aynı bedenler aynı adet
    ونفس الكلام|نفس الكلام|نفس الشي|نفس التوزيع|نفس المقاسات|متلها|مثلها|زيها|متلو|متلهن|مثلهم|زيو|متله|مثله|زيه|نفسه|نفسها|ونفسه`,
  last: `زي كل مرة|متل كل مرة|مثل كل مرة|geçen seferki gibi|geçen seferkinin aynısı|geçen siparişin aynısı|önceki sipariş|geçenkinin aynısı
    son siparişin aynısı|her zamankinden|same as last time|same as last order|same as last|same as before|the usual
    my usual|same order|same as last month|same as last week|repeat last order|repeat my last order|geçen ayki siparişin aynısı
    geçen haftaki siparişin aynısı|bir önceki siparişin aynısı|önceki siparişin aynısı|son siparişimin aynısı|geçen ayki gibi|geçen haftaki gibi
    geçen ayın aynısı|نفس طلبية|ونفس طلبية|ونفس الطلبية|ونفس الطلب|نفس طلبية الشهر الماضي|نفس طلب الشهر الماضي|نفس طلبية المرة الماضية|نفس الطلبية السابقة|مثل الطلبية الماضية|متل الطلبية الماضية|زي الطلبية اللي فاتت|نفس الطلبية الماضية|نفس الطلب الماضي|نفس الطلبية|نفس الطلب|زي المرة اللي فاتت|مثل المرة الماضية
    مثل طلبية|متل طلبية|زي طلبية|same again as|same as my last|same as our last|son sipariş gibi|son siparişimiz gibi|son siparişim gibi|geçen sipariş gibi|كالمرة السابقة|كالمرة الماضية|متل المرة|مثل المرة|comme la dernière|comme la derniere
    aynısından yine|yine aynısından|yine aynısı|son siparişi tekrar|son siparişi tekrarla|son siparişi|bir öncekinin aynısı|öncekinin aynısı|geçen siparişi aynen|dünkünün aynısı|geçen ayınki
    same as usual|الطلبية المعتادة|الطلب المعتاد|كالعادة|مثل العادة|متل العادة|زي العادة|نفس اخر طلبية|نفس اخر طلب|كرر الطلبية|كرر الطلب|كرر طلبية|عيد الطلبية|عيد الطلب
    تكرار الطلب|مثل السابق|متل السابق|متل دايما|مثل دائما|زي المرة اللي|نفس اللي خدته|كيما المرة|la même commande|même commande|meme commande|comme d'habitude|comme d'hab|pareil que
    la même chose|la meme chose|commande habituelle|nafs el talab|nafs el order|nafs eltalab|zay akher marra|metl akher marra|b7al lmara
    ne aldıysam|ne aldıysak|ne istediysem|ne istediysek|aldıklarımdan yine|whatever i took last|whatever i ordered last|what i ordered last
    what we ordered last|what i had last time|what we had last time|نفس اللي اخذته|نفس اللي اخدته|نفس اللي اخذناه|نفس اللي اخدناه|نفس اللي طلبته|نفس اللي طلبناه
    متل المرة الماضية|زي اخر مرة|مثل اخر مرة|متل اخر مرة|نفس اخر مرة|عيدلي الطلبية|عيدلي الطلب|عيدلي اخر طلبية|عيدلي اخر طلب|عيد اخر طلبية|عيد اخر طلب|كرر اخر طلبية|كرر اخر طلب|اعد اخر طلبية|her zamanki gibi|bir öncekiyle aynı|öncekiyle aynı|bir öncekinin aynı|hep aynısı|hep aynısından|متل الطلبية|مثل الطلبية|زي الطلبية|متل الطلب|مثل الطلب|زي الطلب|repeat my|repeat our|repeat the
    repeat that`,
  negative: `ما في داعي|مافي داعي|ما له داعي|لا داعي|gerek yok|no need|❌|🚫|⛔|yok|boşver|boşverin|vazgeç|göndermeyin|hazırlamayın|yazmayın|dursun|beklesin|ignore|forget it|forget that|scratch|never mind|nevermind
    hold off|disregard|انسى|انسوا|انسي|بلاها|بلاهم|لا تجهز|لا تجهزوا|لا تجهزها|وقف|وقفوا|الغوا|الغو|الغوها|الغيه|الغوه|الغيهم|الغيها|الغيت|كنسل|كنسلوا|kalmasın|gelmesin|olmayacak|çıkaralım|vazgeçtim|vazgeçtik|don't|doesn't|didn't|won't|isn't|aren't|مابدنا|ما بدنا|ما نبي|ما نريد|مو|بلاش|لا تبعت|لا ترسل|مش عاوز|مش عاوزين|olmasın|koyma|gönderme|alma|istemem|hariç|dışında|haricinde|iptal|kalsın|çıkar|çıkarın|sil
    without|except|excluding|but not|not|no|cancel|remove|skip|dont want|do not want|dont
    do not|didnt|wont|never|بدون|ماعدا|ما عدا|من غير|بلا|الا|مابدي|ما بدي|ما ابي|مش عايز|مش عايزة|لا اريد|ما اريد|الغي
    الغاء|شيل|احذف|لا`,
  otherGoods: `iade|iadesi|iadeler|iadelerim|defolu|hasarlı|bozuk|eksik|eksikler|elimde|elimizde|kalanlar|gelmeyen|gelmeyenler|sattıklarım
    sattıklarımız|satılan|satılanlar|aldıklarım|aldıklarımız|return|returns|returned|returning|refund|missing|damaged|defective|faulty
    broken|short|leftover|remaining|left|took|مرتجع|مرتجعات|المرتجع|ارجاع|ترجيع|مرجوع|باقي|الباقي|ناقص|ناقصين|ناقصة|تالف|تالفة
    بعته|بعتها|بعتهم`,
  takesBack: `iptal|vazgeç|vazgeçtim|vazgeçtik|boşver|boşverin|göndermeyin|hazırlamayın|yazmayın|dursun|beklesin|sil
    çıkar|çıkarın|cancel|ignore|forget it|forget that|scratch|never mind|nevermind|hold off|disregard|remove|off my order|off the order|off our order|from my order|from our order|الغي|الغاء|الغوا|الغو|الغوها|الغيه|الغوه|الغيهم|الغيها
    كنسل|كنسلوا|احذف|انسى|انسوا|انسي|بلاها|بلاهم|لا تجهز|لا تجهزوا|لا تجهزها|وقف|وقفوا`,
  whole: `bunlar|bunları|bunların|hepsi|hepsini|tümü|tümünü|tamamı|liste|listeyi|sipariş|siparişi|siparişimi|yukarıdaki|yukarıdakiler|these|those|them|all|everything|above|order|list|هذول|هدول
    هدولي|هذه|هذي|دول|كلهم|كلها|الكل|كلو|كله|الطلب|الطلبية|القائمة|اللي فوق`,
  price: 'fiyat|fiyatlar|price|prices|quote|quotation|سعر|السعر|اسعار|الاسعار',
  change: `diyecektim|diyecektik|yazacaktım|yazacaktık|demek istedim|cut|stays|كافية|كفاية|تعديل|katı|iki katı|الضعف|ضعف|دبل|yerine|instead of|instead|swap|change|replace|değiştir|değiştirin|çıkaralım|çıkartalım|yükseltelim|yükselt|artıralım
    artır|düşürelim|düşür|azaltalım|azalt|eksi|minus|less|increase|reduce|raise|lower|make it|make that|update|ناقص|بدال
    بدل|غير|غيري|غيرو|خليه|خليها`,
  condition:
    'on hold|will confirm|i confirm later|confirm later|to be confirmed|hold till|hold until|keep till|keep until|teyit edeceğim|teyit ederim|teyit edeceğiz|kesinleşince|onaylarsam|رح اكد|راح اكد|بأكدلك|هأكدلك|اأكدلك|اكدلك بعدين|belki|galiba|sanırım|herhalde|olabilirse|mümkünse|kalırsa|bulunursa|gelirse|uygunsa|maybe|perhaps|possibly|probably|يمكن|ربما|لو موجود|لو في|اذا في|ان وجد|varsa|yoksa|eğer|kaldıysa|kalmadıysa|bittiyse|olursa|if|otherwise|unless|in case|اذا|لو|ان كان|واذا',
  polite: `mısın|misin|misiniz|mısınız|musun|müsün|musunuz|müsünüz|can we|can you|could you|could we|would you|may i|can i|could i|could we get|miyim|mıyım|muyum|müyüm|miyiz|mıyız|muyuz|müyüz|ممكن
    ممكن لو`,
  question: `do you make|do you sell|do you know|بشحال|شحال|بقداش|قداش|3andak|3andik|3andkom|3ndkom|2addesh|addesh|var mı|varmı|var mi|kaç|kaça|kaç para|ne kadar|mı|mi|mu|mü|nedir|ne zaman|hangi|neler|ne kaldı|how much|how many
    do you have|have you got|is there|right|what|when|which|any|كم|بكم|بكام|كام|هل|عندكم|عندك|متوفر|ايه|شو|وش|شنو|وين|متى
    امتى`,
  firstLine:
    'ilk satır|ilk satırı|ilk satırdaki|birinci satır|ilk sıra|ilk sıradaki|first line|اول سطر|السطر الاول|باول سطر',
  total: 'toplam|toplamda|genel toplam|total|in total|altogether|المجموع|مجموع|الاجمالي|اجمالي',
  deictic: `bunun|şunun|bunların|ilki|ilkini|ilkinden|ikincisi|ikincisini|ikinciyi|ikinciden|sonuncu|sonuncusu|sonuncudan|the first|the second|the third|the last|bu|bundan|bunlardan|bunu|şu|şundan|şunlardan|resimdeki|resimdekinden|fotodaki|fotoğraftaki|this one|this|these
    that one|the one in the picture|picture|photo|هذا|هذي|هاد|هادا|هاي|ده|دي|هاذا|الصورة|بالصورة|اللي بالصورة`,
  correction:
    'typo|oops|ops|opps|aman|hay allah|tüh|تصحيح|للتصحيح|no wait|wait|hang on|değil|pardon|düzeltme|yanlış|sorry|correction|i mean|i meant|مش|مو|قصدي|اقصد|معلش|عفوا|اسف',
  notOrder: `short|iade|iadesi|iadeli|iade edeceğim|geri|defolu|hasarlı|bozuk|eksik|yanlış|yanlis|geldi|gelmedi|çıktı|cikti|sattım|sattık
    satıldı|satılmış|bitti|bitmiş|kaldı|kalmadı|elimde|elimizde|depomda|stokta|numune|değişim|degisim|ulaştı|ulaşmadı
    teslim aldık|teslim aldım|return|returns|returned|returning|refund|sold|sell|received|arrived|missing|damaged
    defective|faulty|broken|left|remaining|leftover|sample|samples|free|wrong|exchange|have got|عندي|عندنا|رجع|رجعت|رجعو|مرتجع
    مرتجعات|ارجاع|ترجيع|مرجوع|باقي|وصلني|وصلنا|وصل|وصلت|بعت|بعنا|ناقص|ناقصين|ناقصة|عيب|تالف|تالفة|خربان|مكسور|غلط|عينة
    عينات|مجاني|استبدال|تبديل`,
  approx: `düşünüyorum|düşünüyoruz|tane kadar|adet kadar|seri kadar|koli kadar|or so|gibi|falan|filan|ortalama|نحو|more or less|yaklaşık|civarı|civarında|kadar olsun|en az|en fazla|en çok|aşağı yukarı|about|around|approx|approximately|roughly
    at least|at most|minimum|maximum|min|max|up to|or more|تقريبا|حوالي|على الاقل|بحدود|كحد ادنى|كحد اقصى`,
  or: 'else|alternatively|failing that|olmazsa|bulamazsan|bulamazsanız|veya|yahut|ya da|yada|or|either|او|أو|ولا|يا اما',
  past: `ordered|الشهر اللي فات|الاسبوع اللي فات|اللي فات|اللي فاتت|الشهر اللي راح|الاسبوع اللي راح|took|geçen ay|geçen hafta|geçen sefer|geçen|dün|önceki|almıştık|almıştım|last month|last week|last time|yesterday|took
    previous|الشهر الماضي|الاسبوع الماضي|امبارح|اخذنا|اخدنا|المرة الماضية`,
  business: `po|order no|sipariş no|fatura no|kargo no|irsaliye|رقم الطلب|رقم الطلبية|kredi kartı|kredi kartıyla|kartla|by card|card payment|بالبطاقة|fatura|faturayı|kargo|kargoyu|bedeli|ödeme|havale|dekont|eft|iban|banka|çek|senet|vade|indirim|iskonto|fiyat|fiyatı
    fiyatlar|liste|invoice|payment|paid|transfer|discount|price|prices|rate|shipping|freight|bank|cheque|deposit|balance|account|borç|borcu|borcum|borcumu|borcumuz|bakiye|bakiyem|bakiyeyi|cari
    فاتورة|الفاتورة|والفاتورة|شحن|الشحن|حوالة|دفع|خصم|الخصم|سعر|السعر|الاسعار|والاسعار|اسعار|حساب|رصيد`,
};
