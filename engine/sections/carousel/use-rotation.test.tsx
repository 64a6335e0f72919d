// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Rotation, useRotation } from './use-rotation.ts';

let rotation: Rotation;
let root: ReturnType<typeof createRoot>;

function Harness() {
  rotation = useRotation();
  return (
    <div id="carousel" {...rotation.holders}>
      <button type="button" id="inside">
        inside
      </button>
    </div>
  );
}

async function mount(lessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener() {}, removeEventListener() {} }));
  await act(async () => root.render(<Harness />));
}

async function point(type: 'pointerover' | 'pointerout', pointerType: string) {
  const event = Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType });
  await act(async () => document.getElementById('carousel')?.dispatchEvent(event));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('useRotation', () => {
  it('rotates until paused, and again after play', async () => {
    await mount();
    expect(rotation.rotating).toBe(true);
    await act(async () => rotation.want(false));
    expect(rotation).toMatchObject({ rotating: false, wanted: false });
    await act(async () => rotation.want(true));
    expect(rotation.rotating).toBe(true);
  });

  it('holds while the focus is inside', async () => {
    await mount();
    await act(async () => document.getElementById('inside')?.focus());
    expect(rotation).toMatchObject({ rotating: false, wanted: true, focused: true });
    await act(async () => document.getElementById('inside')?.blur());
    expect(rotation).toMatchObject({ rotating: true, focused: false });
  });

  it('rotates when "play" is pressed although the focus is on the button, until the focus moves on', async () => {
    await mount();
    await act(async () => document.getElementById('inside')?.focus());
    await act(async () => rotation.want(true));
    expect(rotation.rotating).toBe(true);
    await act(async () => document.getElementById('inside')?.blur());
    await act(async () => document.getElementById('inside')?.focus());
    expect(rotation.rotating).toBe(false);
  });

  it('holds while a mouse points at it', async () => {
    await mount();
    await point('pointerover', 'mouse');
    expect(rotation.rotating).toBe(false);
    await point('pointerout', 'mouse');
    expect(rotation.rotating).toBe(true);
  });

  it('stops for good at a touch', async () => {
    await mount();
    await point('pointerover', 'touch');
    await point('pointerout', 'touch');
    expect(rotation).toMatchObject({ rotating: false, wanted: false });
  });

  it('never starts on its own for visitors who prefer reduced motion', async () => {
    await mount(true);
    expect(rotation).toMatchObject({ rotating: false, reducedMotion: true });
    await act(async () => rotation.want(true));
    expect(rotation.rotating).toBe(true);
  });
});
