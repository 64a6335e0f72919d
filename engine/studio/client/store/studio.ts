import { server } from '../server.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { createStudio } from './create-studio.ts';
import type { SiteState } from './site-state.ts';
import { useSlice } from './slice.ts';

export const studio = createStudio(server);

export const useSite = <Selected>(select: (site: SiteState) => Selected): Selected => useSlice(studio.site, select);

export const usePlace = <Selected>(select: (place: ChosenPlace) => Selected): Selected =>
  useSlice(studio.place, select);

export const useChosen = () => usePlace(({ chosen }) => chosen);
