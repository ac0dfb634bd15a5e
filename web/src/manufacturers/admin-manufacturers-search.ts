import { z } from 'zod';
import { listSearchFields } from '../api/list-search.ts';

/** The manufacturers' list in the address. */
export const adminManufacturersSearchSchema = z.object(listSearchFields);
