/**
 * The window of a browser, as much of it as a walk needs. Elements are named by a selector: the first that can be seen.
 * @typedef {object} Window
 * @property {(address: string) => Promise<void>} load
 * @property {(width: number, height: number) => Promise<void>} resize of the page
 * @property {<A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<T>} evaluate in the page
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string, text: string) => Promise<void>} type
 * @property {() => Promise<Buffer>} picture of what is in sight
 * @property {() => Promise<string[]>} errors in the console since the last call
 * @property {() => Promise<void>} close
 */

/** Runs in the page. @param {string} selector @returns {Element | undefined} */
export function findVisible(selector) {
  return [...document.querySelectorAll(selector)].find(element => element.checkVisibility());
}

/** Runs in the page. @returns {string} the loads that the page still waits for, or '' */
function unrest() {
  if (!document.querySelector('h1, [role="dialog"]')) return 'a heading';
  if (document.querySelector('.loading-screen, [aria-busy="true"]')) return 'data';
  if (document.fonts.status === 'loading') return 'fonts';
  const picture = [...document.images].find(image => {
    if (image.complete || !image.checkVisibility()) return false;
    // Firefox does not load pictures that a scrolling box hides.
    const { top, left, width } = image.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1) === image;
  });
  if (picture) return picture.outerHTML;
  const moving = document
    .getAnimations()
    .find(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  const effect = /** @type {KeyframeEffect | null | undefined} */ (moving?.effect);
  return moving ? `an animation of ${effect?.target?.outerHTML.slice(0, 120)}` : '';
}

/** Runs in the page. @param {string} selector @returns {string} the missing elements, or '' */
function unseen(selector) {
  const isSeen = [...document.querySelectorAll(selector)].some(element => element.checkVisibility());
  return isSeen ? '' : selector;
}

/** Milliseconds for anything that is waited for. */
const patience = 20_000;
/** Milliseconds between two looks. */
const pause = 100;

/** @template {unknown[]} A @param {Window} window @param {(...args: A) => string} missing runs in the page @param {A} args */
async function untilNothing(window, missing, ...args) {
  const end = Date.now() + patience;
  for (;;) {
    const what = await window.evaluate(missing, ...args);
    if (what === '') return;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

/** @param {Window} window @param {string} selector */
export const seen = (window, selector) => untilNothing(window, unseen, selector);

/** Runs in the page. @param {string} selector @returns {string} the elements that are still there, or '' */
function left(selector) {
  return document.querySelector(selector) ? `an end of ${selector}` : '';
}

/** @param {Window} window @param {string} selector */
export const gone = (window, selector) => untilNothing(window, left, selector);

/** Runs in the page. @returns {Promise<void>} once changes are painted */
function painted() {
  // A caret that blinks would be another picture.
  document.documentElement.style.caretColor = 'transparent';
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A picture of the window at rest: a fading scroll bar would make another picture. @param {Window} window */
export async function pictureOf(window) {
  /** @type {Buffer} */
  let picture = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries++) {
    await window.evaluate(painted);
    const before = picture;
    picture = await window.picture();
    if (picture.equals(before)) break;
  }
  return picture;
}

/** Waits until the page is at rest twice: an arrival may bring something else. @param {Window} window */
export async function settle(window) {
  for (let time = 0; time < 2; time++) {
    await new Promise(resolve => setTimeout(resolve, pause));
    await untilNothing(window, unrest);
  }
}

/** @param {Window} window @param {string} selector */
export async function press(window, selector) {
  await seen(window, selector);
  await settle(window);
  await window.click(selector);
}

/** Goes to another screen within the page, as a link does. @param {Window} window @param {string} path */
export async function visit(window, path) {
  await window.evaluate(to => history.pushState({}, '', to), path);
}
