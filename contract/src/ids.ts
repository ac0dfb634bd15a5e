import { z } from 'zod';

export const idSchema = z.uuid();
export const idParams = z.strictObject({ id: idSchema });
export const timestampSchema = z.iso.datetime({ offset: true });
