import { z } from 'zod';

// Before anything is parsed: Zod would try to compile code, which the content policy forbids and the browser reports.
z.config({ jitless: true });
