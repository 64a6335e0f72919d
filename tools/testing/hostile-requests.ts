import { randomBytes } from 'node:crypto';

const ask = (line: string, headers = '', body = '') => `${line}\r\nHost: site\r\n${headers}\r\n${body}`;
/** A GET as it goes over the wire. */
export const get = (path: string, headers = '', body = '') => ask(`GET ${path} HTTP/1.1`, headers, body);

/** A request for `0123456789` that stands where a server might take it for a second one. */
export const hidden = 'GET /files/digits.txt HTTP/1.1\r\nHost: site\r\n\r\n';
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'FOO', 'get', 'G\0T', ''];

/** Requests that HTTP forbids or that nobody honest sends: each is refused with a 4xx, or the connection closed. By name. */
export const refused: Record<string, string | Buffer> = {
  ...Object.fromEntries(methods.map((method) => [`the method "${method}"`, ask(`${method} /second HTTP/1.1`)])),
  'an address that is cut': get('/%'),
  'an address that is no UTF-8': get('/%ff%fe'),
  'a zero byte in the address': get('/a\0b'),
  'a space in the address': get('/a b'),
  'no address': 'GET HTTP/1.1\r\nHost: site\r\n\r\n',
  'an address of 100 kB': get(`/${'a'.repeat(100_000)}`),
  '2,000 long parameters': get(`/second?${Array.from({ length: 2000 }, (_, at) => `parameter${at}=value`).join('&')}`),
  'a header of 64 kB': get('/second', `X: ${'a'.repeat(65_536)}\r\n`),
  '2,000 headers': get('/second', Array.from({ length: 2000 }, (_, at) => `X-Header-${at}: a\r\n`).join('')),
  'a header without a colon': get('/second', 'nonsense\r\n'),
  'a zero byte in a header': get('/second', 'X: a\0b\r\n'),
  'a space before the colon': get('/second', 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`),
  'no host': 'GET /second HTTP/1.1\r\n\r\n',
  'two hosts': `GET /second HTTP/1.1\r\nHost: site\r\nHost: other.example\r\n\r\n`,
  'the same host twice': `GET /second HTTP/1.1\r\nHost: site\r\nHOST: site\r\nConnection: close\r\n\r\n`,
  'a version of the past': `GET /second\r\n${hidden}`,
  'a version of the future': 'GET /second HTTP/9.9\r\nHost: site\r\n\r\n',
  'a preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'encryption on the plain port': Buffer.concat([Buffer.from('1603010200010001fc0303', 'hex'), randomBytes(512)]),
  'bytes without sense': Buffer.concat([Buffer.from([0]), randomBytes(2048)]),
  'a length and chunks': get('/second', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`),
  'chunks and a length': get('/second', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `0\r\n\r\n${hidden}`),
  'two lengths': get('/second', 'Content-Length: 0\r\nContent-Length: 55\r\n', hidden),
  'a length with a sign': get('/second', 'Content-Length: +5\r\n', hidden),
  'a length that is none': get('/second', 'Content-Length: 5a\r\n', hidden),
  'an unknown encoding': get('/second', 'Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`),
  'chunked, but not last': get('/second', 'Transfer-Encoding: chunked, gzip\r\n', `0\r\n\r\n${hidden}`),
};

/** Requests that HTTP allows: each is answered as a plain GET of `/second` would be, and once. By name. */
export const allowed: Record<string, string> = {
  'a whole address': ask('GET http://other.example/second HTTP/1.1'),
  '2,000 short parameters': get(`/second?${'a&'.repeat(2000)}`),
  'names of every object': get('/second?__proto__[x]=1&constructor=1&__proto__=1'),
  'a body on GET': get('/second', `Content-Length: ${hidden.length}\r\n`, hidden),
  'chunks on GET': get(
    '/second',
    'Transfer-Encoding: chunked\r\n',
    `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ),
  'many tags': get('/second', `If-None-Match: ${'"a",'.repeat(2000)}"b"\r\n`),
  'many encodings': get('/second', `Accept-Encoding: ${'x;q=0.1,'.repeat(1000)}identity\r\n`),
  'encodings without sense': get('/second', 'Accept-Encoding: ;;q=,,br;q=NaN\r\n'),
  'a date without sense': get('/second', 'If-Modified-Since: yesterday\r\n'),
};
