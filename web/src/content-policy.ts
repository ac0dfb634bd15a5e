import { z } from 'zod';

// Zod would try to compile code, which the content policy forbids and reports. What parses while it is loaded imports this
// module: the program's own first line would come too late.
z.config({ jitless: true });
