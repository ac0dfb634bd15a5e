import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';

export const groupSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The number of customers in the group. */
    customers: z.number().int(),
  })
  .meta({ id: 'Group' });

export type Group = z.infer<typeof groupSchema>;

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'admin',
  summary: 'Groups of customers, by name.',
  response: z.array(groupSchema),
  list: true,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}',
  access: 'admin',
  summary: 'Deletes a group and its rules; 409 `group_in_use` while customers belong to it.',
  params: idParams,
});
