CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as search compares it: case, diacritics, Turkish dotted and dotless i, Arabic alef, hamza, ya, ta marbuta,
-- vowel marks, tatweel and digits folded. 'KIRMIZI' and 'kırmızı' fold alike, 'احمر' and 'أحمر', 'canta' and 'çanta'.
-- NFKD takes letters apart from their marks (U+0300-036F, Arabic U+064B-065F, U+0670), which then go.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    translate(
      lower(normalize(value, NFKD)),
      U&'\0131\00F8\0142\0111\00E6\0153\0671\0649\06CC\0629\06A9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
      U&'\0069\006F\006C\0064\0061\006F\0627\064A\064A\0647\06430123456789' || '0123456789'
    ),
    U&'[\0300-\036F\064B-\065F\0670\0640]', '', 'g'
  );
