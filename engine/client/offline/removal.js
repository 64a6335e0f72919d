// Stands in the place of the service worker where a site has none: one that was there before goes, with all that it kept.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('pagewright-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
