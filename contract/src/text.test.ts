import { describe, expect, it } from 'vitest';
import { emailSchema, nameSchema, optionalText, phoneSchema, requiredText } from './text.ts';

describe('text', () => {
  it('is trimmed, and empty text is no text', () => {
    expect(requiredText(10).parse('  çanta ')).toBe('çanta');
    expect(optionalText(10).parse('   ')).toBeNull();
    expect(requiredText(10).safeParse('   ').success).toBe(false);
  });

  it.each(['a\u0000b', 'a\ud800b'])('that PostgreSQL cannot store is refused', text => {
    expect(requiredText(10).safeParse(text).success).toBe(false);
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
  it.each(['a@example.com,b@example.com', 'a b@example.com', 'a@example.com\nBcc: c@example.com', 'x'])(
    '%j is none',
    email => {
      expect(emailSchema.safeParse(email).success).toBe(false);
    },
  );
});
