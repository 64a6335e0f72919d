import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowLeafletHtml } from './leaflet-html.ts';

afterEach(() => vi.unstubAllGlobals());

describe('allowLeafletHtml', () => {
  it('only allows the strings that Leaflet writes', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
    allowLeafletHtml();
    const [name, { createHTML }] = createPolicy.mock.calls[0] as [string, { createHTML(html: string): string | null }];
    expect(name).toBe('default');
    expect(createHTML('<svg/>')).toBe('<svg/>');
    expect(createHTML('+')).toBe('+');
    expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(createHTML('<svg/onload=alert(1)>')).toBeNull();
  });

  it('keeps a default policy that is there, and does without where there are no Trusted Types', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    allowLeafletHtml();
    vi.stubGlobal('trustedTypes', undefined);
    allowLeafletHtml();
    expect(createPolicy).not.toHaveBeenCalled();
  });
});
