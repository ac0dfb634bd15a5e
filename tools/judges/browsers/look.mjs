import { pictureOf } from './window.mjs';

/** Faults of a page's looks that a machine can find. Each function answers sentences; no sentence means no fault. */

/**
 * Runs in the page. @returns {string[]} the elements that reach furthest beyond the edges of a page that is wider than its window
 */
function reachSideways() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reaching = [...document.querySelectorAll('body *')]
    .map(element => {
      const { left, right } = element.getBoundingClientRect();
      return { element, by: Math.round(Math.max(right - clientWidth, -left)) };
    })
    .filter(({ by }) => by > 1)
    .sort((a, b) => b.by - a.by)
    .slice(0, 3)
    .map(({ element, by }) => `by ${by} px ${element.outerHTML.slice(0, 120)}`);
  return [`the page is ${scrollWidth - clientWidth} px wider than its window: ${reaching.join(', ')}`];
}

/** Runs in the page. @returns {string[]} boxes without a scroll bar that are scrolled: their top is out of sight */
function scrolledAway() {
  return [...document.querySelectorAll('body *')]
    .filter(box => box.scrollTop > 0 && getComputedStyle(box).overflowY === 'hidden' && !box.matches('input'))
    .map(box => `scrolled out of sight by ${box.scrollTop} px: ${box.outerHTML.slice(0, 120)}`);
}

/**
 * Runs in the page. Fields in sight that are empty and whose only name is the placeholder: their label cannot be read. The cells of
 * a grid are named by its headings, those of a run by the size before them.
 * @returns {{ name: string, placeholder: string }[]} each is marked with `data-looked-at` and its number
 */
function fieldsWithoutLabel() {
  const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';
  const isReadable = (/** @type {Element | null} */ element) =>
    element !== null && element.getBoundingClientRect().width > 1 && element.textContent?.trim() !== '';
  for (const old of document.querySelectorAll('[data-looked-at]')) old.removeAttribute('data-looked-at');
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(typed))]
    .filter(field => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const isInSight = document.elementFromPoint(left + width / 2, top + height / 2) === field;
      const names = [
        field.previousElementSibling,
        ...(field.labels ?? []),
        ...(field.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)),
      ];
      return isInSight && field.value === '' && !field.closest('[role=grid]') && !names.some(isReadable);
    })
    .map((field, at) => {
      field.dataset['lookedAt'] = String(at);
      return { name: field.getAttribute('aria-label') ?? field.name, placeholder: field.placeholder };
    });
}

/** Runs in the page. @param {string} selector @param {string} placeholder */
function setPlaceholder(selector, placeholder) {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector(selector));
  if (field) field.placeholder = placeholder;
}

/** A placeholder is painted where the picture without it is another. @param {import('./window.mjs').Window} window */
async function namelessFields(window) {
  const found = [];
  for (const [at, { name, placeholder }] of (await window.evaluate(fieldsWithoutLabel)).entries()) {
    const selector = `[data-looked-at="${at}"]`;
    await window.evaluate(setPlaceholder, selector, placeholder);
    const before = await pictureOf(window);
    await window.evaluate(setPlaceholder, selector, '');
    const after = await pictureOf(window);
    await window.evaluate(setPlaceholder, selector, placeholder);
    if (before.equals(after)) found.push(`a field without a visible name: ${name}`);
  }
  return found;
}

/** @param {import('./window.mjs').Window} window */
export async function lookAt(window) {
  const errors = (await window.errors()).map(text => `in the console: ${text}`);
  return [
    ...errors,
    ...(await window.evaluate(reachSideways)),
    ...(await window.evaluate(scrolledAway)),
    ...(await namelessFields(window)),
  ];
}
