/** Boltzmann's constant in eV/K. */
export const boltzmann = 8.617e-5;
