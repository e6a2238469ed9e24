// Runs before the first paint, so that a chosen theme never flashes the other one.
// Browsers keep this file for ever: a change needs a new number in its name, here and in index.html.
try {
  const theme = localStorage.getItem('plumbline.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
