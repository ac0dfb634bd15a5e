/** Where the drawn pictures lie; the build does not copy them, so compiled code finds them beside the sources. */
export const picturesFolder = new URL('../../src/demo/pictures/', import.meta.url);
