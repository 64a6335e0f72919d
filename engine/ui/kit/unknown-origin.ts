/** A placeholder for the origin in prerendered pages of a site without `origin` (reserved by RFC 2606). */
export const unknownOrigin = 'https://your-site.invalid';
