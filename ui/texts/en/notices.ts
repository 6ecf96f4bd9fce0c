/* Notices above and instead of pages: announcement, closed shop, lost connection, new version. */

export const announcement = "Announcement";
export const dismissAnnouncement = "Dismiss the announcement";
export const openingSoon = "Opening soon";
export const openingSoonText = "We are getting ready. Please come back soon.";
export const closedNow = "Closed for now";
export const closedText = "We are closed for a while. Orders already placed go on.";
export const expectedOpen = (day: string) => `We expect to open again on ${day}.`;
export const staffSignIn = "Staff sign in";
export const noConnection = "No connection.";
export const visitedStillWorks =
  "Pages you’ve visited still work; the rest will load when you’re back online.";
export const newVersionHere = "A new version is available.";
export const reload = "Reload";
export const later = "Later";
export const notLive = "This page isn’t live.";
export const mayHaveChanged =
  "Prices and stock may have changed. The page updates automatically when you’re back online.";
