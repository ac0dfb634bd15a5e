import { startTemplateDatabase } from './fixtures/database.ts';

/** Playwright runs this once before all journeys, and the function that it returns after them. */
export default startTemplateDatabase;
