import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrived, type PortalWithMail, startPortalWithMail, tokenIn } from '../testing/mail-portal.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
});
afterAll(() => portal.close());

describe('an email with login details', () => {
  it.each([
    ['en', 'ltr', 'Your Toptan login details', 'Hello', 'Choose my password'],
    ['ar', 'rtl', 'بيانات الدخول إلى Toptan', 'مرحبًا', 'اختيار كلمة المرور'],
    ['tr', 'ltr', 'Toptan giriş bilgileriniz', 'Merhaba', 'Şifremi belirle'],
  ])('arrives in the language of the applicant: %s', async (language, direction, subject, hello, button) => {
    const { id, email: address, username } = await portal.approve(language);
    const email = await arrived(portal.mailServer, address);
    expect(email).toMatchObject({
      subject,
      from: { name: 'Toptan', address: 'hesap@toptan.example' },
      to: [{ address }],
    });
    expect(email.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [email.html, email.text])
      for (const words of [hello, 'Elif Kardelen', 'Kardelen Giyim', username, button, '72'])
        expect(part).toContain(words);
    expect(email.html).not.toMatch(/[٠-٩]/);

    const token = tokenIn(email.text, language);
    expect(tokenIn(email.html, language)).toBe(token);
    const look = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(look.json()).toEqual({
      username,
      companyName: 'Kardelen Giyim',
      hasPassword: false,
      expiresAt: expect.any(String),
    });

    await portal.settled(id, 'sent', 1);
    const mail = await portal.newestMail(id);
    expect(JSON.stringify(mail)).not.toContain(token);
    const [row] = (await portal.staff.call('GET', '/api/registration-requests')).json();
    expect(row.mail).toMatchObject({
      state: 'sent',
      attempts: 1,
      lastError: null,
    });
  });
});
