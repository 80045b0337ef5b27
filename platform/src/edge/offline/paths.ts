/** Where the page and its worker are; the worker's place lets it answer for all pages of the brand. */
export const offlinePath = '/offline.html';
export const workerPath = '/offline-worker.js';
