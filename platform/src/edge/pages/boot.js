/* global document, navigator, addEventListener, history, location, performance, sessionStorage, trustedTypes, URL, setTimeout, window */
// Runs first in every page, which names its hash. It decides which scripts may run, and starts the shell. It starts the last
// good release of the shell instead when the shell cannot be fetched within 8 s, fails its integrity or throws before it has
// drawn anything (SHL-2, G15). The shell does the same for remotes.
(function () {
  // The page's state stands before this script, where nothing that a release has drawn can stand (ISO-4).
  var state = document.currentScript.previousElementSibling.textContent;
  // Lets in the style elements that scripts add; the scripts of releases take it from the elements that loaded them.
  var nonce = '';
  var key = 'failed_releases:shell';
  var page, releases;
  var turn = 0;
  // Whether a script of the current release is being fetched and may still run when it arrives.
  var asked = false;
  var timeLimit = 8000;
  // Absolute URL to hash of every file that may run, as the page names them.
  var named = Object.freeze(Object.create(null));

  // Chunks of every release read the table. Assignments are ignored and not an error, because older shells assign it themselves.
  Object.defineProperty(window, 'storefrontIntegrity', {
    get: function () {
      return named;
    },
    set: function () {},
  });

  // The only Trusted Types policy of the page: it passes addresses of scripts that the page names; text never becomes HTML or
  // code (EDG-4). A worker outlives its page, so the one of the edge is the only one.
  var worker = new URL('/offline-worker.js', document.baseURI).href;
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', {
      createScriptURL: function (url, type, sink) {
        url = new URL(url, document.baseURI).href;
        return (/Worker/.test(sink) ? url === worker : named[url]) ? url : null;
      },
    });

  var nameFiles = function (decisions) {
    var table = Object.assign(Object.create(null), named);
    Object.keys(decisions).forEach(function (feature) {
      [decisions[feature]].concat(decisions[feature].lastGood).forEach(function (release) {
        Object.keys(release.integrity).forEach(function (path) {
          table[new URL(release.base + path, document.baseURI).href] = release.integrity[path];
        });
      });
    });
    named = Object.freeze(table);
  };

  // Any code may call this: the file is checked against the hash in the page before the files it names may run (RES-10).
  var fetchNow = window.fetch;
  var loadOthers = function (fresh) {
    var options = { integrity: page.others.integrity, cache: fresh ? 'reload' : 'default' };
    return fetchNow(page.others.url, options).then(function (response) {
      if (!response.ok)
        throw Object.assign(new Error('The server has no such decisions'), { name: 'OthersGone' });
      return response.json().then(function (others) {
        nameFiles(others.decisions);
        return others;
      });
    });
  };

  var failedBefore = function () {
    try {
      return (sessionStorage.getItem(key) || '').split(' ');
    } catch {
      return [];
    }
  };

  var remember = function (version) {
    try {
      sessionStorage.setItem(key, failedBefore().concat(version).join(' ').trim());
      return failedBefore().indexOf(version) !== -1;
    } catch {
      return false;
    }
  };

  var forget = function () {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage nothing was remembered either.
    }
  };

  // Whether no shell has started yet: the page shows the edge's skeleton or its drawing (EDG-7). A shell that has started marks
  // the drawn page, which may then stay for as long as its remote takes.
  var isWaiting = function () {
    return (
      document.getElementById('skeleton') || document.querySelector('#root[data-drawn]:not([data-started])')
    );
  };

  var remove = function (selector) {
    document.querySelectorAll(selector).forEach(function (element) {
      element.remove();
    });
  };

  var removeStyles = function () {
    remove('link[data-shell]');
  };

  var put = function (tag, attribute, release, path, done, failed) {
    // A file without a hash in the decision is refused and not fetched (SHL-5).
    if (!release.integrity[path]) return failed();
    var element = document.createElement(tag);
    element.setAttribute('nonce', nonce);
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

  var fail = function (number, phase, code) {
    if (number !== turn) return;
    var isLate = code === 'timeout' && asked;
    asked = false;
    var failed = releases[number].version;
    var next = releases[(turn += 1)];
    removeStyles();
    var report = {
      kind: 'remote-failed',
      feature: 'shell',
      version: failed,
      phase: phase,
      code: code || 'boot',
      replacedBy: next ? next.version : null,
    };
    var batch = { brand: page.brand.id, releases: { shell: failed }, reports: [report] };
    if (page.preview) batch.preview = true;
    if (page.token) batch.token = page.token;
    navigator.sendBeacon('/platform/telemetry', JSON.stringify(batch));
    // What a shell has begun, or will begin when it arrives late, cannot be undone, so the next one gets a page of its own: two
    // never run in one.
    if (next && (phase === 'execute' || isLate) && remember(failed)) history.go(0);
    else if (next) begin(turn);
    else {
      forget();
      document.getElementById('root').hidden = true;
      document.getElementById('unreachable').hidden = false;
      startFonts();
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
      asked = true;
      // The styles that the page was drawn with stay until the styles of another shell have loaded.
      if (release !== page.decisions.shell) remove('style[data-shell]');
      start.js.forEach(function (path) {
        if (number === turn) put('script', 'src', release, path, null, failed);
      });
    };
    var styled = function () {
      if ((waiting -= 1) === 0) run();
    };
    // The last release has no time limit: there is nothing to show instead.
    if (releases[number + 1])
      setTimeout(function () {
        if (isWaiting()) fail(number, 'fetch', 'timeout');
      }, timeLimit);
    // A drawn page already contains the styles of its shell.
    var isStyled = release === page.decisions.shell && document.querySelector('style[data-shell]');
    if (waiting === 0 || isStyled) return run();
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
      if (!release || !event.filename || !isWaiting()) return;
      var isIts = Object.keys(release.integrity).some(function (path) {
        return new URL(release.base + path, document.baseURI).href === event.filename;
      });
      if (isIts) fail(turn, 'execute');
    },
    true,
  );

  // The last press on a drawn page is kept while nothing listens to it, and repeated once the shell has taken the page over.
  // Links work by themselves, and so do forms with an address of their own in which something is typed or chosen.
  var pressed;
  var isTakenOver = false;
  var wasDrawn = false;
  var isDrawn = function () {
    wasDrawn = wasDrawn || !!document.querySelector('#root[data-drawn]');
    return wasDrawn && !isTakenOver;
  };
  var pressable =
    'button, summary, label, input:is([type=checkbox], [type=radio], [type=submit], [type=button])';
  var keep = function (element, press) {
    var label = labelOf(element);
    var index = alike(element.localName, label).indexOf(element);
    pressed = { element: element, label: label, index: index, press: press };
  };
  var leads = function (form) {
    if (!form || !form.hasAttribute('action') || form.method !== 'get') return false;
    return [].some.call(form.elements, function (field) {
      return field.name && field.value;
    });
  };
  var labelOf = function (element) {
    return [element.getAttribute('aria-label'), element.name, element.value, element.textContent.trim()].join(
      ' ',
    );
  };
  var alike = function (tag, label) {
    return [].filter.call(document.querySelectorAll('#root ' + tag), function (element) {
      return labelOf(element) === label;
    });
  };

  addEventListener(
    'click',
    function (event) {
      var target = event.target.closest && event.target.closest('a[href], ' + pressable);
      if (!target || target.localName === 'a' || !isDrawn() || !target.closest('#root')) return;
      if (target.type === 'submit' && leads(target.form)) return;
      event.preventDefault();
      event.stopPropagation();
      keep(target, 'click');
    },
    true,
  );
  addEventListener(
    'submit',
    function (event) {
      if (!isDrawn() || leads(event.target)) return;
      event.preventDefault();
      keep(event.target, 'requestSubmit');
    },
    true,
  );
  var repeatPress = function () {
    if (!pressed) return;
    // A page that was redrawn has another element in its place.
    var element = pressed.element.isConnected
      ? pressed.element
      : alike(pressed.element.localName, pressed.label)[pressed.index];
    if (element) element[pressed.press]();
    pressed = undefined;
  };

  // With new fonts the browser lays out the whole page again, so they wait until presses work; until then text is shown in a
  // fallback font of the same width.
  var startFonts = function () {
    var fonts = document.querySelector('noscript[data-fonts]');
    if (!fonts) return;
    var style = document.createElement('style');
    // The text content of the element: the browser does not parse its HTML, because scripts are enabled.
    style.textContent = fonts.textContent.replace(/<\/?style[^>]*>/g, '');
    fonts.remove();
    document.head.appendChild(style);
  };

  document.addEventListener('storefront-taken-over', function () {
    isTakenOver = true;
    repeatPress();
    startFonts();
    keepOfflinePage();
  });

  // The page of the brand for a device without a connection (BRD-10); the shop works without it.
  var keepOfflinePage = function () {
    if (navigator.serviceWorker) navigator.serviceWorker.register(worker).catch(function () {});
  };

  // What belongs to this visitor and moment stands in a header beside the page. A browser that does not show it to scripts asks for
  // the header once more.
  var visitorValues = function (use) {
    var parse = function (text) {
      return JSON.parse(decodeURIComponent(text));
    };
    var entry = performance.getEntriesByType('navigation')[0];
    var sent = ((entry && entry.serverTiming) || []).filter(function (one) {
      return one.name === 'visitor';
    })[0];
    if (sent) return use(parse(sent.description));
    fetchNow(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        var values = parse(/visitor;desc="([^"]*)"/.exec(answer.headers.get('server-timing'))[1]);
        // It belongs to the policy of that answer.
        values.styleNonce = '';
        return values;
      })
      .catch(function () {
        return { now: Date.now(), reasons: {}, styleNonce: '' };
      })
      .then(use);
  };

  document.addEventListener('DOMContentLoaded', function () {
    // The last one, because what a release has drawn stands before it.
    var firstData = [].slice.call(document.querySelectorAll('#storefront-data'), -1)[0].textContent;
    // Other text could close the list and go on with fields of the state.
    JSON.parse(firstData);
    visitorValues(function (values) {
      page = JSON.parse(state);
      var reasons = values.reasons;
      nonce = values.styleNonce;
      delete values.reasons;
      delete values.styleNonce;
      Object.assign(page, values);
      Object.keys(reasons).forEach(function (feature) {
        if (page.decisions[feature]) page.decisions[feature].reason.text = reasons[feature];
      });
      var text = JSON.stringify(page).slice(0, -1) + ',"firstData":' + firstData + '}';
      Object.defineProperty(window, 'storefrontState', { value: text });
      start();
    });
  });

  var start = function () {
    var shell = page.decisions.shell;
    if (!shell) return startFonts();
    nameFiles(page.decisions);
    if (page.others) Object.defineProperty(window, 'storefrontOthers', { value: loadOthers });
    var all = [shell].concat(shell.lastGood);
    releases = all.filter(function (release) {
      return failedBefore().indexOf(release.version) === -1;
    });
    if (releases.length === 0) {
      forget();
      releases = all;
    }
    if (releases[0] !== shell) removeStyles();
    begin(0);
  };
})();
