/** Messages that the page Add by list offers, one in each language. Some lines are certain, others are asked. */
export const messagesToPaste: string[] = [
  `Merhaba Mert Bey, kolay gelsin
MN-2605 siyah M 3
bol paça mavi 2 seri
Oxford gömlek beyaz M 4
GM-1708 kırmızı S, M, L her bedenden 2
siyah şişme mont L 4
PL-1204 lacivert 2 koli
Teşekkürler`,
  `السلام عليكم
MN-2605 أسود M ٣
جينز خصر عالٍ أزرق ٢ سيري
قميص أكسفورد أبيض L ٤
جاكيت منفوخ أسود M ٢
GM-1711 أزرق من كل مقاس ٢
شكرا`,
  `Hi Mert
MN-2605 black M 3
High-waist jeans blue 2 packs
Oxford shirt white L 4
GM-1708 red S M L 2 each
black puffer jacket L 4
TS-1043 white M
Thanks`,
];
