/**
 * Stands for the address of a site whose site.json has no `origin`, in pages that are rendered before a browser or a request tells it.
 * No host can have this name (RFC 2606).
 */
export const unknownOrigin = 'https://your-site.invalid';
