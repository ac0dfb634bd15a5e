import { z } from 'zod';
import { eachCharge } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { secondFactorCode } from './second-factor-code.ts';
import { usernameSchema } from './text.ts';

export const roles = ['shop', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The user of a session; `customer` is the shop that the user belongs to. */
export const sessionSchema = z
  .object({
    user: z.object({
      id: idSchema,
      username: z.string(),
      role: z.enum(roles),
      customerId: idSchema.nullable(),
      /** True until a second factor is set up: nothing but the own account answers before. */
      mustSetUpSecondFactor: z.literal(true).optional(),
    }),
    customer: z
      .object({
        id: idSchema,
        companyName: z.string(),
        customerShortName: z.string(),
        email: z.string(),
        /** The charges of each of its orders beside the goods. */
        ...eachCharge(() => liraSchema),
      })
      .nullable(),
  })
  .meta({ id: 'Session' });

export type SessionInfo = z.infer<typeof sessionSchema>;

/** ASVS 5.0, 6.2.9: long passwords are welcome; the bound keeps hashing cheap to refuse. */
export const passwordMax = 200;

export const checkSession = endpoint({
  method: 'GET',
  path: '/api/auth/check',
  access: 'signed-in',
  summary: 'Who is signed in; 401 when nobody is.',
  response: sessionSchema,
});

export const loginSchema = z.strictObject({
  username: usernameSchema,
  password: z.string().min(1).max(passwordMax),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary:
    'Signs in and sets the session cookie. With a second factor: 401 second_factor_required, until its code comes too.',
  body: loginSchema.extend({ code: secondFactorCode.optional() }).meta({ id: 'Credentials' }),
  response: sessionSchema,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends the session; succeeds without a session too.',
});
