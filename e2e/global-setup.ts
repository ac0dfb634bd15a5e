import { startTemplateDatabase } from './fixtures/database.ts';

/** What Playwright runs once before all journeys; what it returns runs after them. */
export default startTemplateDatabase;
