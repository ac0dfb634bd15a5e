import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { staffLinkSchema } from './staff.ts';
import { usernameSchema } from './text.ts';

export const newStaffSchema = z.strictObject({ username: usernameSchema }).meta({ id: 'NewStaffMember' });

export const addStaff = endpoint({
  method: 'POST',
  path: '/api/staff',
  access: 'admin',
  summary:
    'Adds an administrator, who chooses a password with the one-time link (72 hours); 409 `taken` when somebody has the name.',
  body: newStaffSchema,
  response: staffLinkSchema,
  status: 201,
});
