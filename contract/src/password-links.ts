/** Hours that the link of a new account is good for: it may be handed on, and read after a weekend. */
export const invitationHours = 72;

/** Hours that a link is good for which somebody asked for just now. */
export const resetHours = 1;
