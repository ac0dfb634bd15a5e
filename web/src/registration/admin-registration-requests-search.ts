import { z } from 'zod';

/** Search in all registration requests, and page of the processed ones, in the address. */
export const adminRegistrationRequestsSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
