/**
 * A placeholder for the origin in prerendered pages of a site without `origin`. Reserved, so no host has this
 * name (RFC 2606).
 */
export const unknownOrigin = 'https://your-site.invalid';
