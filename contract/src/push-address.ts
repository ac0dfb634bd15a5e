/** Longest address of a subscription. */
export const pushAddressMax = 2048;

/**
 * An address of the push services of Chrome, Safari, Firefox and Edge, by https at its usual port and without a user. No other host is
 * ever called.
 */
export const pushAddressPattern =
  /^https:\/\/(fcm\.googleapis\.com|([\w-]+\.)+push\.apple\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com)\/[!-~]*$/;
