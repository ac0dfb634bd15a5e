import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrived, type MailPortal, startMailPortal, tokenIn } from '../testing/mail-portal.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

let server: MailServer;
let portal: MailPortal;
beforeAll(async () => {
  server = await startMailServer();
  portal = await startMailPortal(server.url);
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

describe('a letter with login details', () => {
  it.each([
    ['en', 'ltr', 'Your Toptan login details', 'Hello', 'Choose my password'],
    ['ar', 'rtl', 'بيانات الدخول إلى Toptan', 'مرحبًا', 'اختيار كلمة المرور'],
    ['tr', 'ltr', 'Toptan giriş bilgileriniz', 'Merhaba', 'Şifremi belirle'],
  ])('arrives in the language of the applicant: %s', async (language, direction, subject, hello, button) => {
    const { id, email, username } = await portal.approve(language);
    const letter = await arrived(server, email);
    expect(letter).toMatchObject({
      subject,
      from: { name: 'Toptan', address: 'hesap@toptan.example' },
      to: [{ address: email }],
    });
    expect(letter.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [letter.html, letter.text])
      for (const words of [hello, 'Elif Kardelen', 'Kardelen Giyim', username, button, '72'])
        expect(part).toContain(words);
    expect(letter.html).not.toMatch(/[٠-٩]/);

    const token = tokenIn(letter.text, language);
    expect(tokenIn(letter.html, language)).toBe(token);
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
