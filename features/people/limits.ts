export const peoplePageDefault = 50;
export const peoplePageMaximum = 200;
export const peopleChangesPerMinute = 60;
