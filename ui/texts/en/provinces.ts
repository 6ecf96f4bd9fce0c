/** What a province or a district is called. */
export const placeName = (place: string): string => place;
