import { languages } from '@toptan/contract/languages';
import { describe, expect, it } from 'vitest';
import { plainBranding } from './layout.ts';
import { writeLoginDetails } from './login-details.ts';

const details = {
  name: 'Elif Kardelen',
  companyName: 'Kardelen Giyim',
  username: 'kardelen',
  link: 'https://toptan.example/set-password#token',
  expiresAt: '2026-11-23T11:32:00.000Z',
};

describe.each(languages)('the email in %s', language => {
  it('shows until when the link is good, in Istanbul and in Latin digits', () => {
    const { html, text } = writeLoginDetails(details, language, plainBranding);
    for (const part of [html, text]) {
      expect(part).toMatch(/23 \S+ 2026\D+14:32/);
      expect(part).not.toMatch(/[\u0660-\u0669]/);
    }
  });

  it('shows names as they were typed, whatever they try to be', () => {
    const companyName = '<img src=x onerror=alert(1)>"&\'';
    const { html, text, subject } = writeLoginDetails(
      { ...details, companyName, name: '</bdi><a href=x>' },
      language,
      plainBranding,
    );
    expect(html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;</bdi>');
    expect(html).toContain('<bdi>&lt;/bdi&gt;&lt;a href=x&gt;</bdi>');
    expect(html).not.toContain('<img');
    expect(text).toContain(`\u2068${companyName}\u2069`);
    expect(subject).toBe(writeLoginDetails(details, language, plainBranding).subject);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
