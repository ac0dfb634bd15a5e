import { z } from 'zod';
import { withoutInvisible } from './text.ts';

/** A one-time code or a recovery code, as typed. */
export const secondFactorCode = z.string().overwrite(withoutInvisible).trim().min(1).max(40);
