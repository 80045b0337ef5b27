import { Toolbar } from './toolbar';

// The script stands in the page where the toolbar shall be.
const script = document.currentScript;
if (script !== null) {
  const toolbar = new Toolbar(window, script);
  document.addEventListener('DOMContentLoaded', () => toolbar.begin());
}
