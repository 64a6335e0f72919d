import { createContext } from 'react';

/** Counts the looks at the site, for those who ask again after each though they stand in what is drawn for nothing else. */
export const Looks = createContext(0);
