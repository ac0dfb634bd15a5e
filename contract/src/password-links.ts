/** Hours that the link of a new account is good for: it may be handed on, and read after a weekend. */
export const invitationHours = 72;

/** Hours for which a link is good that its user has requested. */
export const resetHours = 1;
