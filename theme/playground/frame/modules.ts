import { Badge } from '@rspress/core/dist/theme/components/Badge/index.js';
import { Callout } from '@rspress/core/dist/theme/components/Callout/index.js';
import { Steps } from '@rspress/core/dist/theme/components/Steps/index.js';
import { Tab, Tabs } from '@rspress/core/dist/theme/components/Tabs/index.js';
import * as React from 'react';

/** What a text can import: React's hooks and helpers, and components of the theme that stand alone. */
export const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  react: {
    Children: React.Children,
    cloneElement: React.cloneElement,
    createContext: React.createContext,
    createElement: React.createElement,
    default: React,
    Fragment: React.Fragment,
    memo: React.memo,
    useCallback: React.useCallback,
    useContext: React.useContext,
    useEffect: React.useEffect,
    useId: React.useId,
    useMemo: React.useMemo,
    useReducer: React.useReducer,
    useRef: React.useRef,
    useState: React.useState,
  },
  '@rspress/core/theme': { Badge, Callout, Steps, Tab, Tabs },
};
