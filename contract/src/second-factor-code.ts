import { z } from 'zod';

/** A one-time code or a recovery code, as typed. */
export const secondFactorCode = z.string().trim().min(1).max(40);
