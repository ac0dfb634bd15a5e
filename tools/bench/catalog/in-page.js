/** Runs in the page as it stands, without the helpers of a bundler. */

/**
 * @typedef {{ total: number, first: string, query: string }} Expected what stands on the page once the products of a search are
 * painted, and what of the address of their call must have been answered by then
 */
/** @typedef {{ frames: number, dropped: number, longTasks: number, longest: number }} Journey */

const frameTime = 1000 / 60;

/** The time stamp of the key or press that starts a measurement. */
let begun = Number.NaN;

/** @type {Promise<number>} */
let painted;

for (const type of ['keydown', 'pointerup']) {
  document.addEventListener(
    type,
    event => {
      begun = event.timeStamp;
    },
    true,
  );
}

/** Milliseconds after which a paint is given up. */
const patience = 20_000;

/** The count and the first product, as they stand on the page. */
function shown() {
  const count = document.querySelector('.page-head-count')?.textContent.replace(/\D/g, '');
  return `${count} from ${document.querySelector('article h2')?.textContent ?? ''}`;
}

/** Whether the call for these products has come back; products that the page still has need no call. @param {string} query */
function isAnswered(query) {
  const calls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return (
    query === '' ||
    calls.some(({ pathname, search }) => pathname === '/api/products' && search.includes(query))
  );
}

Object.assign(window, {
  bench: {
    /**
     * Begins to watch for the paint that shows these products.
     * @param {Expected} expected
     */
    watch: ({ total, first, query }) => {
      begun = Number.NaN;
      performance.clearResourceTimings();
      const expected = `${total} from ${first}`;
      painted = new Promise((resolve, reject) => {
        const look = () => {
          if (performance.now() - begun > patience) return reject(`${shown()} instead of ${expected}`);
          if (Number.isNaN(begun) || shown() !== expected || !isAnswered(query))
            return requestAnimationFrame(look);
          // This frame paints it: the task after it runs when it has been handed over.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - begun);
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    },

    /** Milliseconds from the key or press after `watch` to that paint. */
    painted: () => painted,

    /**
     * Scrolls frame by frame until the end or for so many frames. A frame that comes late counts as dropped; a long
     * task keeps the page busy for 50 ms or more.
     * @param {number} step pixels, negative upwards @param {number} most frames @returns {Promise<Journey>}
     */
    scroll: (step, most) =>
      new Promise(resolve => {
        const journey = { frames: 0, dropped: 0, longTasks: 0, longest: 0 };
        const observer = new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) {
            journey.longTasks += 1;
            journey.longest = Math.max(journey.longest, duration);
          }
        });
        observer.observe({ type: 'longtask' });
        let last = performance.now();
        let place = Number.NaN;
        /** @param {number} now */
        const next = now => {
          journey.frames += 1;
          journey.dropped += Math.max(0, Math.round((now - last) / frameTime) - 1);
          last = now;
          const isAtEnd = window.scrollY === place;
          place = window.scrollY;
          if (isAtEnd || journey.frames >= most) {
            observer.disconnect();
            return resolve(journey);
          }
          window.scrollBy(0, step);
          return requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
  },
});
