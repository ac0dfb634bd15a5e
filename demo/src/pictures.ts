/** The folder of the drawn pictures, for the sources and for their build. */
export const picturesFolder = new URL('../pictures/', import.meta.url);
