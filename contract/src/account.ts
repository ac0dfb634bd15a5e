import { z } from 'zod';
import { passwordMax } from './auth.ts';
import { toLatinDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';
import { newPasswordSchema } from './new-password.ts';
import { optionalEmailSchema, withoutInvisible } from './text.ts';

/** The password that the user has, required again before something that a borrowed telephone must not be able to do. */
const currentPassword = z.string().min(1).max(passwordMax);

/** Six digits of an authenticator app. People put spaces between them, and pasted codes have invisible marks. */
export const oneTimeCodeSchema = z
  .string()
  .transform(code => withoutInvisible(toLatinDigits(code)).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

export const recoveryCodeCount = 10;

export const accountSchema = z
  .object({
    username: z.string(),
    /** The name that others read of a member of staff; null: none is chosen, or the user is a shop's. */
    displayName: z.string().nullable(),
    /** The address for a link to a new password: a shop's is its customer's, which staff keep. */
    email: z.string().nullable(),
    /** The language of a shop's emails and messages; null: not known yet, or the user is one of staff. */
    language: languageSchema.nullable(),
    secondFactor: z.object({
      isOn: z.boolean(),
      /** Whether this account may not do without (setting `STAFF_SECOND_FACTOR`). */
      isRequired: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    }),
  })
  .meta({ id: 'Account' });

export type Account = z.infer<typeof accountSchema>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  summary: "The caller's own account.",
  response: accountSchema,
});

export const setAccountEmail = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  access: 'admin',
  summary: "The administrator's own address, for a forgotten password. A shop's is its customer's.",
  body: z.strictObject({ email: optionalEmailSchema, currentPassword }),
  response: accountSchema,
});

export const setAccountLanguage = endpoint({
  method: 'PUT',
  path: '/api/account/language',
  access: 'shop',
  summary: "The language of the shop's emails and messages.",
  body: z.strictObject({ language: languageSchema }),
  response: accountSchema,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'signed-in',
  summary: "Changes the caller's own password. All other sessions end, and this one gets a new cookie.",
  body: z.strictObject({ currentPassword, newPassword: newPasswordSchema }),
});

export const accountSessionSchema = z
  .object({
    id: idSchema,
    /** Whether it is the session of this request. */
    isCurrent: z.boolean(),
    createdAt: timestampSchema,
    /** The last call of the session, accurate to the hour. */
    lastSeenAt: timestampSchema,
    /** The name of the browser at the sign-in (User-Agent). */
    userAgent: z.string().nullable(),
    /** Address of the sign-in; null for sessions older than this field. */
    address: z.string().nullable(),
  })
  .meta({ id: 'AccountSession' });

export type AccountSession = z.infer<typeof accountSessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Where the caller is signed in, newest first.',
  response: z.array(accountSessionSchema),
  list: true,
});

export const endAccountSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'signed-in',
  summary: "Ends one of the caller's own sessions.",
  params: idParams,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: "Ends all of the caller's sessions except this one.",
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'signed-in',
  summary: 'Makes a secret for an authenticator app. It takes effect once a code of the app is confirmed.',
  body: z.strictObject({ currentPassword }),
  /** The secret in base32, and as otpauth:// address for a QR code. */
  response: z.object({ secret: z.string(), address: z.string() }).meta({ id: 'SecondFactorSecret' }),
});

const recoveryCodes = z
  .object({
    /** Each signs in once in place of the app. They are shown only now. */
    recoveryCodes: z.array(z.string()),
  })
  .meta({ id: 'RecoveryCodes' });

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'signed-in',
  summary:
    'Turns the second factor on with a code of the app. Every other session ends. 429 after ten codes in a quarter of an hour.',
  body: z.strictObject({ code: oneTimeCodeSchema }),
  response: recoveryCodes,
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  access: 'signed-in',
  summary: 'Turns the second factor off.',
  body: z.strictObject({ currentPassword }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'signed-in',
  summary: 'Makes new recovery codes; the earlier ones end.',
  body: z.strictObject({ currentPassword }),
  response: recoveryCodes,
});
