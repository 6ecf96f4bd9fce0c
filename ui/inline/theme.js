// Runs before the first paint, so that the stored theme does not flash; components/theme-toggle.tsx
// stores it.
try {
  const theme = localStorage.getItem("nivasa-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // If storage is off, the system's theme applies.
}
