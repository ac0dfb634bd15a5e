import { describe, expect, it } from 'vitest';
import { emailSchema, nameSchema, optionalText, phoneSchema, requiredText } from './text.ts';

describe('text', () => {
  it('is trimmed, and empty text is no text', () => {
    expect(requiredText(10).parse('  çanta ')).toBe('çanta');
    expect(optionalText(10).parse('   ')).toBeNull();
    expect(requiredText(10).safeParse('   ').success).toBe(false);
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u200e', '\u0301', 'ـ', '\u200d \ufeff', '\u00ad\u0640\u0301'])(
    'that nobody sees is no text: %j',
    text => {
      expect(requiredText(10).safeParse(text).error?.issues[0]?.code).toBe('too_small');
      expect(nameSchema.safeParse(text).success).toBe(false);
      expect(optionalText(10).parse(text)).toBeNull();
    },
  );

  it.each(['می‌خواهم', '👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', 'محـــل', '?', '5'])(
    'keeps the marks that belong to it: %s',
    text => {
      expect(requiredText(20).parse(text)).toBe(text);
    },
  );

  it.each(['a\u0000b', 'a\ud800b'])('that PostgreSQL cannot store is refused', text => {
    expect(requiredText(10).safeParse(text).success).toBe(false);
  });

  it('is as long as what search makes of it', () => {
    expect(nameSchema.safeParse('\ufdfa'.repeat(12)).success).toBe(false);
    expect(nameSchema.parse('s\u0327ık ½ ﷼ 한국'.repeat(10))).toHaveLength(110);
  });

  it('of a name stays on one line', () => {
    expect(nameSchema.safeParse('Atlas\r\nBcc: x@example.com').success).toBe(false);
    expect(nameSchema.parse('متجر النور للأزياء')).toBe('متجر النور للأزياء');
  });
});

describe('a telephone number', () => {
  it('is taken as people write it', () => {
    expect(phoneSchema.parse('+90 (532) 000-10 01')).toBe('+90 (532) 000-10 01');
    expect(phoneSchema.parse('٠٥٣٢ ٠٠٠ ١٠ ٠١')).toBe('0532 000 10 01');
    expect(phoneSchema.parse('\u200e+90 532\u2011000\u201310\u201001\u200f')).toBe('+90 532-000-10-01');
  });

  it.each(['1234', 'call me', '+90; drop'])('%s is none', phone => {
    expect(phoneSchema.safeParse(phone).success).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('is taken with marks that nobody sees, as it is pasted', () => {
    expect(emailSchema.parse('\u200eali@example.com\u200b ')).toBe('ali@example.com');
  });

  it.each(['a@example.com,b@example.com', 'a b@example.com', 'a@example.com\nBcc: c@example.com', 'x'])(
    '%j is none',
    email => {
      expect(emailSchema.safeParse(email).success).toBe(false);
    },
  );
});
