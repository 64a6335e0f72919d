// Stands in the place of the service worker where a site has none: one that was there before goes, with all that it kept.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const folder = new URL('.', location.href).pathname.slice(0, -1);
  const remove = async () => {
    for (const name of await caches.keys()) {
      // Sites in other folders of the host have their own.
      if (name.replace(/^pagewright-\w+/, '') === folder) await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
