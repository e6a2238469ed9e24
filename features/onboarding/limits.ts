/** Spec §9: four steps, so three intervals of progress, and four tour slides. */
export const onboardingSteps = 4;
export const tourSlides = 4;
