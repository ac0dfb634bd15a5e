import { describe, expect, it } from 'vitest';
import {
  homeCodeOf,
  internationalDigits,
  lacksCountry,
  likelyLanguage,
  whatsappAddress,
  withCode,
} from './whatsapp.ts';

describe('a message by WhatsApp', () => {
  it.each([
    ['+90 532 418 07 66', 'https://wa.me/905324180766?text=a%20b'],
    ['00961 3 000 101', 'https://wa.me/9613000101?text=a%20b'],
    ['+٩٦١ ٣ ٠٠٠ ١٠١', 'https://wa.me/9613000101?text=a%20b'],
    ['0532 418 07 66', 'https://wa.me/905324180766?text=a%20b'],
    ['(532) 418-07-66', 'https://wa.me/905324180766?text=a%20b'],
    ['90 532 418 07 66', 'https://wa.me/905324180766?text=a%20b'],
    ['1234', 'https://wa.me/?text=a%20b'],
    [null, 'https://wa.me/?text=a%20b'],
  ])('to %s is %s', (phone, address) => {
    expect(whatsappAddress(phone, 'a b')).toBe(address);
  });

  it.each([
    ['+90 532 418 07 66', 'tr'],
    ['+961 3 000 101', 'ar'],
    ['+49 30 901820', 'en'],
    [null, 'en'],
  ] as const)('to %s is in %s', (phone, language) => {
    expect(likelyLanguage(phone, ['en', 'ar', 'tr'])).toBe(language);
  });

  it.each([
    [{ ownerMobile: '03 000 101', phone: '+961 1 222 333', landline: null }, '9613000101'],
    [{ ownerMobile: '0532 418 07 66', phone: null, landline: null }, '9665324180766'],
  ])('to a number without country is to that of the customer, else of the wholesaler', (customer, digits) => {
    const home = homeCodeOf(customer, { phone: '+966 11 222 3333', whatsapp: null });
    expect(internationalDigits(customer.ownerMobile, home)).toBe(digits);
  });

  it.each([
    ['0532 418 07 66', true],
    ['٠٥٣٢ ٤١٨ ٠٧ ٦٦', true],
    ['90 532 418 07 66', false],
    ['+961 3 000 101', false],
    ['1234', false],
  ])('asks for the country of %s: %s', (phone, asks) => {
    expect(lacksCountry(phone, '90')).toBe(asks);
    if (asks) expect(withCode(phone, '90')).toBe('+90 532 418 07 66');
  });

  it('is in a language that the portal speaks', () => {
    expect(likelyLanguage('+961 3 000 101', ['tr'])).toBe('tr');
  });
});
