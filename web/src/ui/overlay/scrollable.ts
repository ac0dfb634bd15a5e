/** For a scrolling part that may hold nothing to press, such as a shop's own order: the keyboard must reach the part itself. */
export const scrollable = { tabIndex: 0 };
