/** The name of a province or district. */
export const placeName = (place: string): string => place;
