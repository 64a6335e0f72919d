/** What may be loaded into the studio's document: its own scripts and styles, and the site in frames. No page may hold it in a frame. */
export const studioHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Vite's client waits in a worker for a server that starts again.
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The studio's document, with the address of its client. With the token, it alone may ask the server to write. */
export function studioDocument(token: string, client: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<title>Studio · Pagewright</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${client}main.css">
<script type="module" src="${client}main.js"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;
}
