import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './ids.ts';
import { staffLinkSchema, staffMemberSchema } from './staff.ts';
import { optionalLine, usernameSchema } from './text.ts';

/** Longest name of a member of staff. */
export const displayNameMax = 60;

const displayName = optionalLine(displayNameMax).optional();

export const newStaffSchema = z
  .strictObject({ username: usernameSchema, displayName })
  .meta({ id: 'NewStaffMember' });

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

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/api/staff/{id}',
  access: 'admin',
  summary:
    'Changes the named fields: the name that others read, and whether the administrator may sign in. Deactivating ends the sessions and links; 409 `last_administrator` for oneself, so that one is always left.',
  params: idParams,
  body: z.strictObject({ isActive: z.boolean().optional(), displayName }).meta({ id: 'StaffChange' }),
  response: staffMemberSchema,
});
