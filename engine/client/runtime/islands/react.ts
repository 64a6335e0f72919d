// Replaces `react` for sections during prerendering: detects hooks that need a browser.
import * as React from 'react';
import { noteInteractive } from './interactive-sections.ts';

export {
  Activity,
  act,
  Children,
  cache,
  cacheSignal,
  captureOwnerStack,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  Profiler,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useId,
  useMemo,
  version,
} from 'react';

// biome-ignore lint/suspicious/noExplicitAny: passes on a hook of any type
function noted<Hook extends (...args: any[]) => unknown>(hook: Hook): Hook {
  return ((...args) => {
    noteInteractive();
    return hook(...args);
  }) as Hook;
}

/** Hooks that need a browser. The others work in prerendered pages. */
const hooks = {
  useActionState: noted(React.useActionState),
  useDeferredValue: noted(React.useDeferredValue),
  useEffect: noted(React.useEffect),
  useEffectEvent: noted(React.useEffectEvent),
  useImperativeHandle: noted(React.useImperativeHandle),
  useInsertionEffect: noted(React.useInsertionEffect),
  useLayoutEffect: noted(React.useLayoutEffect),
  useOptimistic: noted(React.useOptimistic),
  useReducer: noted(React.useReducer),
  useRef: noted(React.useRef),
  useState: noted(React.useState),
  useSyncExternalStore: noted(React.useSyncExternalStore),
  useTransition: noted(React.useTransition),
};
export const {
  useActionState,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} = hooks;

/** A class component has state and a life cycle. */
export class Component extends React.Component {
  constructor(props: object) {
    super(props);
    noteInteractive();
  }
}

export class PureComponent extends React.PureComponent {
  constructor(props: object) {
    super(props);
    noteInteractive();
  }
}

export default { ...React, ...hooks, Component, PureComponent };
