import { createContext } from 'react';

/** Counts the looks at the site, for those who ask again after each though they stand in what is drawn for nothing else. */
export const Looks = createContext(0);

/** Counts what was refused or taken back: what an input holds of its own counts no more, and gives way to what the server has. */
export const Epoch = createContext(0);
