/** Where the drawn pictures lie, for the sources and for what is built of them. */
export const picturesFolder = new URL('../pictures/', import.meta.url);
