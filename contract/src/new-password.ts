import { z } from 'zod';
import { passwordMax, sessionSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { linkTokenSchema, timestampSchema } from './ids.ts';
import { secondFactorCode } from './second-factor-code.ts';
import { usernameSchema } from './text.ts';

/** ASVS 5.0, 6.2.1. */
export const passwordMin = 10;

/** A password that a user chooses. */
export const newPasswordSchema = z.string().min(passwordMin).max(passwordMax);

export const checkPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/password-link',
  access: 'public',
  summary: 'Whether a one-time link is still valid, and the account that it belongs to.',
  body: z.strictObject({ token: linkTokenSchema }),
  response: z
    .object({
      username: z.string(),
      companyName: z.string().nullable(),
      /** Whether it replaces a password; a new account has none yet. */
      hasPassword: z.boolean(),
      expiresAt: timestampSchema,
    })
    .meta({ id: 'PasswordLink' }),
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/auth/set-password',
  access: 'public',
  summary:
    'Chooses a password with a one-time link and signs in. With a second factor: 401 second_factor_required, until its code comes too.',
  body: z.strictObject({
    token: linkTokenSchema,
    password: newPasswordSchema,
    code: secondFactorCode.optional(),
  }),
  response: sessionSchema,
});

export const passwordResetSchema = z.strictObject({ username: usernameSchema });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary:
    'Mails a one-time link for a new password to the address of the account. The answer is the same where no such account exists.',
  body: passwordResetSchema,
  status: 202,
});
