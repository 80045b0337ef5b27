/* global self, caches, fetch, Request, offlinePage */
// Shows the brand's own page when the server cannot be reached (BRD-10). Everything else goes its way as if this worker were not there.
(function () {
  var prefix = 'offline ';
  var name = prefix + offlinePage;

  var keepPage = function () {
    return caches.open(name).then(function (cache) {
      return cache.add(new Request(offlinePage, { cache: 'reload' }));
    });
  };

  var forgetFormerPages = function () {
    return caches.keys().then(function (names) {
      var former = names.filter(function (one) {
        return one.indexOf(prefix) === 0 && one !== name;
      });
      return Promise.all(
        former.map(function (one) {
          return caches.delete(one);
        }),
      );
    });
  };

  self.addEventListener('install', function (event) {
    self.skipWaiting();
    event.waitUntil(keepPage());
  });

  self.addEventListener('activate', function (event) {
    var preload = self.registration.navigationPreload;
    event.waitUntil(Promise.all([forgetFormerPages(), preload && preload.enable()]));
  });

  self.addEventListener('fetch', function (event) {
    var request = event.request;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    // The page is asked for while this worker starts, so that nobody waits for the worker.
    var answer = Promise.resolve(event.preloadResponse).then(function (response) {
      return response || fetch(request);
    });
    event.respondWith(
      answer.catch(function (error) {
        return caches.match(offlinePage).then(function (page) {
          if (page === undefined) throw error;
          return page;
        });
      }),
    );
  });
})();
