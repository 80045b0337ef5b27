/* global document, navigator, addEventListener */
// Runs first in every page, inlined with its nonce: starts the shell, and its last good release in its place when it cannot
// be fetched, fails its integrity or throws before it has drawn anything (SHL-2, G15). The shell does the same for remotes.
(function () {
  var nonce = document.currentScript.nonce;
  var page, releases;
  var turn = 0;

  var put = function (tag, attribute, release, path, done, failed) {
    // A file that the decision names no hash for is refused, not fetched (SHL-5).
    if (!release.integrity[path]) return failed();
    var element = document.createElement(tag);
    element.nonce = nonce;
    element.crossOrigin = 'anonymous';
    element.integrity = release.integrity[path];
    element.onload = done;
    element.onerror = failed;
    if (tag === 'link') element.rel = 'stylesheet';
    else element.async = false;
    element[attribute] = release.base + path;
    element.setAttribute('data-shell', '');
    document.head.appendChild(element);
  };

  var fail = function (number, phase) {
    if (number !== turn) return;
    var next = releases[(turn += 1)];
    document.querySelectorAll('link[data-shell]').forEach(function (link) {
      link.remove();
    });
    var report = {
      kind: 'remote-failed',
      feature: 'shell',
      version: releases[number].version,
      phase: phase,
      code: 'boot',
      replacedBy: next ? next.version : null,
    };
    var batch = { brand: page.brand.id, releases: { shell: releases[number].version }, reports: [report] };
    navigator.sendBeacon('/platform/telemetry', JSON.stringify(batch));
    if (next) begin(turn);
    else {
      document.getElementById('root').hidden = true;
      document.getElementById('unreachable').hidden = false;
    }
  };

  var begin = function (number) {
    var release = releases[number];
    var start = release.exposes['./start'];
    var waiting = start.css.length;
    var failed = function () {
      fail(number, 'fetch');
    };
    var run = function () {
      if (number !== turn) return;
      start.js.forEach(function (path) {
        if (number === turn) put('script', 'src', release, path, null, failed);
      });
    };
    var styled = function () {
      if ((waiting -= 1) === 0) run();
    };
    if (waiting === 0) return run();
    var links = document.querySelectorAll('link[data-shell]');
    if (links.length === 0) {
      start.css.forEach(function (path) {
        if (number === turn) put('link', 'href', release, path, styled, failed);
      });
    } else {
      links.forEach(function (link) {
        if (link.sheet) styled();
        else if (link.hasAttribute('data-failed')) failed();
        else {
          link.onload = styled;
          link.onerror = failed;
        }
      });
    }
  };

  addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target.tagName === 'LINK') target.setAttribute('data-failed', '');
      var release = releases && releases[turn];
      if (!release || !event.filename || !document.getElementById('skeleton')) return;
      if (event.filename.indexOf(release.base) !== -1) fail(turn, 'execute');
    },
    true,
  );

  document.addEventListener('DOMContentLoaded', function () {
    page = JSON.parse(document.getElementById('storefront-page').textContent);
    var shell = page.decisions.shell;
    if (!shell) return;
    releases = [shell].concat(shell.lastGood);
    begin(0);
  });
})();
