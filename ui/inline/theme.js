// Runs before the first paint, so that a remembered theme does not flash; components/theme-toggle.tsx writes it.
try {
  const theme = localStorage.getItem("nivasa-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off; the system's theme is shown then.
}
