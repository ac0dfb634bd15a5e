import { expect, it } from 'vitest';
import { proposeUsernames } from './usernames.ts';

it('proposes names in plain Latin letters', () => {
  const first = (company: string, email = 'samer@alnoor.example') =>
    proposeUsernames(company, email).next().value;
  expect(first('Güneş Işık ÇANTA')).toBe('gunes-isik-canta');
  expect(first('متجر النور للأزياء')).toBe('samer');
  expect(first('متجر 7', '7@example.com')).toBe('shop');
  expect(first('Æther Ødegård Łódź Straße')).toBe('aether-odegard-lodz-strasse');
  expect(first('x'.repeat(200))).toHaveLength(30);
});
